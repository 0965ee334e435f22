import type { BrandProfile } from './brand-profile';

/** Whether a card's fee is added to prices on this brand: consumers never pay one (BRAND-11); surcharges on their cards are banned in the EEA and the UK. */
export function isCardFeeCharged({ isB2C }: Pick<BrandProfile, 'isB2C'>): boolean {
	return !isB2C;
}
