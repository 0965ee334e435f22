import { Form, Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { addDays, type PlainDate } from '~/domain/date/plain-date';
import type { DeskCalendar } from '~/domain/operator-desk/calendar/load-desk-calendar.server';
import { Icon } from '../../ui/icon';
import { FIELD_BOX } from '../parts/field-label';
import { tradeButton } from '../trade-button';

/** A step of the arrows: four weeks, so that a change-over day stays where it was. */
const STEP_DAYS = 28;

/** Which properties and days the calendar shows. */
export function CalendarToolbar({ calendar }: { calendar: Pick<DeskCalendar, 'from' | 'words' | 'after'> }) {
	const { t } = useTranslation('operator-calendar');
	const { from, words, after } = calendar;
	const to = (day: PlainDate | null) => {
		const query = new URLSearchParams({
			...(day ? { from: day } : {}),
			...(words ? { q: words } : {}),
			...(after > 0 ? { after: String(after) } : {}),
		});
		return `?${query}`;
	};
	return (
		<div className="desk-toolbar">
			<Form method="get" role="search" preventScrollReset>
				<label className={FIELD_BOX}>
					<span className="sr-only">{t('find')}</span>
					<input
						key={words}
						type="search"
						name="q"
						maxLength={80}
						defaultValue={words}
						placeholder={t('find')}
						className="trade-field"
					/>
				</label>
				<input type="hidden" name="from" value={from} />
				<button type="submit" className={tradeButton()}>
					{t('show')}
				</button>
			</Form>
			<nav aria-label={t('days')}>
				<Link
					to={to(addDays(from, -STEP_DAYS))}
					preventScrollReset
					aria-label={t('earlier')}
					className={tradeButton('line', 'min-w-9 px-2.5')}
				>
					<Icon name="chevronLeft" size={16} />
				</Link>
				<Link to={to(null)} preventScrollReset className={tradeButton()}>
					{t('today')}
				</Link>
				<Link
					to={to(addDays(from, STEP_DAYS))}
					preventScrollReset
					aria-label={t('later')}
					className={tradeButton('line', 'min-w-9 px-2.5')}
				>
					<Icon name="chevronRight" size={16} />
				</Link>
				<Form method="get" preventScrollReset>
					<label className={FIELD_BOX}>
						<span className="sr-only">{t('goTo')}</span>
						<input key={from} type="date" name="from" defaultValue={from} className="trade-field" required />
					</label>
					{words ? <input type="hidden" name="q" value={words} /> : null}
					<button type="submit" className={tradeButton()}>
						{t('go')}
					</button>
				</Form>
			</nav>
		</div>
	);
}
