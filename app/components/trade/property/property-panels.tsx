import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PROPERTY_TABS, type PropertyTab, TAB_NAME } from '~/domain/trade/property-tabs';
import { Icon } from '../../ui/icon';
import { FRAME } from '../parts/page-frame';

type PropertyPanelsProps = {
	tab: PropertyTab;
	onTab: (tab: PropertyTab) => void;
	panels: Record<PropertyTab, ReactNode>;
	/** Beside the panels on wide screens, below them on others. */
	aside: ReactNode;
};

/**
 * The four parts of a property's page (LEAD-37): tabs from 800 px on, an accordion of native parts below. Every part is in the page; without
 * script the tabs are links.
 */
export function PropertyPanels({ tab, onTab, panels, aside }: PropertyPanelsProps) {
	const { t } = useTranslation('trade-house');
	const list = useRef<HTMLDivElement>(null);
	const turn = (event: KeyboardEvent) => {
		const at = PROPERTY_TABS.indexOf(tab);
		const to: Record<string, number> = {
			ArrowRight: (at + 1) % PROPERTY_TABS.length,
			ArrowLeft: (at + PROPERTY_TABS.length - 1) % PROPERTY_TABS.length,
			Home: 0,
			End: PROPERTY_TABS.length - 1,
		};
		const next = PROPERTY_TABS[to[event.key] ?? -1];
		if (!next) return;
		event.preventDefault();
		onTab(next);
		document.getElementById(`tab-${next}`)?.focus();
	};
	return (
		<>
			<div className="border-b border-line bg-white max-lg:hidden">
				<div ref={list} role="tablist" aria-label={t('tabs.label')} onKeyDown={turn} className={`${FRAME} flex`}>
					{PROPERTY_TABS.map((each) => (
						<a
							key={each}
							id={`tab-${each}`}
							role="tab"
							aria-selected={each === tab}
							aria-controls={`panel-${each}`}
							tabIndex={each === tab ? 0 : -1}
							href={`?${TAB_NAME}=${each}`}
							onClick={(event) => {
								if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
								event.preventDefault();
								onTab(each);
							}}
							className="-mb-px border-b-2 border-transparent px-3.5 py-3 text-ink2 hover:text-ink aria-selected:border-accent aria-selected:font-semibold aria-selected:text-ink"
						>
							{t(`tabs.${each}`)}
						</a>
					))}
				</div>
			</div>
			<div className={`${FRAME} grid grid-cols-[minmax(0,1fr)] gap-6 py-5 xl:grid-cols-[minmax(0,1fr)_22.75rem]`}>
				<div className="grid min-w-0 grid-cols-1 content-start lg:gap-4">
					<Folding />
					{PROPERTY_TABS.map((each) => (
						<details
							key={each}
							id={each}
							// Phones show all parts one below the other; the weeks are what agents come for.
							open={each === tab || each === 'availability'}
							data-current={each === tab || undefined}
							className="group/panel max-lg:open:pb-6 lg:not-data-current:hidden lg:data-current:details-content:[block-size:auto] lg:data-current:details-content:[content-visibility:visible]"
						>
							<summary className="mb-4 flex min-h-13 items-center justify-between border-b border-line2 lg:hidden">
								<h2 className="text-t2">{t(`tabs.${each}`)}</h2>
								<Icon
									name="chevronDown"
									size={20}
									className="transition-[rotate] duration-150 group-open/panel:rotate-180"
								/>
							</summary>
							<div
								role="tabpanel"
								id={`panel-${each}`}
								aria-labelledby={`tab-${each}`}
								className="grid grid-cols-[minmax(0,1fr)] gap-4"
							>
								{panels[each]}
							</div>
						</details>
					))}
					<Folding />
				</div>
				{aside}
			</div>
		</>
	);
}

/** Opens and shuts all parts of the accordion. */
function Folding() {
	const { t } = useTranslation('trade-house');
	const fold = (isOpen: boolean) => {
		for (const each of PROPERTY_TABS) document.getElementById(each)?.toggleAttribute('open', isOpen);
	};
	return (
		<p className="flex justify-end gap-6 lg:hidden [@media(scripting:none)]:hidden">
			{([true, false] as const).map((isOpen) => (
				<button
					key={String(isOpen)}
					type="button"
					onClick={() => fold(isOpen)}
					className="min-h-11 font-medium underline decoration-accent underline-offset-4 hover:text-accent-ink"
				>
					{t(isOpen ? 'tabs.expand' : 'tabs.collapse')}
				</button>
			))}
		</p>
	);
}
