//! Holds the arithmetic to the choices of `tessera_isa::decisions`, which are stated there once for all
//! engines.

use proptest::prelude::*;
use tessera_isa::decisions::float::{canonical_nan, canonicalize, float_to_int as decided_to_int, flush_denormal, is_nan};
use tessera_isa::decisions::{arithmetic, machine, math};
use tessera_isa::{Cr0, DataType};

use super::{arith, FloatEnv, Format, F16, F32, F64};
use crate::convert::{float_to_int, wrap};
use crate::lanes::Element;
use crate::state::Thread;

fn formats_agree<F: Format>(ty: DataType, bits: u64) {
    let value = F::Bits::truncate(bits);
    let bits = value.bits();
    assert_eq!(F::NAN, canonical_nan(ty));
    assert_eq!(arith::is_nan::<F>(value), is_nan(ty, bits), "{bits:#x}");
    // Flushing is for numbers: what it does to a NaN is not observable.
    if !is_nan(ty, bits) {
        assert_eq!(arith::flush::<F>(value).bits(), flush_denormal(ty, bits), "{bits:#x}");
    }
    let zero = F::Bits::default();
    let sum = arith::soft_add::<F>(value, zero, rustc_apfloat::Round::NearestTiesToEven);
    if is_nan(ty, bits) {
        assert_eq!(sum.bits(), canonicalize(ty, bits));
    }
    for int in [DataType::Ub, DataType::W, DataType::D, DataType::Ud, DataType::Q, DataType::Uq] {
        let own = float_to_int::<F>(value, int) as u64 & (u64::MAX >> (64 - int.bits()));
        assert_eq!(own, decided_to_int(F::to_f64(value), int), "{bits:#x} to {int:?}");
    }
}

proptest! {
    #![proptest_config(tessera_testkit::cases!(256))]

    #[test]
    fn formats_follow_the_decisions(bits in any::<u64>(), special in any::<bool>()) {
        // Half of the cases have all exponent bits set or clear.
        let toward = |exponent: u64| if special { bits | exponent } else { bits & !exponent };
        for bits in [bits, toward(F16::EXPONENT), toward(F32::EXPONENT), toward(F64::EXPONENT)] {
            formats_agree::<F16>(DataType::Hf, bits);
            formats_agree::<F32>(DataType::F, bits);
            formats_agree::<F64>(DataType::Df, bits);
        }
    }

    #[test]
    fn wrapping_follows_the_decisions(low in any::<u64>(), high in any::<i64>()) {
        let value = i128::from(high) << 64 | i128::from(low);
        for ty in [DataType::Ub, DataType::B, DataType::Uw, DataType::W, DataType::Ud, DataType::D, DataType::Uq, DataType::Q] {
            prop_assert_eq!(Some(wrap(value, ty)), arithmetic::wrap(value, ty));
        }
    }

    #[test]
    fn control_register_fields(cr0 in any::<u32>()) {
        let env = FloatEnv::from_cr0(cr0);
        let decided = Cr0(cr0);
        prop_assert_eq!(env.keep_f16, decided.keeps_denormals(DataType::Hf));
        prop_assert_eq!(env.keep_f32, decided.keeps_denormals(DataType::F));
        prop_assert_eq!(env.keep_f64, decided.keeps_denormals(DataType::Df));
    }

    #[test]
    fn indirect_addresses(a0 in any::<u16>(), offset in -512i16..512) {
        let mut thread = Thread::new(0, 1, 0, &[]);
        thread.address[0] = a0;
        prop_assert_eq!(thread.indirect_address(0, offset), machine::indirect_address(a0, offset));
    }
}

#[test]
fn threads_start_as_decided() {
    let thread = Thread::new(0, 1, 0, &[]);
    assert_eq!(Cr0(thread.control()), machine::DISPATCH_CR0);
    assert_eq!(thread.flags(), [machine::DISPATCH_FLAGS; 2]);
    assert_eq!(thread.address, [machine::DISPATCH_A0; 16]);
    assert!(thread.register(99).iter().all(|&byte| byte == machine::DISPATCH_GRF));
}

#[test]
fn math_rounds_as_decided() {
    assert_eq!(math::MATH_ROUNDING, tessera_isa::RoundingMode::NearestEven);
    // 1/3 lies above its nearest single; the mode of cr0 has no say in it.
    let inverse = crate::math::function::<F32>(tessera_isa::MathFunction::Inv).expect("a float function");
    let up = rustc_apfloat::Round::TowardPositive;
    assert_eq!(inverse(3f32.to_bits(), 0, up), (1.0f32 / 3.0).to_bits());
    let quotient = crate::math::function::<F32>(tessera_isa::MathFunction::Fdiv).expect("a float function");
    assert_eq!(quotient(1f32.to_bits(), 3f32.to_bits(), rustc_apfloat::Round::TowardZero), 0x3EAA_AAAA);
}
