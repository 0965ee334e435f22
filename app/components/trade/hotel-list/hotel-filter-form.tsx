import { Form, Link, useLocation, useNavigate } from '@remix-run/react';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HOTEL_CATEGORIES, ROOM_CATEGORIES } from '#db/schema/enums';
import { daysBetween, parsePlainDate } from '~/domain/date/plain-date';
import { DEMOS_NAME } from '~/domain/hotel-search/query-names';
import { USUAL_PARTIES, writeParties } from '~/domain/offer/requested-parties';
import { PaymentChoice } from '../hotel-rooms/payment-choice';
import { KeyCap } from '../key-cap';
import { Checks } from '../parts/checks';
import { PartyField } from '../party-field/party-field';
import { tradeButton } from '../trade-button';
import { PERIOD_NAMES, TradePeriod } from '../trade-period';
import { DestinationField, FILTER_ERROR } from './destination-field';
import { Facet, FOLDED } from './facet';
import { FilterSummary } from './filter-summary';
import { FORM_ID } from './list-head';
import type { HotelListView } from './list-view';
import { RateFilters } from './rate-filters';
import { useFoldedRates } from './use-folded-rates';
import { useInstantSearch } from './use-instant-search';
import { useOneOpenFacet } from './use-one-open-facet';

const ERRORS = { 'one-date': 'oneDate', order: 'order', past: 'past', 'too-long': 'tooLong' } as const;

type HotelFilterFormProps = {
	view: HotelListView;
	isSearching: boolean;
	/** Rendered at the end of the row of filters. */
	end?: ReactNode;
};

/**
 * Destination, dates, payment profile and filters (SELECTION-1): a plain form; dates without a destination are reported at once
 * (SELECTION-2).
 */
