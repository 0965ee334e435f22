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

/** A filter that opens below its button; works without script. */
export function Facet({ title, count = 0, isChosen = count > 0, isOpen = false, isOff, children }: FacetProps) {
	const { t } = useTranslation('hotel-list');
	return (
		<details name="hotel-facet" className="hotel-facet" data-chosen={isChosen ? '' : undefined} open={isOpen}>
			<summary>
				{title}
				{count > 0 ? <b>{count}</b> : null}
				<Icon name="chevronDown" size={14} />
			</summary>
			<div>
				{children}
				<button type="submit" className={tradeButton('dark')} disabled={isOff}>
					{t('apply')}
				</button>
			</div>
		</details>
	);
}

type ChecksProps = {
	name: string;
	options: readonly { key: string; name: string }[];
	chosen: readonly string[];
};

/** Choices of a filter; ticks that are not applied yet persist until the address changes. */
export function Checks({ name, options, chosen }: ChecksProps) {
	return (
		<ul className="hotel-checks" key={chosen.join()}>
			{options.map((option) => (
				<li key={option.key}>
					<label>
						<input type="checkbox" name={name} value={option.key} defaultChecked={chosen.includes(option.key)} />
						{option.name}
					</label>
				</li>
			))}
		</ul>
	);
}
