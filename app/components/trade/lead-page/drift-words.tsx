import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import { formatNumber } from '~/domain/language/format-number';
import { formatRate } from '~/domain/money/format-rate';
import type { DriftChange } from '~/domain/offer/drift-of';

/** One thing that is no longer as it was, with what it was. `mayHold`: the reader may ask for an option, which holds rooms. */
export function DriftWords({ change, mayHold = false }: { change: DriftChange; mayHold?: boolean }) {
	const { t } = useTranslation('lead');
	const { language } = useRoot();
	const day = (date: string | null) => (date ? formatDate(date, language) : null);
	const words = (name: string, given: Record<string, unknown> = {}) => t(`drift.${name}` as 'drift.gone', given);
	switch (change.kind) {
		case 'gone':
			return words(change.reason === 'sold-out' ? 'soldOut' : 'gone');
		case 'price': {
			const { before, after, percent } = change;
			if (!after) return words('onApplication');
			const amounts = {
				after: formatRate(after, { hasCents: true }),
				before: before ? formatRate(before, { hasCents: true }) : '',
			};
			if (percent === null) return words('priceNow', amounts);
			const share = formatNumber(Math.abs(Math.round(percent * 10) / 10), language);
			return words(percent > 0 ? 'dearer' : 'cheaper', { ...amounts, percent: share });
		}
		case 'freeCancellation':
			if (change.after) return words('freeUntil', { after: day(change.after), before: day(change.before) ?? '' });
			return words(change.isPast ? 'freePast' : 'freeGone', { before: day(change.before) ?? '' });
		case 'dueAtBooking':
			return words('dueAtBooking', {
				before: formatNumber(change.before, language),
				after: formatNumber(change.after, language),
			});
		case 'fee':
		case 'payment':
			return words(change.kind, {
				day: day(change.day),
				before: formatNumber(change.before, language),
				after: formatNumber(change.after, language),
			});
		case 'finalPayment':
			return words('finalPayment', { before: day(change.before), after: day(change.after) });
		case 'commission':
			return words('commission', {
				before: formatNumber(change.before, language),
				after: formatNumber(change.after, language),
			});
		case 'roomsLeft':
			return words(mayHold ? 'roomsLeftHold' : 'roomsLeft', { count: change.left });
	}
}
