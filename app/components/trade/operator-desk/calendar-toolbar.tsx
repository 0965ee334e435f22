import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { DeskCalendar } from '~/domain/operator-desk/calendar/load-desk-calendar.server';
import { DaysNav } from '../grid/days-nav';
import { FIELD_BOX } from '../parts/field-label';
import { tradeButton } from '../trade-button';

/** A step of the arrows: four weeks, so that a change-over day stays where it was. */
const STEP_DAYS = 28;

/** Which properties and days the calendar shows. */
export function CalendarToolbar({ calendar }: { calendar: Pick<DeskCalendar, 'from' | 'words' | 'after'> }) {
	const { t } = useTranslation('operator-calendar');
	const { from, words, after } = calendar;
	return (
		<div className="grid-toolbar">
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
			<DaysNav
				from={from}
				step={STEP_DAYS}
				today={null}
				query={{ q: words, after: after > 0 ? String(after) : '' }}
				texts={{
					...{ label: t('days'), goTo: t('goTo'), go: t('go') },
					...{ earlier: t('earlier'), today: t('today'), later: t('later') },
				}}
			/>
		</div>
	);
}
