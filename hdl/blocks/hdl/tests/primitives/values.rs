//! `U<N>` against 128-bit arithmetic reduced to N bits.

use crate::common::{explore, here};
use proptest::prelude::*;
use tessera_hdl::prelude::*;
use tessera_hdl::rust_hdl::prelude::{Synth, VCDValue};

/// All operations at one width; `Err` names the first that differs.
fn operations<const N: usize>(a: u64, b: u64, n: u64) -> Result<(), String> {
    let modulus = 1u128 << N;
    let (ua, ub) = (U::<N>::new(a), U::<N>::new(b));
    let (wa, wb) = (u128::from(a) % modulus, u128::from(b) % modulus);
    let check = |what: &str, got: u64, want: u128| {
        if u128::from(got) == want % modulus {
            Ok(())
        } else {
            Err(format!("{what} at {N} bits: {ua:?}, {ub:?}, {n}: {got:#x}, want {want:#x}"))
        }
    };
    check("new", ua.raw(), wa)?;
    check("+", (ua + ub).raw(), wa + wb)?;
    check("-", (ua - ub).raw(), modulus + wa - wb)?;
    check("*", (ua * ub).raw(), wa.wrapping_mul(wb))?;
    check("+ word", (ua + b).raw(), wa + u128::from(b))?;
    check("&", (ua & ub).raw(), wa & wb)?;
    check("|", (ua | ub).raw(), wa | wb)?;
    check("^", (ua ^ ub).raw(), wa ^ wb)?;
    check("!", (!ua).raw(), modulus - 1 - wa)?;
    let shifted = |value: u128| if n < 128 { value } else { 0 };
    let distance = (n % 128) as u32;
    check("<<", (ua << n).raw(), shifted(wa << distance))?;
    check(">>", (ua >> n).raw(), shifted(wa >> distance))?;
    check("<< U", (ua << U::<8>::new(n)).raw(), shifted(wa << distance))?;
    let bit = |i: u64| i < 128 && wa >> i & 1 == 1;
    check("get_bit", ua.get_bit(n as usize).into(), bit(n).into())?;
    check("get_bits", bit_cast::<N, 5>(ua.get_bits::<5>(n as usize)).raw(), shifted(wa >> distance) % 32)?;
    let place = if (n as usize) < N { 1u128 << n } else { 0 };
    check("set bit", ua.replace_bit(n as usize, true).raw(), wa | place)?;
    check("clear bit", ua.replace_bit(n as usize, false).raw(), wa & !place)?;
    check("all", ua.all().into(), (wa == modulus - 1).into())?;
    check("any", ua.any().into(), (wa != 0).into())?;
    check("xor", ua.xor().into(), (wa.count_ones() % 2).into())?;
    check("<", (ua < ub).into(), (wa < wb).into())?;
    check("== word", (ua == a).into(), (wa == u128::from(a)).into())?;
    let sign = |w: u128| if w >= modulus / 2 { w as i128 - modulus as i128 } else { w as i128 };
    let unsign = |s: i128| s.rem_euclid(modulus as i128) as u128;
    check("signed_lt", signed_lt(ua, ub).into(), (sign(wa) < sign(wb)).into())?;
    check("shift_right_signed", shift_right_signed(ua, U::<8>::new(n)).raw(), unsign(sign(wa) >> distance.min(127)))?;
    let wide = sign_extend::<64, N>(ua).raw() as i64;
    if i128::from(wide) != sign(wa) {
        return Err(format!("sign_extend at {N} bits: {ua:?} gives {wide}"));
    }
    Ok(())
}

#[test]
fn operations_are_exact_modulo_two_to_the_n() {
    let word = prop_oneof![any::<u64>(), Just(0), Just(u64::MAX), Just(1 << 63)];
    let stimuli = (word.clone(), word, 0u64..128);
    explore(here!(), stimuli, |(a, b, n)| {
        operations::<1>(a, b, n)?;
        operations::<2>(a, b, n)?;
        operations::<5>(a, b, n)?;
        operations::<8>(a, b, n)?;
        operations::<31>(a, b, n)?;
        operations::<32>(a, b, n)?;
        operations::<33>(a, b, n)?;
        operations::<63>(a, b, n)?;
        operations::<64>(a, b, n)
    })
    .unwrap();
}

#[test]
fn constants_that_do_not_fit_are_refused() {
    let attempts: [fn() -> u64; 3] = [|| U::<4>::from(16).raw(), || bits::<4>(16).raw(), || 16usize.to_bits::<4>().raw()];
    for attempt in attempts {
        assert!(std::panic::catch_unwind(attempt).is_err());
    }
    assert_eq!(U::<4>::from(15), U::ONES);
    assert_eq!(U::<4>::new(16), U::ZERO);
}

#[test]
fn rust_hdl_sees_width_and_value() {
    let value = U::<12>::new(0xabc);
    assert_eq!(<U<12> as Synth>::BITS, 12);
    assert_eq!(format!("{:x}", value.verilog()), "12'habc");
    let VCDValue::Vector(wave) = U::<3>::new(0b110).vcd() else { panic!("a vector in the waveform") };
    assert_eq!(format!("{wave:?}"), "[V1, V1, V0]");
}
