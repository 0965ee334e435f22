import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PLAN_FIELDS, type PlanField, wholePlan } from '~/domain/hotel-desk/plans/compare-plans';
import type { RatesDesk } from '~/domain/hotel-desk/rates/load-rates.server';
import { usePlanWords } from './plan-words';

const FIELDS: readonly PlanField[] = [
	...(Object.keys(PLAN_FIELDS) as (keyof typeof PLAN_FIELDS)[]).filter((field) => field !== 'position'),
	'sale',
];

/** The terms of a plan as the draft has them by now, for who has typed others meanwhile (DESK-8). */
export function PlanNow({ desk, plan }: { desk: RatesDesk; plan: string }) {
	const { t } = useTranslation('hotel-plans');
	const id = useId();
	const words = usePlanWords({ currency: desk.hotel.currency, programs: desk.programs });
	const whole = wholePlan(desk.content, plan);
	if (!whole) return null;
	return (
		<section className="trade-card plan-now" aria-labelledby={id}>
			<h2 id={id}>{t('now')}</h2>
			<dl>
				{FIELDS.map((field) => (
					<div key={field}>
						<dt>{t(`review.field.${field}`)}</dt>
						<dd className="whitespace-pre-line">{words(whole, field).join('\n')}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