export function HotelFilterForm({ view, isSearching, end }: HotelFilterFormProps) {
	const { t } = useTranslation(['hotel-list', 'rooms']);
	const navigate = useNavigate();
	const form = useRef<HTMLFormElement>(null);
	const { query, error, payment, demos } = view;
	const requested = { checkIn: query.checkInDate, checkOut: query.checkOutDate };
	const [destination, setDestination] = useState(view.destination);
	const [dates, setDates] = useState(requested);
	const [isHalf, setHalf] = useState(false);
	/** On narrow screens, where the results come first. */
	const [isFolded, setFolded] = useState(view.destination !== '' && error === null);
	useEffect(() => setDestination(view.destination), [view.destination]);
	useEffect(() => {
		setDates({ checkIn: query.checkInDate, checkOut: query.checkOutDate });
		setHalf(false);
	}, [query.checkInDate, query.checkOutDate]);
	useEffect(() => setFolded(view.destination !== '' && error === null), [view.destination, error]);
	// Without script the server validates.
	const [isAlive, setAlive] = useState(false);
	useEffect(() => setAlive(true), []);
	const closeFacets = useOneOpenFacet(form);
	const { search: address } = useLocation();
	const [areRatesFolded, foldRates] = useFoldedRates();
	const hasDates = dates.checkIn !== '' && dates.checkOut !== '';
	const hasPayment = payment.canChange && hasDates;
	// Until something is typed the server's word holds.
	const isAsked = dates.checkIn === requested.checkIn && dates.checkOut === requested.checkOut;
	const lacksPlace = destination.trim() === '' && (hasDates || (isAsked && error === 'no-destination'));
	const dateError =
		error && error !== 'no-destination' && error !== 'max-keys' && isAsked
			? t(ERRORS[error])
			: isHalf
				? t('oneDate')
				: null;
	const [checkIn, checkOut] = [parsePlainDate(dates.checkIn), parsePlainDate(dates.checkOut)];
	const nights = checkIn && checkOut ? daysBetween(checkIn, checkOut) : 0;

	const search = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (lacksPlace) return;
		// With one date only there is no search (SELECTION-2).
		if ((dates.checkIn === '') !== (dates.checkOut === '')) {
			setHalf(true);
			const missing = PERIOD_NAMES[dates.checkIn === '' ? 'checkIn' : 'checkOut'];
			event.currentTarget.querySelector<HTMLElement>(`[name=${missing}]`)?.focus();
			return;
		}
		closeFacets();
		setFolded(true);
		navigate(`/hotels?${searchOf(event.currentTarget, view)}`, { preventScrollReset: true });
	};
	useInstantSearch(form, () => {
		if (form.current?.checkValidity() && !lacksPlace)
			navigate(`/hotels?${searchOf(form.current, view)}`, { preventScrollReset: true, replace: true });
	});
	return (
		<Form
			ref={form}
			id={FORM_ID}
			method="get"
			className="group/filter border-b border-hair bg-work px-(--trade-margin) py-4 text-t *:mx-auto *:max-w-[calc(100rem-2*var(--trade-margin))]"
			data-folded={isFolded ? '' : undefined}
			onSubmit={search}
			onInvalid={({ target }) => (target as Element).closest('details')?.setAttribute('open', '')}
		>
			{demos.areShown === demos.byDefault ? null : (
				<input type="hidden" name={DEMOS_NAME} value={String(demos.areShown)} />
			)}
			{query.area === '' ? null : <input type="hidden" name="area" value={query.area} />}
			{view.destination === '' ? null : (
				<FilterSummary view={view} isFolded={isFolded} onToggle={() => setFolded(!isFolded)} />
			)}
			<div
				className={`grid grid-cols-2 items-start gap-3 lg:grid-cols-[minmax(10rem,1fr)_10.5rem_10.5rem_auto] ${FOLDED} ${view.destination === '' ? '' : 'max-lg:not-noscript:mt-3'} ${hasPayment ? '2xl:grid-cols-[minmax(10rem,1fr)_10rem_10rem_minmax(12rem,1fr)_auto_auto]' : '2xl:grid-cols-[minmax(10rem,1fr)_10rem_10rem_minmax(12rem,1fr)_auto]'}`}
			>
				<DestinationField
					value={view.destination}
					text={destination}
					onText={setDestination}
					isMissing={lacksPlace}
					className="col-span-full lg:col-auto"
				/>
				<div className="relative col-span-full min-w-0 lg:col-span-2">
					{nights > 0 ? (
						<small className="absolute top-0 right-0 text-note/5 text-ink2">
							{t('rooms:nights', { count: nights })}
						</small>
					) : null}
					<TradePeriod
						value={dates}
						onChange={(period) => {
							setDates(period);
							setHalf(false);
						}}
						names={PERIOD_NAMES}
						errorId={dateError ? 'dates-fault' : undefined}
					/>
				</div>
				<PartyField
					parties={view.parties}
					className={`col-span-full max-lg:order-1 lg:col-start-1 lg:row-start-2 2xl:col-start-4 2xl:col-end-5 2xl:row-start-1 ${hasPayment ? 'lg:col-end-2' : 'lg:col-end-5'}`}
				/>
				{hasPayment ? (
					<PaymentChoice
						profile={payment.profile}
						className="col-span-full max-lg:order-1 lg:col-start-2 lg:col-end-5 lg:row-start-2 2xl:col-start-5 2xl:col-end-6 2xl:row-start-1"
					/>
				) : null}
				<button
					type="submit"
					className={tradeButton(
						'dark',
						'col-span-full max-lg:order-1 lg:col-auto lg:-col-end-1 lg:row-start-1 lg:mt-5 lg:min-h-11.5 xl:min-h-9',
					)}
					disabled={isAlive && (lacksPlace || isSearching)}
				>
					{t('search')} <KeyCap>↵</KeyCap>
				</button>
				<p
					id="dates-fault"
					role="alert"
					className={`${FILTER_ERROR} col-span-full -mt-2 lg:row-start-3 lg:col-start-1 lg:col-end-4 2xl:row-start-2 2xl:col-start-2`}
				>
					{dateError}
				</p>
			</div>
			<div className="relative mt-3 flex flex-wrap items-center gap-2">
				<Facet title={t('hotelCategories')} count={query.hotelCategories.length} isOff={isAlive && lacksPlace}>
					<Checks
						name="hotelCategories"
						options={HOTEL_CATEGORIES.map((key) => ({ key, name: t(`category.${key}`) }))}
						chosen={query.hotelCategories}
					/>
				</Facet>
				<Facet title={t('roomCategories')} count={query.roomCategories.length} isOff={isAlive && lacksPlace}>
					<Checks
						name="roomCategories"
						options={ROOM_CATEGORIES.map((key) => ({ key, name: t(`room.${key}`) }))}
						chosen={query.roomCategories}
					/>
				</Facet>
				<Facet title={t('programs')} count={query.programIds.length} isOff={isAlive && lacksPlace}>
					<Checks
						name="programIds"
						options={view.programs.map(({ id, name }) => ({ key: id, name }))}
						chosen={query.programIds}
					/>
				</Facet>
				<Facet
					title={[t('maxKeys'), query.maxKeys].filter(Boolean).join(' ')}
					isChosen={query.maxKeys !== ''}
					isOpen={error === 'max-keys'}
					isOff={isAlive && lacksPlace}
				>
					<label>
						{t('maxKeysLabel')}
						<input
							type="number"
							name="maxKeys"
							min={1}
							max={99999}
							className="trade-field mt-1"
							defaultValue={query.maxKeys}
							key={query.maxKeys}
							aria-invalid={error === 'max-keys' || undefined}
							aria-describedby={error === 'max-keys' ? 'max-keys-fault' : undefined}
						/>
					</label>
					{error === 'max-keys' ? (
						<p id="max-keys-fault" role="alert" className={FILTER_ERROR}>
							{t('maxKeysFault')}
						</p>
					) : null}
				</Facet>
				<Facet title={t('facilities')} count={query.facilities.length} isOff={isAlive && lacksPlace}>
					<Checks name="facilities" options={view.facilities} chosen={query.facilities} />
				</Facet>
				<Facet title={t('roomFacilities')} count={query.roomFacilities.length} isOff={isAlive && lacksPlace}>
					<Checks name="roomFacilities" options={view.roomFacilities} chosen={query.roomFacilities} />
				</Facet>
				<Link to="?reset" className={`trade-link ${FOLDED}`} preventScrollReset>
					{t('reset')}
				</Link>
				{query.area === '' ? null : (
					<Link to={withoutArea(address)} preventScrollReset className="trade-link">
						{t('leaveArea')}
					</Link>
				)}
				{end}
			</div>
			{view.facets && view.facets.whole > 0 ? (
				<RateFilters
					view={{ ...view, facets: view.facets }}
					search={address}
					isFolded={areRatesFolded}
					onFold={foldRates}
				/>
			) : null}
		</Form>
	);
}

/**
 * The query of a form without its empty fields; `reset` when the query is empty, or the saved search would be restored. Another destination
 * leaves the part of the map that was searched.
 */
function searchOf(form: HTMLFormElement, view: HotelListView): string {
	const search = new URLSearchParams();
	for (const [name, value] of new FormData(form))
		if (typeof value === 'string' && value !== '') search.append(name, value);
	const profile = search.getAll('paymentProfile').at(-1);
	if (profile) search.set('paymentProfile', profile);
	if (search.get('sort') === 'best') search.delete('sort');
	if (search.get('rooms') === USUAL) search.delete('rooms');
	if ((search.get('destination') ?? '') !== view.destination) search.delete('area');
	return search.size > 0 ? search.toString() : 'reset';
}

const USUAL = writeParties(USUAL_PARTIES);

function withoutArea(address: string): string {
	const search = new URLSearchParams(address);
	search.delete('area');
	return `?${search}`;
}
