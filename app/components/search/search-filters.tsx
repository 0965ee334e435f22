import { Link } from '@remix-run/react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatNumber } from '~/domain/language/format-number';
import type { Language } from '~/domain/language/language';
import { SEARCH_LIMITS, type SearchFilter } from '~/domain/search/search-filter';
import type { SearchFacets } from '~/domain/search/search-result';
import { Stepper, type StepperProps } from '../form/stepper';
import { buttonClass } from '../ui/button';
import { relOf } from '../ui/dated-link';
import { Icon } from '../ui/icon';
import { FacetGroup, FacetSection } from './facet-group';
import { PriceFacet } from './price-facet';
import { useSheet } from './use-sheet';

type SearchFiltersProps = {
	filter: SearchFilter;
	facets: SearchFacets;
	count: number;
	/** The search without filters. */
	clearTo: string;
	isOpen: boolean;
	onClose: () => void;
};

const SHEET =
	'max-lg:fixed max-lg:inset-0 max-lg:z-50 max-lg:overflow-y-auto max-lg:overscroll-contain max-lg:bg-paper max-lg:px-5';

/** Sets a field that stands elsewhere in the form, as if it had been changed there. */
function setField(form: HTMLFormElement | null | undefined, name: string, value: string): void {
	const field = form?.elements.namedItem(name);
	if (!(field instanceof HTMLSelectElement)) return;
	field.value = value;
	field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** A stepper that keeps its own number until the page brings another. */
function FilterStepper({ value, onChange, ...props }: Omit<StepperProps, 'onChange'> & Partial<StepperProps>) {
	const [count, setCount] = useState(value);
	const [known, setKnown] = useState(value);
	if (known !== value) {
		setKnown(value);
		setCount(value);
	}
	const set = (next: number) => {
		setCount(next);
		onChange?.(next);
	};
	return <Stepper {...props} value={count} onChange={set} />;
}

/** Every facet: a column from 800 px on, below it and beside a map a sheet over the page. Without script the address opens it. */
export function SearchFilters({ filter, facets, count, clearTo, isOpen, onClose }: SearchFiltersProps) {
	const { t } = useTranslation(['search', 'common']);
	const language = useRoot().language as Language;
	const sheet = useRef<HTMLElement>(null);
	useSheet(sheet, isOpen, onClose);
	const form = () => sheet.current?.closest('form');
	const close = (event: { preventDefault: () => void }) => {
		if (!isOpen) return;
		event.preventDefault();
		onClose();
	};
	const show =
		count === 0 ? t('filters.showNone') : t('filters.show', { count, formatted: formatNumber(count, language) });
	return (
		<section
			ref={sheet}
			id="filters"
			{...(isOpen ? { role: 'dialog', 'aria-modal': true } : {})}
			aria-label={t('filters.title')}
			className={`${SHEET} ${isOpen ? '' : 'max-lg:hidden max-lg:target:block'}`}
		>
			<div className="filters-head flex h-16 items-center justify-between lg:h-auto lg:items-baseline lg:pb-5">
				<h2 className="text-h4">
					<span className="sheet-only lg:hidden">{t('filters.more')}</span>
					<span className="column-only max-lg:hidden">{t('filters.title')}</span>
				</h2>
				<Link
					to={clearTo}
					rel={relOf(clearTo)}
					preventScrollReset
					className="column-only text-link text-small font-medium max-lg:hidden"
				>
					{t('filters.reset')}
				</Link>
				{/* biome-ignore lint/a11y/useValidAnchor: without script it is a link that closes the sheet */}
				<a
					href="#results"
					onClick={close}
					aria-label={t('filters.close')}
					className="sheet-only -mr-3 grid size-11 place-items-center lg:hidden"
				>
					<Icon name="close" size={24} />
				</a>
			</div>
			<div className="border-t border-line2 py-5 lg:hidden [@media(scripting:none)]:hidden">
				<label className="flex cursor-pointer items-center justify-between font-semibold">
					{t('filters.flexible')}
					<input
						type="checkbox"
						checked={filter.flexiblePeriod}
						onChange={() => {
							const field = form()?.elements.namedItem('flexiblePeriod');
							if (field instanceof HTMLInputElement) field.click();
						}}
						className="switch"
					/>
				</label>
				<p className="mt-1 text-small text-ink2">{t('filters.flexibleHint')}</p>
			</div>
			<PriceFacet
				range={filter.priceRange}
				price={facets.price}
				hasDates={filter.checkIn !== null && filter.checkOut !== null}
			/>
			<FacetGroup title={t('filters.country')} name="countryArray" options={facets.country} />
			<FacetSection title={t('filters.party')}>
				<div className="space-y-3">
					<FilterStepper
						name="bedrooms"
						label={t('filters.bedrooms')}
						hint={t('filters.bedroomsHint')}
						value={filter.bedrooms ?? 0}
						max={SEARCH_LIMITS.bedrooms}
					/>
					{(['adults', 'children'] as const).map((name) => (
						<FilterStepper
							key={name}
							label={t(`common:guests.${name}Label`)}
							hint={t(`common:guests.${name}Hint`)}
							value={filter[name] ?? 0}
							max={30}
							onChange={(next) => setField(form(), name, next === 0 ? '' : String(next))}
							className="[@media(scripting:none)]:hidden"
						/>
					))}
					<FilterStepper
						name="babies"
						label={t('guests.babiesLabel')}
						hint={t('guests.babiesHint')}
						value={filter.babies ?? 0}
						max={SEARCH_LIMITS.babies}
					/>
				</div>
			</FacetSection>
			<FacetGroup title={t('filters.facility')} name="facilityArray" options={facets.facility} visibleCount={6} />
			<FacetGroup title={t('filters.serviceLevel')} name="serviceLevelArray" options={facets.serviceLevel} />
			<FacetGroup title={t('filters.propertyType')} name="propertyTypeArray" options={facets.propertyType} />
			<FacetGroup title={t('filters.sector')} name="sectorArray" options={facets.sector} visibleCount={5} />
			<label className="flex min-h-11 cursor-pointer items-center gap-3 border-t border-line2 py-6 font-semibold">
				{t('filters.pets')}
				<span className="tabular ml-auto text-small font-normal text-ink2">{facets.pets}</span>
				<input type="checkbox" name="petsAllowed" value="true" defaultChecked={filter.petsAllowed} className="switch" />
			</label>
			<div className="sheet-only sticky bottom-0 z-10 -mx-5 flex items-center gap-5 border-t border-line bg-sheet px-5 py-3.5 lg:hidden">
				<Link to={clearTo} rel={relOf(clearTo)} preventScrollReset className="text-link shrink-0">
					{t('filters.reset')}
				</Link>
				<button type="submit" onClick={close} className={buttonClass('accent', 'min-h-13 flex-1')}>
					{show}
				</button>
			</div>
			<div className="hidden pb-6 [@media(scripting:none)]:lg:block">
				<button type="submit" className={buttonClass('dark', 'w-full')}>
					{t('common:suggest.search')}
				</button>
			</div>
		</section>
	);
}
