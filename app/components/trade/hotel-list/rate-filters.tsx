import { Link } from '@remix-run/react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MEAL_PLANS } from '#db/schema/enums';
import { useRoot } from '~/components/root/use-root';
import {
	COMMISSIONS,
	countRefinements,
	FREE_DAYS,
	type HotelFacets,
	type HotelRefinement,
	INDEPENDENT,
	RATINGS,
} from '~/domain/hotel-search/hotel-refinement';
import { formatPercent, formatRating } from '~/domain/language/format-number';
import type { Language } from '~/domain/language/language';
import { groupDigits } from '~/domain/money/group-digits';
import { PAYMENT_TIMES } from '~/domain/offer/rate-terms';
import { PriceHistogram } from '../../search/price-histogram';
import { KeyCap } from '../key-cap';
import { FOLDED } from './facet';
import type { HotelListView } from './list-view';
import { withoutRefinement } from './refinement-address';

/** Chains that are seen at once. */
const FIRST_CHAINS = 5;

type RateFiltersProps = {
	view: HotelListView & { facets: HotelFacets };
	search: string;
	isFolded: boolean;
	onFold: () => void;
};

/**
 * Filters by what a rate says, all open at once with what each would leave (SELECTION-23). They are fields of the search: with script a
 * tick searches at once, without it the button does. `F` folds them into one line.
 */
export function RateFilters({
	view: { refinement, facets, currency, showsCommission },
	search,
	isFolded,
	onFold,
}: RateFiltersProps) {
	const { t } = useTranslation(['hotel-list', 'rooms']);
	const language = useRoot().language as Language;
	const id = useId();
	const isOn = countRefinements(refinement);
	const { boards, freeDays, payments, commissionFrom, chains, ratingFrom, name } = refinement;
	return (
		<section aria-label={t('rates.title')} className={`mt-3 ${FOLDED}`}>
			<div
				id={id}
				data-instant=""
				hidden={isFolded}
				className="grid gap-px overflow-clip rounded-card border border-hair bg-work text-(length:--text-note) *:outline *:outline-hair sm:grid-cols-2 lg:grid-cols-4 2xl:grid-cols-7 sm:max-lg:[&>:last-child:nth-child(odd)]:col-span-2 lg:max-2xl:[&>:last-child:nth-child(4n+2)]:col-span-3 lg:max-2xl:[&>:last-child:nth-child(4n+3)]:col-span-2"
			>
				<PriceFields refinement={refinement} prices={facets.prices} currency={currency} />
				<Group title={t('rates.board')}>
					{MEAL_PLANS.map((board) => (
						<Tick
							key={board}
							{...{ name: 'boards', value: board, isChecked: boards.includes(board), count: facets.boards[board] }}
						>
							{t(`board.${board}`)}
						</Tick>
					))}
				</Group>
				<Group title={t('rates.free')}>
					{FREE_DAYS.map((days) => (
						<Tick
							key={days}
							isOne
							{...{ name: 'freeDays', value: String(days), isChecked: freeDays === days, count: facets.free[days] }}
						>
							{t('rates.daysBefore', { count: days })}
						</Tick>
					))}
					<Tick isOne name="freeDays" value="" isChecked={freeDays === null}>
						{t('rates.anyTerms')}
					</Tick>
				</Group>
				<Group title={t('rates.payment')}>
					{PAYMENT_TIMES.map((time) => (
						<Tick
							key={time}
							{...{ name: 'payments', value: time, isChecked: payments.includes(time), count: facets.payments[time] }}
						>
							{t(`payment.${time}`)}
						</Tick>
					))}
				</Group>
				{showsCommission ? (
					<Group title={t('rates.commission')}>
						{COMMISSIONS.map((percent) => (
							<Tick
								key={percent}
								isOne
								{...{ name: 'commissionFrom', value: String(percent), isChecked: commissionFrom === percent }}
								count={facets.commissions[percent]}
							>
								{t('rates.andMore', { value: formatPercent(percent, language) })}
							</Tick>
						))}
						<Tick isOne name="commissionFrom" value="" isChecked={commissionFrom === null}>
							{t('rates.any')}
						</Tick>
					</Group>
				) : null}
				<Group title={t('rates.chain')}>
					<Chains chains={facets.chains} chosen={chains} />
				</Group>
				<Group title={t('rates.rating')} note={t('rates.ratingNote')}>
					{RATINGS.map((mark) => (
						<Tick
							key={mark}
							isOne
							{...{
								name: 'ratingFrom',
								value: String(mark),
								isChecked: ratingFrom === mark,
								count: facets.ratings[mark],
							}}
						>
							{t('rates.andMore', { value: formatRating(mark / 10, language) })}
						</Tick>
					))}
					<Tick isOne name="ratingFrom" value="" isChecked={ratingFrom === null}>
						{t('rates.any')}
					</Tick>
				</Group>
			</div>
			<div className="mt-2.5 flex flex-wrap items-center gap-x-4 gap-y-2">
				<label className="flex items-center gap-2" data-instant="">
					<span className="text-note text-ink2">{t('rates.name')}</span>
					<input
						key={name}
						type="search"
						name="name"
						defaultValue={name}
						maxLength={60}
						className="trade-field w-44"
						autoComplete="off"
					/>
				</label>
				<p className="trade-note" role="status">
					{isOn > 0 ? <b className="font-semibold text-ink">{t('rates.on', { count: isOn })} </b> : null}
					{isOn > 0 ? t('rates.without', { count: facets.whole }) : null}
				</p>
				{isOn > 0 ? (
					<Link to={withoutRefinement(search)} preventScrollReset className="trade-link">
						{t('rates.clear')}
					</Link>
				) : null}
				<button
					type="button"
					className="ml-auto inline-flex min-h-9 items-center gap-2 text-note text-ink2 hover:text-ink noscript:hidden"
					aria-expanded={!isFolded}
					aria-controls={id}
					onClick={onFold}
				>
					<KeyCap>F</KeyCap> {t(isFolded ? 'rates.unfold' : 'rates.fold')}
				</button>
			</div>
		</section>
	);
}

