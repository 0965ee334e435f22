import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FacetOption } from '~/domain/search/search-result';

/** A group of the filter column below its hairline. */
export function FacetSection({ title, children }: { title: string; children: ReactNode }) {
	return (
		<fieldset className="min-w-0 border-t border-line2 py-6">
			<legend className="float-left mb-3 w-full font-semibold">{title}</legend>
			<div className="clear-both">{children}</div>
		</fieldset>
	);
}

type FacetGroupProps = {
	title: string;
	/** Name of the query parameter. */
	name: string;
	options: readonly FacetOption[];
	/** How many stand open; chosen ones always do. */
	visibleCount?: number;
};

/** Choices of one facet with the number of properties each would leave; the rest behind 'n more'. */
export function FacetGroup({ title, name, options, visibleCount = options.length }: FacetGroupProps) {
	const { t } = useTranslation('search');
	if (options.length === 0) return null;
	const open = options.filter((option, index) => index < visibleCount || option.isChosen);
	const rest = options.filter((option) => !open.includes(option));
	return (
		<FacetSection title={title}>
			<ul className="facet-list">
				{open.map((option) => (
					<Choice key={option.value} name={name} option={option} />
				))}
			</ul>
			{rest.length > 0 ? (
				<details className="group/more">
					<summary className="mt-2 inline-block border-b border-accent text-small text-accent-ink group-open/more:hidden">
						{t('filters.moreOptions', { count: rest.length })}
					</summary>
					<ul className="facet-list">
						{rest.map((option) => (
							<Choice key={option.value} name={name} option={option} />
						))}
					</ul>
				</details>
			) : null}
		</FacetSection>
	);
}

function Choice({ name, option }: { name: string; option: FacetOption }) {
	return (
		<li>
			<label>
				<input
					type="checkbox"
					name={name}
					value={option.value}
					defaultChecked={option.isChosen}
					disabled={option.count === 0 && !option.isChosen}
					className="check"
				/>
				<span>{option.label}</span>
				<b>{option.count}</b>
			</label>
		</li>
	);
}
