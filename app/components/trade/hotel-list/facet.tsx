import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon';
import { tradeButton } from '../trade-button';

type FacetProps = {
	title: string;
	/** How many of its choices are made. */
	count?: number;
	isChosen?: boolean;
	/** Begins open. */
	isOpen?: boolean;
	/** Nothing can be searched for now. */
	isOff: boolean;
	children: ReactNode;
};

/** Not shown on narrow screens while the form (`group/filter`) is folded, which it never is without script. */
export const FOLDED = 'max-lg:not-noscript:group-data-folded/filter:hidden';

/** A filter that opens below its button; works without script. */
export function Facet({ title, count = 0, isChosen = count > 0, isOpen = false, isOff, children }: FacetProps) {
	const { t } = useTranslation('hotel-list');
	return (
		<details name="hotel-facet" className={`2xl:relative ${FOLDED}`} open={isOpen}>
			<summary
				className={`inline-flex min-h-9 items-center gap-1.5 rounded-control border px-3 font-medium ${isChosen ? 'border-accent bg-selected' : 'border-field'}`}
			>
				{title}
				{count > 0 ? (
					<b className="grid h-5 min-w-5 place-items-center rounded-full bg-main text-[0.6875rem] text-on-main">
						{count}
					</b>
				) : null}
				<Icon name="chevronDown" size={14} />
			</summary>
			{/* Below 2xl a list of two columns would lead out of the window: it opens under the whole row. */}
			<div className="absolute top-[calc(100%+0.375rem)] left-0 z-5 grid w-max max-w-[min(34rem,calc(100vw-2*var(--trade-margin)))] min-w-60 gap-3 rounded-card border border-hair bg-work p-3.5 shadow-[0_12px_32px_-12px_rgb(0_0_0/30%)]">
				{children}
				<button type="submit" className={tradeButton('dark')} disabled={isOff}>
					{t('apply')}
				</button>
			</div>
		</details>
	);
}
