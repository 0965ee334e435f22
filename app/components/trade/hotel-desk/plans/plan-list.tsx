import { Form, Link } from '@remix-run/react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { comparePlans, wholePlan } from '~/domain/hotel-desk/plans/compare-plans';
import type { RatesDesk } from '~/domain/hotel-desk/rates/load-rates.server';
import { formatPercent } from '~/domain/language/format-number';
import type { Language } from '~/domain/language/language';
import { Icon } from '../../../ui/icon';
import { ICON_BUTTON } from '../../parts/icon-button';
import { tradeButton } from '../../trade-button';
import { usePlanWords } from './plan-words';
import { NEW_PLAN, PLANS } from './plans-tabs';
import type { PlanOrder } from './use-plan-order';

/** Form of the arrows, which stand in rows with forms of their own. */
const ORDER_FORM = 'plan-order';

/** The plans of the draft in their order with their terms in short, and what can be done with each. */
export function PlanList({ desk, order }: { desk: RatesDesk; order: PlanOrder }) {
	const { t } = useTranslation('hotel-plans');
	const language = useRoot().language as Language;
	const words = usePlanWords({ currency: desk.hotel.currency, programs: desk.programs });
	const changes = new Map(comparePlans(desk.published, desk.content).map((change) => [change.key, change]));
	const pricesOf = (key: string) => desk.content.rates.filter(({ plan }) => plan === key).length;
	const [dragged, setDragged] = useState<string | null>(null);
	const [over, setOver] = useState<string | null>(null);
	const [news, setNews] = useState<{ name: string; at: number } | null>(null);
	const body = useRef<HTMLTableSectionElement>(null);
	const count = order.plans.length;
	const move = (key: string, name: string, to: number, focus: () => HTMLElement | null | undefined) => {
		if (!order.move(key, to)) return;
		setNews({ name, at: to + 1 });
		// Moving an element takes its focus.
		requestAnimationFrame(() => focus()?.focus());
	};
	return (
		<div className="trade-card mt-6">
			<Form id={ORDER_FORM} method="post" preventScrollReset>
				<input type="hidden" name="seen" value={desk.seen} />
				<input type="hidden" name="order" value={order.saved} />
			</Form>
			{count > 1 ? (
				<p className="border-b border-hair px-4.5 py-3 text-ink2">
					<span className="plan-with-script">{t('order.hint')}</span>
					<span className="plan-without-script">{t('order.hintPlain')}</span>
				</p>
			) : null}
			<p role="status" className="sr-only">
				{news ? t('order.moved', { ...news, count }) : null}
			</p>
			<table className="trade-table desk-table">
				<caption className="sr-only">{t('title')}</caption>
				<thead>
					<tr>
						{(['order', 'plan', 'board', 'cancellation', 'commission', 'prices', 'state', 'actions'] as const).map(
							(name) => (
								<th
									key={name}
									scope="col"
									data-align={name === 'commission' || name === 'prices' ? 'right' : undefined}
								>
									{t(`column.${name}`)}
								</th>
							),
						)}
					</tr>
				</thead>
				<tbody ref={body}>
					{order.plans.map(({ key, name, program, commissionPercent, isOffSale, isOnRequest }, at) => {
						const whole = wholePlan(desk.content, key);
						const change = changes.get(key);
						const prices = pricesOf(key);
						return (
							<tr
								key={key}
								data-over={(over === key && dragged !== key) || undefined}
								onDragOver={(event) => {
									if (dragged === null) return;
									event.preventDefault();
									setOver(key);
								}}
								onDrop={(event) => {
									event.preventDefault();
									const from = order.plans.find((plan) => plan.key === dragged);
									if (from) move(from.key, from.name, at, () => null);
									setDragged(null);
									setOver(null);
								}}
								onKeyDown={(event) => {
									if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
									event.preventDefault();
									const held = event.target instanceof HTMLElement ? event.target : null;
									move(key, name, event.key === 'ArrowUp' ? at - 1 : at + 1, () => held);
								}}
								className="data-over:bg-light1"
							>
								<td className="plan-place-cell desk-wide">
									<Place
										{...{ plan: key, name, at, count }}
										onMove={(to, way) =>
											move(key, name, to, () =>
												body.current?.querySelector<HTMLElement>(`[value="${CSS.escape(`${way}:${key}`)}"]`),
											)
										}
										onDrag={(isDragged) => {
											setDragged(isDragged ? key : null);
											if (!isDragged) setOver(null);
										}}
									/>
								</td>
								<th scope="row" className="plan-name-cell desk-wide">
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
								<td className="desk-wide">
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

type PlaceProps = {
	plan: string;
	name: string;
	at: number;
	count: number;
	onMove: (to: number, way: 'up' | 'down') => void;
	onDrag: (isDragged: boolean) => void;
};

/** The place of a plan: to be dragged by its number, and moved by arrows, which are buttons of a form without script. */
function Place({ plan, name, at, count, onMove, onDrag }: PlaceProps) {
	const { t } = useTranslation('hotel-plans');
	if (count === 1) return <span className="plan-place">{at + 1}</span>;
	return (
		<div className="flex items-center">
			{/* biome-ignore lint/a11y/noStaticElementInteractions: for the pointer; the arrows beside it do the same by keyboard */}
			<span
				draggable
				onDragStart={(event) => {
					event.dataTransfer.effectAllowed = 'move';
					event.dataTransfer.setData('text/plain', name);
					const row = event.currentTarget.closest('tr');
					if (row) event.dataTransfer.setDragImage(row, 24, 24);
					onDrag(true);
				}}
				onDragEnd={() => onDrag(false)}
				title={t('order.grip', { name })}
				className="plan-place cursor-grab"
			>
				{at + 1}
			</span>
			{(['up', 'down'] as const).map((way) => {
				const to = way === 'up' ? at - 1 : at + 1;
				return (
					<button
						key={way}
						type="submit"
						form={ORDER_FORM}
						name="intent"
						value={`${way}:${plan}`}
						aria-label={t(`order.${way}`, { name })}
						aria-disabled={to < 0 || to >= count || undefined}
						onClick={(event) => {
							event.preventDefault();
							onMove(to, way);
						}}
						className={`${ICON_BUTTON} aria-disabled:text-ink2/45 lg:size-8`}
					>
						<Icon name="chevronDown" size={16} className={way === 'up' ? 'rotate-180' : ''} />
					</button>
				);
			})}
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
