import { useTranslation } from 'react-i18next';
import type { ListedHotel } from '~/domain/hotel-search/listed-hotel';
import { groupDigits } from '~/domain/money/group-digits';
import { benefitsBeyond } from '~/domain/offer/rate-benefits';

/** The name of a programme in a frame. */
export const PROGRAM_CHIP = 'rounded-chip border border-line2 px-1.75 py-px';

/**
 * What a programme gives in a hotel, before anything is chosen (OFFER-32): that of the price's own rate, else of the cheapest rate of a
 * programme that the agency belongs to, with what it costs.
 */
export function RateBenefitsLine({ stay, negotiated }: Pick<ListedHotel, 'stay' | 'negotiated'>) {
	const { t } = useTranslation('hotel-list');
	const own = stay?.rate?.program ? stay.rate : null;
	const rate = own ?? negotiated?.rate ?? null;
	if (!rate?.program) return null;
	const gains = own ? own.benefits : benefitsBeyond(rate, stay?.rate ?? null);
	return (
		<p className="mt-1.5 text-(length:--text-note)">
			<span className={PROGRAM_CHIP}>{rate.program}</span>{' '}
			{negotiated && !own ? (
				<span className="text-ink2">
					{t('benefits.from', {
						price: `${negotiated.total.currency}\u00a0${groupDigits(negotiated.total.minor, 0)}`,
					})}{' '}
				</span>
			) : null}
			{gains.join(', ')}
		</p>
	);
}
