import { Link, useNavigate, useSearchParams } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { type PlainDate, parsePlainDate } from '~/domain/date/plain-date';
import { countFilters, filterParts } from '~/domain/operator-desk/calendar/calendar-filter';
import type { DeskCalendar } from '~/domain/operator-desk/calendar/load-desk-calendar.server';
import { Icon } from '../../../ui/icon';
import { tradeButton } from '../../trade-button';
import { ClearFilters } from '../calendar-filters';

type PhoneToolsProps = { calendar: Pick<DeskCalendar, 'from' | 'filter' | 'all' | 'whole'>; onList: () => void };

/** Below the property on a phone: which days, the list of properties, and what narrows it. */
export function PhoneTools({ calendar: { from, filter, all, whole }, onList }: PhoneToolsProps) {
	const { t } = useTranslation('operator-calendar');
	const navigate = useNavigate();
	const zoom = useSearchParams()[0].get('zoom') ?? '';
	const to = (day: PlainDate | null) =>
		`?${new URLSearchParams([...filterParts(filter), ...(day ? [['from', day]] : []), ...(zoom ? [['zoom', zoom]] : [])])}`;
	const count = countFilters(filter);
	return (
		<>
			<div className="phone-tools">
				<Link to={to(null)} preventScrollReset className={tradeButton()}>
					{t('today')}
				</Link>
				<input
					key={from}
					type="date"
					aria-label={t('goTo')}
					defaultValue={from}
					className="trade-field"
					onChange={({ currentTarget }) => {
						const day = parsePlainDate(currentTarget.value);
						if (day) navigate(to(day), { preventScrollReset: true });
					}}
				/>
				<button type="button" className={tradeButton('line', 'px-3')} aria-label={t('phone.list')} onClick={onList}>
					<Icon name="list" size={18} />
				</button>
			</div>
			{count > 0 ? (
				<p className="phone-narrowed">
					{t('filter.found', { count: all, whole })}, {t('filter.count', { count })}{' '}
					<ClearFilters {...{ from, zoom }} className="trade-link" />
				</p>
			) : null}
		</>
	);
}