function Group({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
	return (
		<fieldset className="min-w-0 px-3.5 pt-2.5 pb-3">
			<legend className="float-left mb-1.5 w-full text-note font-semibold">{title}</legend>
			<div className="clear-both grid grid-cols-[minmax(0,1fr)]">{children}</div>
			{note ? <p className="mt-1 text-note text-ink2">{note}</p> : null}
		</fieldset>
	);
}

type TickProps = {
	name: string;
	value: string;
	isChecked: boolean;
	/** One of several, and no more. */
	isOne?: boolean;
	/** Hotels that it would leave; undefined: all of them. */
	count?: number | undefined;
	children: ReactNode;
};

/** A choice with its count; one that would leave nothing is grey and cannot be taken. */
function Tick({ name, value, isChecked, isOne = false, count, children }: TickProps) {
	const { t } = useTranslation('hotel-list');
	const isOff = count === 0 && !isChecked;
	// Where an address brings another choice, the field shows it; it stays the same element, or the key that ticked it would lose its place.
	const field = useRef<HTMLInputElement>(null);
	useEffect(() => {
		if (field.current) field.current.checked = isChecked;
	}, [isChecked]);
	return (
		<label className={`flex min-h-8 items-center gap-2 lg:min-h-7 ${isOff ? 'text-ink2' : 'cursor-pointer'}`}>
			<input
				ref={field}
				type={isOne ? 'radio' : 'checkbox'}
				name={name}
				value={value}
				defaultChecked={isChecked}
				disabled={isOff}
				className="size-4.25 shrink-0 accent-main"
			/>
			<span className="min-w-0 flex-1 leading-4.5 [overflow-wrap:anywhere]">{children}</span>
			{count === undefined ? null : (
				<small className="tabular text-note text-ink2">
					{count}
					<span className="sr-only"> {t('rates.hotelsLeft', { count })}</span>
				</small>
			)}
		</label>
	);
}

function Chains({ chains, chosen }: { chains: HotelFacets['chains']; chosen: readonly string[] }) {
	const { t } = useTranslation('hotel-list');
	// A chosen value stays visible, even when no hotel is left for it.
	const gone = chosen.filter((each) => chains.every(({ name }) => name !== each)).map((name) => ({ name, count: 0 }));
	const all = [...chains, ...gone].sort((a, b) => Number(chosen.includes(b.name)) - Number(chosen.includes(a.name)));
	const tick = ({ name, count }: HotelFacets['chains'][number]) => (
		<Tick key={name} name="chains" value={name || INDEPENDENT} isChecked={chosen.includes(name)} count={count}>
			{name || t('rates.independent')}
		</Tick>
	);
	const more = all.slice(FIRST_CHAINS);
	return (
		<>
			{all.slice(0, FIRST_CHAINS).map(tick)}
			{more.length > 0 ? (
				<details data-more-chains="">
					<summary className="trade-link inline-block min-h-7 cursor-pointer">
						{t('rates.more', { count: more.length })}
					</summary>
					<div className="max-h-48 overflow-y-auto">{more.map(tick)}</div>
				</details>
			) : null}
		</>
	);
}

type PriceFieldsProps = {
	refinement: HotelRefinement;
	prices: HotelFacets['prices'];
	currency: string;
};

function PriceFields({ refinement: { priceFrom, priceTo }, prices, currency }: PriceFieldsProps) {
	const { t } = useTranslation('hotel-list');
	const { least = 0, most = 0, counts = [] } = prices ?? {};
	const share = (price: number | null, otherwise: number) =>
		price === null || most === least ? otherwise : Math.min(1, Math.max(0, (price - least) / (most - least)));
	const field = (name: 'priceFrom' | 'priceTo', value: number | null, hint: number) => (
		<input
			key={`${name} ${value}`}
			name={name}
			inputMode="numeric"
			pattern="[0-9]{1,7}"
			maxLength={7}
			autoComplete="off"
			aria-label={t(`rates.${name}`, { currency })}
			title={t('rates.priceTitle')}
			placeholder={prices ? groupDigits(hint * 100, 0) : ''}
			defaultValue={value ?? ''}
			className="trade-field tabular min-w-0 px-2 max-2xl:px-1"
		/>
	);
	return (
		<Group title={t('rates.price')}>
			<PriceHistogram buckets={counts} min={share(priceFrom, 0)} max={share(priceTo, 1)} />
			<div className="mt-2 grid grid-cols-[1fr_auto_1fr] items-center gap-2">
				{field('priceFrom', priceFrom, least)}
				<span aria-hidden="true">–</span>
				{field('priceTo', priceTo, most)}
			</div>
			<p className="mt-1 text-note text-ink2">{t('rates.priceNote', { currency })}</p>
		</Group>
	);
}
