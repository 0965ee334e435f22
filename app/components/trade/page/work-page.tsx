import { Link, NavLink, useLocation } from '@remix-run/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../../ui/icon';

type WorkPageProps = {
	title: string;
	lead?: ReactNode;
	/** Pages beside this one; `count`: how much waits there, shown above 0. */
	tabs?: readonly { to: string; text: string; isEnd?: boolean; count?: number | undefined }[];
	tabsLabel?: string;
	/** The list that it is one of. */
	back?: { to: string; text: string };
	/** Before the heading. */
	picture?: ReactNode;
	/** Beside the heading. */
	aside?: ReactNode;
	children: ReactNode;
};

/** A work page: heading, its sibling pages, and its tasks. */
export function WorkPage({ title, lead, tabs = [], tabsLabel, back, picture, aside, children }: WorkPageProps) {
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
			{back ? (
				<Link to={back.to} className="-mt-3 mb-1 inline-flex min-h-11 items-center gap-1 text-ink2 hover:text-ink">
					<Icon name="chevronLeft" size={16} />
					{back.text}
				</Link>
			) : null}
			<div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
				<div className="flex min-w-0 items-center gap-4">
					{picture}
					<div className="min-w-0">
						<h1>{title}</h1>
						{lead ? <p className="mt-1.5 max-w-176 text-ink2">{lead}</p> : null}
					</div>
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
