import type { ReactNode } from 'react';

/** Classes of a list of figures, one a line; the line of the total has the class `is-total`. */
export const FIGURES =
	'[&>div]:flex [&>div]:items-baseline [&>div]:justify-between [&>div]:gap-4 [&>div]:py-1 [&>div]:tabular [&_dd]:whitespace-nowrap [&>.is-total]:mt-1.5 [&>.is-total]:border-t [&>.is-total]:border-line2 [&>.is-total]:pt-2 [&>.is-total:first-child]:mt-0 [&>.is-total:first-child]:border-t-0 [&>.is-total:first-child]:pt-0 [&>.is-total]:font-semibold [&>.is-total_.trade-amount]:text-[1.375rem]/7 [&>.is-total_.trade-code]:text-[1.125rem]';

type FigureProps = { label: ReactNode; children: ReactNode; className?: string };

/** One line of such a list, or of another list of facts. */
export function Figure({ label, children, className }: FigureProps) {
	return (
		<div className={className}>
			<dt>{label}</dt>
			<dd>{children}</dd>
		</div>
	);
}
