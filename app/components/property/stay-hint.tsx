import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import { formatDateRange } from '~/domain/date/format-date-range';
import { daysBetween, type PlainDate } from '~/domain/date/plain-date';
import { formatAmount } from '~/domain/money/format-amount';
import type { Currency } from '~/domain/money/money';
import type { StayCalendar } from '~/domain/stay/stay-calendar';
import type { DateRange } from '../form/date-range-field';
import type { StayDay } from './stay-day';

type StayHintProps = {
	calendar: StayCalendar;
	chosen: DateRange;
	currency: Currency;
	/** The day that was pressed or has the focus. */
	pointed: (StayDay & { day: PlainDate }) | null;
	onTake: (range: DateRange) => void;
};

/** What comes next, what the chosen stay costs, or why a day cannot be chosen and which one can. */
export function StayHint({ calendar, chosen, currency, pointed, onTake }: StayHintProps) {
	const { t } = useTranslation(['stay-calendar', 'common']);
	const { language } = useRoot();
	const { checkIn, checkOut } = chosen;
	const amount = (minor: number | null) => (minor === null ? t('day.onRequest') : formatAmount({ minor, currency }));
	const said = (day: PlainDate) => formatDate(day, language, { weekday: 'comma' });
	const refused = pointed && !pointed.isSelectable && pointed.mark === null ? pointed : null;
	const words = () => {
		if (refused) {
			if (refused.kind === 'sold') return t('hint.sold', { date: said(refused.day) });
			return t(checkIn && !checkOut ? 'hint.noDeparture' : 'hint.noArrival', { date: said(refused.day) });
		}
		if (!checkIn) return t('hint.arrival');
		if (!checkOut) return t('hint.departure', { date: said(checkIn) });
		const stay = calendar.departuresFrom(checkIn).get(checkOut);
		const nights = t('common:property.nights', { count: daysBetween(checkIn, checkOut) });
		return (
			<>
				{formatDateRange(checkIn, checkOut, language)} · <b>{nights}</b>
				{stay ? <b className="amount">{amount(stay.priceMinor)}</b> : null}
			</>
		);
	};
	const next = refused && (!checkIn || checkOut) ? calendar.nearestArrival(refused.day) : null;
	return (
		<div className="stay-hint">
			<p aria-live="polite">{words()}</p>
			{next ? (
				<button
					type="button"
					className="text-link"
					onClick={() => onTake({ checkIn: next.checkIn, checkOut: next.checkOut })}
				>
					{t('hint.take', { date: said(next.checkIn), price: amount(next.priceMinor) })}
				</button>
			) : null}
		</div>
	);
}
