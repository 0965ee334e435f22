import { useTranslation } from 'react-i18next';
import { SMALL_NOTE } from './classes';

/** Below this many percent the note of OFFER-21 appears. */
const NOTED_BELOW = 8;

/** '{n}% Commission' and, under 8 percent, '(+4% on non-refundable rates after 5 bookings)' (OFFER-21). */
export function CommissionNote({ percent, isNoteAlone = false }: { percent: number | null; isNoteAlone?: boolean }) {
	const { t } = useTranslation('rooms');
	if (percent === null) return null;
	return (
		<>
			{isNoteAlone ? null : <b className="font-semibold text-accent-ink">{t('commission', { percent })}</b>}
			{percent < NOTED_BELOW ? <small className={SMALL_NOTE}>{t('commissionNote')}</small> : null}
		</>
	);
}
