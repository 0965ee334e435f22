import type { ReactNode } from 'react';

/** The head of a dashboard: whose it is or of when, its title, and its actions. */
export function BoardHead({ above, title, children }: { above: string; title: ReactNode; children: ReactNode }) {
	return (
		<div className="mb-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
			<div>
				<p className="text-[0.75rem]/4.5 font-semibold tracking-[0.06em] text-ink2 uppercase">{above}</p>
				{title}
			</div>
			<div className="flex flex-wrap gap-2 max-[40rem]:[&>:last-child]:grow">{children}</div>
		</div>
	);
}

/** A heading of a dashboard, and a note beside it. */
export function BoardTitle({ children }: { children: ReactNode }) {
	return <div className="mt-7 mb-3 flex flex-wrap items-baseline gap-x-3">{children}</div>;
}
