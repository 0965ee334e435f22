import { Link } from '@remix-run/react';
import { STATES_ROW } from '../parts/states-row';

type ListStatesProps = {
	/** The name of the choice in the address. */
	name: string;
	label: string;
	current: string;
	states: readonly { value: string; text: string }[];
};

/** Links above a list, one for each state. */
export function ListStates({ name, label, current, states }: ListStatesProps) {
	return (
		<nav aria-label={label} className={STATES_ROW}>
			{states.map(({ value, text }) => (
				<Link
					key={value}
					to={`?${new URLSearchParams({ [name]: value })}`}
					aria-current={value === current ? 'page' : undefined}
					preventScrollReset
				>
					{text}
				</Link>
			))}
		</nav>
	);
}
