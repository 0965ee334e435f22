import type { BrandProfile, PaymentProfile } from './brand-profile';
import { canChangePaymentProfile } from './can-change-payment-profile';

/** The payment profile that holds: the one that is asked for where agents may choose (BRAND-9), else the brand's own. */
export function choosePaymentProfile(
	{ brand, origin }: { brand: BrandProfile; origin: string },
	input: PaymentProfile | null | undefined,
): PaymentProfile {
	const isFree = canChangePaymentProfile(brand, new URL(origin).host);
	return (isFree && input) || brand.paymentProfile.default;
}
