import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { CALENDAR_DAYS } from '~/domain/hotel-desk/nights/calendar-days';
import type { NightCalendar } from '~/domain/hotel-desk/nights/load-night-calendar.server';
import { DaysNav } from '../../grid/days-nav';
import { FIELD_BOX } from '../../parts/field-label';
import { NoScriptSubmit } from '../../parts/no-script-submit';

/** Which rate and which nights the calendar shows. */
export function NightToolbar({ calendar }: { calendar: NightCalendar }) {
	const { t } = useTranslation('hotel-calendar');
	const { plans, planId, from, today } = calendar;
	return (
		<div className="grid-toolbar">
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
			<DaysNav
				from={from}
				step={CALENDAR_DAYS}
				today={today}
				query={[['plan', planId ?? '']]}
				texts={{
					...{ label: t('goTo'), goTo: t('goTo'), go: t('go') },
					...{ earlier: t('earlier'), today: t('today'), later: t('later') },
				}}
			/>
		</div>
	);
}
