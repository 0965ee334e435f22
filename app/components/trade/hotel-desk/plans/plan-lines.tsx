import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TypedPlan } from '~/domain/hotel-desk/plans/typed-plan';
import { tradeButton } from '../../trade-button';
import { PlanField, type PlanFieldContext } from './plan-field';

type Kind = 'tranches' | 'cancellation' | 'children' | 'closed';
type PlanLinesProps = PlanFieldContext & { kind: Kind; typed: TypedPlan };

/** Lines that a form can have at the most. */
const MOST = 12;

const HINTS = { tranches: 'payment', cancellation: 'cancellation', children: 'children', closed: 'closed' } as const;
const LEGENDS = {
	tranches: 'tranches',
	cancellation: 'cancellationStep',
	children: 'children',
	closed: 'closed',
} as const;

/** Steps of a payment or a cancellation, prices of children, or closed days: a line of fields each. A line that is emptied is gone. */
export function PlanLines({ kind, typed, ...field }: PlanLinesProps) {
	const { t } = useTranslation('hotel-plans');
	const [more, setMore] = useState(0);
	const rows = typed[kind];
	const count = Math.min(Math.max(MOST, rows.length), rows.length + (rows.length === 0 ? 2 : 1) + more);
	return (
		<div className="plan-lines">
			<p className="trade-note">{t(`hint.${HINTS[kind]}`)}</p>
			{Array.from({ length: count }, (_, at) => (
				<fieldset key={at}>
					<legend className="sr-only">{t(`field.${LEGENDS[kind]}`, { number: at + 1 })}</legend>
					<Line kind={kind} typed={typed} at={at} {...field} />
				</fieldset>
			))}
			{count < MOST ? (
				<button
					type="button"
					onClick={() => setMore(more + 1)}
					className={tradeButton('quiet', 'justify-self-start [@media(scripting:none)]:hidden')}
				>
					{t(`more.${kind}`)}
				</button>
			) : null}
		</div>
	);
}

function Line({ kind, typed, at, ...field }: PlanLinesProps & { at: number }) {
	const { t } = useTranslation('hotel-plans');
	const line = t(`field.${LEGENDS[kind]}`, { number: at + 1 });
	const shared = { ...field, line };
	if (kind === 'closed') {
		const row = typed.closed[at];
		return (
			<>
				<PlanField
					{...shared}
					name={`closed.${at}.kind`}
					label={t('field.kind')}
					value={row?.kind ?? 'stay'}
					choices={(['stay', 'arrival', 'departure'] as const).map((each) => [each, t(`closedKind.${each}`)] as const)}
				/>
				<PlanField
					{...shared}
					name={`closed.${at}.first`}
					label={t('field.first')}
					value={row?.first ?? ''}
					type="date"
				/>
				<PlanField {...shared} name={`closed.${at}.last`} label={t('field.last')} value={row?.last ?? ''} type="date" />
			</>
		);
	}
	if (kind === 'children') {
		const row = typed.children[at];
		return (
			<>
				<PlanField {...shared} name={`children.${at}.age`} label={t('field.age')} value={row?.age ?? ''} isNumber />
				<PlanField
					{...shared}
					name={`children.${at}.amount`}
					label={t('field.amount')}
					value={row?.amount ?? ''}
					isNumber
				/>
			</>
		);
	}
	const row = typed[kind][at];
	const isFee = kind === 'cancellation';
	return (
		<>
			<PlanField
				{...shared}
				name={`${kind}.${at}.percent`}
				label={t(isFee ? 'field.kept' : 'field.percent')}
				value={row?.percent ?? ''}
				isNumber
			/>
			<PlanField
				{...shared}
				name={`${kind}.${at}.days`}
				label={t(isFee ? 'field.daysFrom' : 'field.days')}
				value={row?.days ?? ''}
				isNumber
			/>
		</>
	);
}
