import { Form, Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { addDays, type PlainDate } from '~/domain/date/plain-date';
import { CALENDAR_DAYS } from '~/domain/hotel-desk/nights/calendar-days';
import type { NightCalendar } from '~/domain/hotel-desk/nights/load-night-calendar.server';
import { Icon } from '../../../ui/icon';
import { FIELD_BOX } from '../../parts/field-label';
import { NoScriptSubmit } from '../../parts/no-script-submit';
import { tradeButton } from '../../trade-button';

/** Which rate and which nights the calendar shows. */
export function NightToolbar({ calendar }: { calendar: NightCalendar }) {
	const { t } = useTranslation('hotel-calendar');
	const { plans, planId, from, today } = calendar;
	const to = (day: PlainDate) => `?${new URLSearchParams({ from: day, ...(planId ? { plan: planId } : {}) })}`;
	return (
		<div className="night-toolbar">
			<Form method="get" preventScrollReset>
				<label className={FIELD_BOX}>
					<span>{t('rate')}</span>
					<select
						key={planId}
						name="plan"
						defaultValue={planId ?? ''}
						onChange={({ target }) => target.form?.requestSubmit()}
						className="trade-field"
					>
						{plans.map(({ id, name }) => (
							<option key={id} value={id}>
								{name}
							</option>
						))}
					</select>
				</label>
				<input type="hidden" name="from" value={from} />
				<NoScriptSubmit>{t('show')}</NoScriptSubmit>
			</Form>
			<nav aria-label={t('goTo')}>
				<Link
					to={to(addDays(from, -CALENDAR_DAYS))}
					preventScrollReset
					aria-label={t('earlier')}
					className={tradeButton('line', 'min-w-9 px-2.5')}
				>
					<Icon name="chevronLeft" size={16} />
				</Link>
				<Link to={to(today)} preventScrollReset className={tradeButton()}>
					{t('today')}
				</Link>
				<Link
					to={to(addDays(from, CALENDAR_DAYS))}
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
					{planId ? <input type="hidden" name="plan" value={planId} /> : null}
					<button type="submit" className={tradeButton()}>
						{t('go')}
					</button>
				</Form>
			</nav>
		</div>
	);
}
