import { useTranslation } from 'react-i18next';
import type { NoOfferReason } from '~/domain/offer/offer';
import { PART } from './classes';

type Worded = Exclude<NoOfferReason, 'invalid-occupancy'>;

/** The text of each reason, in `rooms:reason`. */
export const REASON_TEXTS = {
	'sold-out': 'soldOut',
	closed: 'closed',
	'minimum-stay': 'minimumStay',
	'not-in-season': 'notInSeason',
	'no-rate-for-profile': 'noRate',
} as const satisfies Record<Worded, string>;

/** The empty state: the possible reasons, and the known one (OFFER-13). */
export function NoOffers({ reason }: { reason: NoOfferReason | null }) {
	const { t } = useTranslation('rooms');
	return (
		<div role="status" className={PART}>
			<p className="font-semibold">{t('noOffers')}</p>
			<ul className="mt-1 list-disc pl-4.5 text-ink2">
				{reason && reason !== 'invalid-occupancy' ? <li>{t(`reason.${REASON_TEXTS[reason]}`)}</li> : null}
				<li>{t('noOffersBooked')}</li>
				<li>{t('noOffersCapacity')}</li>
			</ul>
		</div>
	);
}
