import type { BrandProfile } from './brand-profile';

/** Whether a card's fee is added to prices on this brand: a consumer brand may carry it itself (decisions 3). */
export function isCardFeeCharged(brand: Pick<BrandProfile, 'isB2C' | 'isCardFeeChargedToConsumers'>): boolean {
	return !brand.isB2C || brand.isCardFeeChargedToConsumers;
}
