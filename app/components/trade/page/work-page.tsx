import { NavLink, useLocation } from '@remix-run/react';
import { type ReactNode, useEffect, useRef } from 'react';

type WorkPageProps = {
	title: string;
	lead?: ReactNode;
	/** Pages beside this one; `count`: how much waits there, shown above 0. */
	tabs?: readonly { to: string; text: string; isEnd?: boolean; count?: number | undefined }[];
	tabsLabel?: string;
	/** Beside the heading. */
	aside?: ReactNode;
	children: ReactNode;
};

/** A work page: heading, its sibling pages, and its tasks. */
export function WorkPage({ title, lead, tabs = [], tabsLabel, aside, children }: WorkPageProps) {
	const row = useRef<HTMLElement>(null);
	const { pathname } = useLocation();
	// On phones the row is wider than the window.
	// biome-ignore lint/correctness/useExhaustiveDependencies: another page has another tab
	useEffect(() => {
		const tab = row.current?.querySelector<HTMLElement>('[aria-current=page]');
		if (row.current && tab) row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2;
	}, [pathname]);
	return (
		<main id="content" className="trade">
			<div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
				<div>
					<h1>{title}</h1>
					{lead ? <p className="mt-1.5 max-w-176 text-ink2">{lead}</p> : null}
				</div>
				{aside}
			</div>
			{tabs.length > 0 ? (
				<nav
					ref={row}
					aria-label={tabsLabel}
					className="relative -mx-(--trade-margin) mt-5 overflow-x-auto border-b border-hair px-(--trade-margin) [scrollbar-width:none]"
				>
					<ul className="flex gap-6">
						{tabs.map(({ to, text, isEnd = false, count = 0 }) => (
							<li key={to}>
								<NavLink
									className="flex min-h-11 items-center whitespace-nowrap font-medium text-ink2 hover:text-ink aria-[current=page]:text-ink aria-[current=page]:font-semibold aria-[current=page]:shadow-[inset_0_-2px_0_var(--color-accent)]"
									to={to}
									end={isEnd}
									prefetch="intent"
								>
									{text}
									{count > 0 ? (
										<span className="ml-2 rounded-full bg-row px-2 py-0.5 text-note font-semibold text-ink tabular">
											{count}
										</span>
									) : null}
								</NavLink>
							</li>
						))}
					</ul>
				</nav>
			) : null}
			{children}
		</main>
	);
}
