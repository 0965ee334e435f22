import { Form, Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { comparePlans, wholePlan } from '~/domain/hotel-desk/plans/compare-plans';
import type { RatesDesk } from '~/domain/hotel-desk/rates/load-rates.server';
import { formatPercent } from '~/domain/language/format-number';
import type { Language } from '~/domain/language/language';
import { tradeButton } from '../../trade-button';
import { usePlanWords } from './plan-words';
import { NEW_PLAN, PLANS } from './plans-tabs';

/** The plans of the draft with their terms in short, and what can be done with each. */
export function PlanList({ desk }: { desk: RatesDesk }) {
	const { t } = useTranslation('hotel-plans');
	const language = useRoot().language as Language;
	const words = usePlanWords({ currency: desk.hotel.currency, programs: desk.programs });
	const changes = new Map(comparePlans(desk.published, desk.content).map((change) => [change.key, change]));
	const pricesOf = (key: string) => desk.content.rates.filter(({ plan }) => plan === key).length;
	return (
		<div className="trade-card mt-6">
			<table className="trade-table desk-table">
				<caption className="sr-only">{t('title')}</caption>
				<thead>
					<tr>
						{(['plan', 'board', 'cancellation', 'commission', 'prices', 'state', 'actions'] as const).map((name) => (
							<th key={name} scope="col" data-align={name === 'commission' || name === 'prices' ? 'right' : undefined}>
								{t(`column.${name}`)}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{desk.plans.map(({ key, name, program, commissionPercent, isOffSale, isOnRequest }) => {
						const whole = wholePlan(desk.content, key);
						const change = changes.get(key);
						const prices = pricesOf(key);
						return (
							<tr key={key}>
								<th scope="row" className="desk-wide">
									<Link to={`${PLANS}/${key}`} className="trade-link">
										{name}
									</Link>
									{program ? <small className="plan-program">{t('onlyFor', { program })}</small> : null}
									{isOnRequest ? <small className="plan-program">{t('onRequest')}</small> : null}
								</th>
								<td data-label={t('column.board')}>{whole ? words(whole, 'board') : null}</td>
								<td data-label={t('column.cancellation')} className="desk-half">
									{whole ? words(whole, 'cancellation').slice(1).join(', ') : null}
								</td>
								<td data-align="right" data-label={t('column.commission')} className="tabular-nums">
									{formatPercent(commissionPercent, language)}
								</td>
								<td data-align="right" data-label={t('column.prices')} className="tabular-nums whitespace-nowrap">
									{prices === 0 ? (
										<span className="font-semibold text-err">{t('noPrices')}</span>
									) : (
										<Link to={`/partner/hotel/rates?plan=${key}`} className="trade-link">
											{t('prices', { count: prices })}
										</Link>
									)}
								</td>
								<td data-label={t('column.state')} className="whitespace-nowrap">
									<span className={isOffSale ? 'font-semibold text-err' : 'text-ok'}>
										{t(isOffSale ? 'state.offSale' : 'state.onSale')}
									</span>
									{change ? (
										<small className="plan-program">{t(change.before ? 'state.changed' : 'state.isNew')}</small>
									) : null}
								</td>
								<td data-label={t('column.actions')} className="desk-wide">
									<Actions {...{ name, isOffSale }} plan={key} seen={desk.seen} isNew={change?.before === null} />
								</td>
							</tr>
						);
					})}
				</tbody>
			</table>
		</div>
	);
}

type ActionsProps = { plan: string; name: string; isOffSale: boolean; isNew: boolean; seen: number };

function Actions({ plan, name, isOffSale, isNew, seen }: ActionsProps) {
	const { t } = useTranslation('hotel-plans');
	const words = (text: string) => (
		<>
			{text} <span className="sr-only">{name}</span>
		</>
	);
	const button = (intent: 'take-off' | 'put-on' | 'remove', text: string) => (
		<button type="submit" name="intent" value={intent} className={tradeButton('line', 'plan-action')}>
			{words(text)}
		</button>
	);
	return (
		<Form method="post" preventScrollReset className="plan-actions">
			<input type="hidden" name="plan" value={plan} />
			<input type="hidden" name="seen" value={seen} />
			<Link to={`${PLANS}/${plan}`} className={tradeButton('line', 'plan-action')}>
				{words(t('terms'))}
			</Link>
			<Link to={`${NEW_PLAN}?from=${plan}`} className={tradeButton('line', 'plan-action')}>
				{words(t('copy'))}
			</Link>
			{isNew
				? button('remove', t('remove'))
				: isOffSale
					? button('put-on', t('putOn'))
					: button('take-off', t('takeOff'))}
		</Form>
	);
}
