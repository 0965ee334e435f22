import type { ReactNode } from 'react';

/** The title of a card, and what stands beside it. */
export function CardHead({ children }: { children: ReactNode }) {
	return (
		<header data-head className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-b border-hair px-4.5 py-3.5">
			{children}
		</header>
	);
}
