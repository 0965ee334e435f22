import type { ChangeEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { groupDigits } from '~/domain/money/group-digits';
import { parseNumber } from '~/domain/money/parse-number';
import { DEFAULT_PRICE_RANGE, type PriceRange } from '~/domain/search/search-filter';
import type { SearchFacets } from '~/domain/search/search-result';
import { FacetSection } from './facet-group';
import { PriceHistogram } from './price-histogram';

const STEP = 1000;
const { max: MOST } = DEFAULT_PRICE_RANGE;
const digits = (value: number) => groupDigits(value * 100, 0);

type PriceFacetProps = { range: PriceRange; price: SearchFacets['price']; hasDates: boolean };

/** Price from and to as two fields, with a histogram and, where script runs, two thumbs over it. */
export function PriceFacet({ range, price, hasDates }: PriceFacetProps) {
	const { t } = useTranslation('search');
	const [text, setText] = useState({ min: digits(range.min), max: digits(range.max) });
	const [known, setKnown] = useState(range);
	if (known.min !== range.min || known.max !== range.max) {
		setKnown(range);
		setText({ min: digits(range.min), max: digits(range.max) });
	}
	const min = bounded(parseNumber(text.min) ?? 0);
	const max = bounded(parseNumber(text.max) ?? MOST);
	const slide = (end: 'min' | 'max') => (event: ChangeEvent<HTMLInputElement>) => {
		const value = Number(event.currentTarget.value);
		const saved = end === 'min' ? Math.min(value, max - STEP) : Math.max(value, min + STEP);
		setText({ ...text, [end]: digits(bounded(saved)) });
	};
	const thumb = (end: 'min' | 'max', value: number, label: string) => (
		<input
			type="range"
			min={0}
			max={MOST}
			step={STEP}
			value={value}
			onChange={slide(end)}
			aria-label={label}
			aria-valuetext={`${digits(value)} EUR`}
			className="price-thumb absolute -inset-x-2.5 -bottom-3 w-[calc(100%+1.25rem)]"
		/>
	);
	const field = (end: 'min' | 'max', label: string, name: string) => (
		<label className="block min-w-0">
			<span className="mb-1.5 block text-label text-ink2">{label}</span>
			<span className="flex h-11 items-center rounded-sm border border-field bg-sheet px-3 lg:max-xl:px-2 lg:max-xl:text-small focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-main">
				<input
					type="text"
					inputMode="numeric"
					name="priceRange"
					value={text[end]}
					onChange={(event) => setText({ ...text, [end]: event.currentTarget.value })}
					onBlur={() => setText({ min: digits(Math.min(min, max)), max: digits(Math.max(min, max)) })}
					aria-label={name}
					className="tabular w-full min-w-0 bg-transparent focus:outline-none"
				/>
				<span aria-hidden="true" className="pl-1">
					EUR
				</span>
			</span>
		</label>
	);
	return (
		<FacetSection title={t('filters.price')}>
			<div className="relative mx-2.5 mb-7">
				<PriceHistogram buckets={price.buckets} min={min / MOST} max={max / MOST} />
				<div className="[@media(scripting:none)]:hidden">
					{thumb('min', min, t('filters.lowest'))}
					{thumb('max', max, t('filters.highest'))}
				</div>
			</div>
			<div className="grid grid-cols-2 gap-3">
				{field('min', t('filters.from'), t('filters.lowest'))}
				{field('max', t('filters.to'), t('filters.highest'))}
			</div>
			<p className="mt-3 text-label text-ink2">
				{t(hasDates ? 'filters.stayHint' : 'filters.weekHint', { max: digits(MOST) })}
			</p>
		</FacetSection>
	);
}

function bounded(value: number): number {
	return Math.min(MOST, Math.max(0, Math.round(value)));
}
