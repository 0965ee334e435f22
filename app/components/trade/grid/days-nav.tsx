import { Form, Link } from '@remix-run/react';
import { addDays, type PlainDate } from '~/domain/date/plain-date';
import { Icon } from '../../ui/icon';
import { FIELD_BOX } from '../parts/field-label';
import { tradeButton } from '../trade-button';

type DaysNavProps = {
	/** The first day that is shown. */
	from: PlainDate;
	/** How many days an arrow goes. */
	step: number;
	/** Where Today leads; null: the page without a day. */
	today: PlainDate | null;
	/** The other parts of the query; those that are empty are left out. */
	query: readonly (readonly [name: string, value: string])[];
	texts: Record<'label' | 'earlier' | 'today' | 'later' | 'goTo' | 'go', string>;
};

/** Which days a calendar shows: earlier, today, later, and any other by its date. */
export function DaysNav({ from, step, today, query, texts }: DaysNavProps) {
	const kept = query.filter(([, value]) => value !== '');
	const to = (day: PlainDate | null) =>
		`?${new URLSearchParams([...(day ? [['from', day]] : []), ...kept.map(([name, value]) => [name, value])])}`;
	const arrow = (days: number, label: string, icon: 'chevronLeft' | 'chevronRight') => (
		<Link
			to={to(addDays(from, days))}
			preventScrollReset
			aria-label={label}
			className={tradeButton('line', 'min-w-9 px-2.5')}
		>
			<Icon name={icon} size={16} />
		</Link>
	);
	return (
		<nav aria-label={texts.label}>
			{arrow(-step, texts.earlier, 'chevronLeft')}
			<Link to={to(today)} preventScrollReset data-to="today" className={tradeButton()}>
				{texts.today}
			</Link>
			{arrow(step, texts.later, 'chevronRight')}
			<Form method="get" preventScrollReset>
				<label className={FIELD_BOX}>
					<span className="sr-only">{texts.goTo}</span>
					<input key={from} type="date" name="from" defaultValue={from} className="trade-field" required />
				</label>
				{kept.map(([name, value]) => (
					<input key={name + value} type="hidden" name={name} value={value} />
				))}
				<button type="submit" className={tradeButton()}>
					{texts.go}
				</button>
			</Form>
		</nav>
	);
}
