import { type KeyboardEvent, type ReactNode, useId } from 'react';

export type StayTab = 'dates' | 'week' | 'short';

type StayTabsProps = {
	label: string;
	tabs: readonly { key: StayTab; label: ReactNode }[];
	tab: StayTab;
	onTab: (tab: StayTab) => void;
	/** What the chosen tab shows. */
	children: ReactNode;
};

/** The ways to choose a stay, as tabs over the one that is shown; without script there is only that one. */
export function StayTabs({ label, tabs, tab, onTab, children }: StayTabsProps) {
	const id = useId();
	const turn = (event: KeyboardEvent) => {
		const at = tabs.findIndex(({ key }) => key === tab);
		const to: Record<string, number> = {
			ArrowRight: (at + 1) % tabs.length,
			ArrowLeft: (at + tabs.length - 1) % tabs.length,
			Home: 0,
			End: tabs.length - 1,
		};
		const next = tabs[to[event.key] ?? -1];
		if (!next) return;
		event.preventDefault();
		onTab(next.key);
		document.getElementById(`${id}-${next.key}`)?.focus();
	};
	return (
		<>
			<div
				role="tablist"
				aria-label={label}
				onKeyDown={turn}
				className="no-scrollbar mb-4 flex gap-7 overflow-x-auto border-b border-line [@media(scripting:none)]:hidden"
			>
				{tabs.map((each) => (
					<button
						key={each.key}
						id={`${id}-${each.key}`}
						type="button"
						role="tab"
						aria-selected={each.key === tab}
						aria-controls={`${id}-panel`}
						tabIndex={each.key === tab ? 0 : -1}
						onClick={() => onTab(each.key)}
						className="min-h-11 border-b-2 border-transparent whitespace-nowrap text-ink2 -outline-offset-2! hover:text-ink aria-selected:border-accent aria-selected:font-semibold aria-selected:text-ink"
					>
						{each.label}
					</button>
				))}
			</div>
			<div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
				{children}
			</div>
		</>
	);
}
