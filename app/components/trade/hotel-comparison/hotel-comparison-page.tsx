import { Form, Link, useLocation, useNavigation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readPaymentProfile } from '~/domain/brand/read-payment-profile';
import {
	COMPARED_HOTELS,
	COMPARISON_PATH,
	comparisonAddress,
	searchOnly,
} from '~/domain/hotel-comparison/compared-hotels';
import type { ComparedHotel, HotelComparison } from '~/domain/hotel-comparison/hotel-comparison';
import { REFINEMENT_NAMES } from '~/domain/hotel-search/hotel-refinement';
import { Icon } from '../../ui/icon';
import { roomsAddress } from '../hotel-list/rooms-address';
import { useHotelKeys } from '../hotel-list/use-hotel-keys';
import { KeyCap } from '../key-cap';
import { PartyField } from '../party-field/party-field';
import { EmptyState } from '../states';
import { tradeButton } from '../trade-button';
import { PERIOD_NAMES, TradePeriod } from '../trade-period';
import { ComparisonTable } from './comparison-table';
import { pickHotels } from './picked-hotels';

/** Fields of the form itself; the rest of the search goes along unseen. */
const OWN_FIELDS: readonly string[] = ['checkInDate', 'checkOutDate', 'rooms'];

/** Up to four hotels side by side, for a period and a party that can be changed here (SELECTION-25). */
export function HotelComparisonPage({ view }: { view: HotelComparison }) {
	const { t } = useTranslation(['hotel-comparison', 'hotel-list', 'rooms']);
	const { search } = useLocation();
	const isLoading = useNavigation().state === 'loading';
	const main = useRef<HTMLElement>(null);
	useHotelKeys(main);
	const query = searchOnly(search);
	const { hotels, period, parties } = view;
	const ids = hotels.map(({ listed }) => listed.id);
	// What stands here is what is ticked in the list.
	const key = ids.join();
	// biome-ignore lint/correctness/useExhaustiveDependencies: `key` says all of `hotels` that counts
	useEffect(() => {
		if (hotels.length === 0) return;
		pickHotels(hotels.map(({ listed: { id, name, image } }) => ({ id, name, image: image?.url ?? null })));
	}, [key]);
	const profile = readPaymentProfile(query.getAll('paymentProfile')) ?? '';
	const addressOf = ({ listed }: ComparedHotel) =>
		roomsAddress(listed.id, period, { paymentProfile: profile, parties });
	const toList = `/hotels${query.size > 0 ? `?${query}` : ''}`;
	const notes = [
		view.isCut ? t('cut', { most: COMPARED_HOTELS }) : null,
		view.missing > 0 ? t('missing', { count: view.missing }) : null,
	].filter((note) => note !== null);
	return (
		<main ref={main} id="content" className="trade" aria-busy={isLoading}>
			<p>
				<Link to={toList} className="trade-link inline-flex min-h-9 items-center gap-1.5">
					<Icon name="chevronLeft" size={16} />
					{t('back')}
				</Link>
			</p>
			<h1>{t('title')}</h1>
			{notes.map((note) => (
				<p key={note} className="mt-2 border-l-2 border-accent bg-light1 px-4 py-2">
					{note}
				</p>
			))}
			{hotels.length === 0 ? (
				<EmptyState
					title={t('none')}
					actions={
						<Link to={toList} className={tradeButton('line')}>
							{t('toList')}
						</Link>
					}
				>
					{t('noneText', { most: COMPARED_HOTELS })}
				</EmptyState>
			) : (
				<>
					<StayForm key={`${period?.checkIn} ${period?.checkOut}`} view={view} ids={ids} query={query} />
					{view.period ? null : <p className="trade-note mt-3">{t('noPeriod')}</p>}
					<div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-1">
						{hotels.length > 1 ? (
							<label className="inline-flex min-h-11 items-center gap-2 xl:min-h-8">
								<input type="checkbox" id="only-differences" className="size-4 accent-main" />
								{t('onlyDifferences')}
							</label>
						) : null}
						{hotels.length < COMPARED_HOTELS ? (
							<Link to={toList} className={tradeButton('line')} title={t('addHint', { most: COMPARED_HOTELS })}>
								<Icon name="plus" size={16} />
								{t('add')}
							</Link>
						) : null}
						{view.isFiltered ? (
							<p className="trade-note">
								{t('filtered')}{' '}
								<Link to={comparisonAddress(ids, unfiltered(query))} className="trade-link">
									{t('withoutFilters')}
								</Link>
							</p>
						) : null}
					</div>
					<ComparisonTable
						view={view}
						addressOf={addressOf}
						without={(id) =>
							comparisonAddress(
								ids.filter((other) => other !== id),
								query,
							)
						}
					/>
				</>
			)}
		</main>
	);
}

function unfiltered(query: URLSearchParams): URLSearchParams {
	const refinements: readonly string[] = REFINEMENT_NAMES;
	return new URLSearchParams([...query].filter(([name]) => !refinements.includes(name)));
}

/** The period and the party of the comparison; a plain form that opens the same page. */
function StayForm({ view, ids, query }: { view: HotelComparison; ids: readonly string[]; query: URLSearchParams }) {
	const { t } = useTranslation('hotel-list');
	const [dates, setDates] = useState({
		checkIn: query.get('checkInDate') ?? '',
		checkOut: query.get('checkOutDate') ?? '',
	});
	return (
		<Form
			method="get"
			action={COMPARISON_PATH}
			preventScrollReset
			className="mt-3 grid grid-cols-2 items-end gap-3 lg:grid-cols-[10.5rem_10.5rem_minmax(12rem,18rem)_auto]"
		>
			<input type="hidden" name="hotels" value={ids.join('.')} />
			{[...query].map(([name, value], at) =>
				OWN_FIELDS.includes(name) ? null : <input key={`${name} ${at}`} type="hidden" name={name} value={value} />,
			)}
			<div className="col-span-full min-w-0 lg:col-span-2">
				<TradePeriod
					value={dates}
					onChange={setDates}
					names={PERIOD_NAMES}
					isRequired={dates.checkIn !== '' || dates.checkOut !== ''}
				/>
			</div>
			<PartyField parties={view.parties} className="col-span-full lg:col-span-1" />
			<button type="submit" className={tradeButton('dark', 'col-span-full lg:col-span-1 lg:justify-self-start')}>
				{t('search')} <KeyCap>↵</KeyCap>
			</button>
		</Form>
	);
}
