import { NavLink, useLocation } from '@remix-run/react';
import { type ReactNode, useEffect, useRef } from 'react';

type WorkPageProps = {
	title: string;
	lead?: ReactNode;
	/** Pages beside this one. */
	tabs?: readonly { to: string; text: string; isEnd?: boolean }[];
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
		<main id="content" className="trade desk">
			<div className="desk-head">
				<div>
					<h1>{title}</h1>
					{lead ? <p className="desk-lead">{lead}</p> : null}
				</div>
				{aside}
			</div>
			{tabs.length > 0 ? (
				<nav ref={row} aria-label={tabsLabel} className="desk-tabs">
					<ul>
						{tabs.map(({ to, text, isEnd = false }) => (
							<li key={to}>
								<NavLink to={to} end={isEnd} prefetch="intent">
									{text}
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
