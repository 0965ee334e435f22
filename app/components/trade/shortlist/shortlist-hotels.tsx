import { Form, Link, useLoaderData, useLocation, useNavigate } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { daysBetween, type PlainDate } from '~/domain/date/plain-date';
import type { ListedHotel } from '~/domain/hotel-search/listed-hotel';
import type { Language } from '~/domain/language/language';
import type { ShortlistQuestion } from '~/domain/shortlist/parse-shortlist';
import { saveStay } from '../../shortlist/keep-properties';
import { QuestionFields } from '../../shortlist/question-fields';
import { readSaved, useSavedProperties } from '../../shortlist/saved-properties';
import { UndoBar } from '../../shortlist/undo-bar';
import { CompareBar } from '../hotel-comparison/compare-bar';
import { HotelRow } from '../hotel-list/hotel-row';
import { type Period, roomsAddress } from '../hotel-list/rooms-address';
import { NearestStays } from '../hotel-list/unavailable-table';
import { WhyNotText } from '../hotel-rooms/why-not-text';
import { PartyField } from '../party-field/party-field';
import { tradeButton } from '../trade-button';
import { TradePeriod } from '../trade-period';
import type { HotelShortlist } from './hotel-shortlist';
import { dropHotels, keepHotelAt, keepHotels, readSavedHotels, saveRooms, useSavedHotels } from './saved-hotels';

type Loaded = { hotels: HotelShortlist; question: ShortlistQuestion };
type Removed = { hotel: Pick<ListedHotel, 'id' | 'name'>; at: number; backTo: string };

/** The hotels of an agent's shortlist (SELECTION-26): cards with what the stay costs the party, to be compared and taken off. */
export default function ShortlistHotels() {
	const { t } = useTranslation(['hotel-list', 'shortlist', 'rooms']);
	const language = useRoot().language as Language;
	const { hotels: list, question } = useLoaderData() as unknown as Loaded;
	const { search } = useLocation();
	const [removed, setRemoved] = useState<Removed | null>(null);
	const navigate = useNavigate();
	const { isForeign, stayQuery } = useHotelsMemory(list, question, removed !== null);
	const { hotels, period, parties, missing } = list;
	if (hotels.length === 0 && missing.length === 0 && !removed) return null;
	const stay = period && {
		nights: daysBetween(period.checkIn as PlainDate, period.checkOut as PlainDate),
		rooms: parties.length,
	};
	const addressOf = (id: string, other: Period | null = null) =>
		roomsAddress(id, other ?? period, { paymentProfile: '', parties });
	return (
		<section aria-labelledby="kept-hotels" className="trade mt-14 px-0!">
			<div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
				<h2 id="kept-hotels" className="text-t1!">
					{t('shortlist.title', { count: hotels.length })}
				</h2>
				{isForeign ? (
					<button
						type="button"
						className={tradeButton('line')}
						onClick={() => keepHotels(hotels.map(({ hotel }) => hotel.id))}
					>
						{t('shortlist.keepAll', { count: hotels.length })}
					</button>
				) : null}
			</div>
			{missing.length > 0 ? (
				<p className="mt-3 border-l-2 border-accent bg-light1 px-4 py-2">
					{t('shortlist.missing', { count: missing.length })}
				</p>
			) : null}
			{hotels.length > 0 ? <StayForm key={search} list={list} question={question} /> : null}
			<ul className="mt-4 grid gap-3.5">
				{hotels.map(({ hotel, without, whyNot }, index) => (
					<li key={hotel.id} data-hotel={hotel.id} className="group/row">
						<HotelRow
							hotel={hotel}
							address={addressOf(hotel.id)}
							better={null}
							addressOf={(other) => addressOf(hotel.id, other)}
							isFirst={index < 2}
							stay={stay}
							search={stayQuery}
						/>
						<div className="mt-1.5 flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
							{whyNot ? (
								<div>
									<p>
										<b className="font-semibold text-err">{t('fullyBooked')}</b> <WhyNotText reason={whyNot.reason} />
									</p>
									<NearestStays
										answer={whyNot}
										language={language}
										addressOf={(other, rooms) =>
											roomsAddress(hotel.id, other ?? period, { paymentProfile: '', parties: rooms ?? parties })
										}
									/>
								</div>
							) : (
								<span />
							)}
							<Link
								to={without}
								replace
								preventScrollReset
								aria-label={t('shortlist:removeHouse', { house: hotel.name })}
								className="trade-link inline-flex min-h-11 items-center xl:min-h-8"
								onClick={() => {
									setRemoved({ hotel, at: readSavedHotels().ids.indexOf(hotel.id), backTo: `/shortlist${search}` });
									dropHotels([hotel.id]);
								}}
							>
								{t('shortlist:remove')}
							</Link>
						</div>
					</li>
				))}
			</ul>
			<CompareBar search={stayQuery} />
			{removed ? (
				<UndoBar
					name={removed.hotel.name}
					onUndo={() => {
						if (removed.at >= 0) keepHotelAt(removed.hotel.id, removed.at);
						setRemoved(null);
						navigate(removed.backTo, { replace: true, preventScrollReset: true });
					}}
					onClose={() => setRemoved(null)}
				/>
			) : null}
		</section>
	);
}

/**
 * Connects the hotels of the page to this browser's storage: an own list without hotels in its address gets the saved ones, rooms that were
 * changed here are those of the list, and hotels that are gone are forgotten.
 */
function useHotelsMemory(list: HotelShortlist, { codes, hotels, period }: ShortlistQuestion, isRemoved: boolean) {
	const navigate = useNavigate();
	const { pathname, search } = useLocation();
	const savedCodes = useSavedProperties();
	const saved = useSavedHotels();
	const [isAwake, setAwake] = useState(false);
	useEffect(() => setAwake(true), []);
	const isOwnPage = codes.every((code) => savedCodes.includes(code));
	const isForeign = isAwake && list.hotels.some(({ hotel }) => !saved.ids.includes(hotel.id));
	const lacks = isAwake && isOwnPage && hotels.length === 0 && saved.ids.length > 0 && !isRemoved;
	useEffect(() => {
		if (!lacks) return;
		const query = new URLSearchParams(search);
		// Without properties nothing has put the saved stay into the address yet.
		if (query.size === 0) for (const [name, value] of new URLSearchParams(readSaved().stay)) query.set(name, value);
		query.set('hotels', saved.ids.join('.'));
		if (saved.rooms) query.set('rooms', saved.rooms);
		navigate(`${pathname}?${query}`, { replace: true, preventScrollReset: true });
	}, [lacks, search, pathname, saved, navigate]);
	const gone = list.missing.filter((id) => saved.ids.includes(id)).join(' ');
	useEffect(() => {
		if (gone) dropHotels(gone.split(' '));
	}, [gone]);
	const isOwn = isAwake && hotels.length > 0 && !isForeign && isOwnPage;
	useEffect(() => {
		if (!isOwn) return;
		saveRooms(list.rooms);
		saveStay(search);
	}, [isOwn, list.rooms, search]);
	const query = new URLSearchParams({
		...(period && { checkInDate: period.checkIn, checkOutDate: period.checkOut }),
		rooms: list.rooms,
	});
	return { isForeign, stayQuery: query.toString() };
}

/** Dates and rooms of the hotels; the properties of the list take the dates over. */
function StayForm({
	list: { period, parties, hotels },
	question,
}: {
	list: HotelShortlist;
	question: ShortlistQuestion;
}) {
	const { t } = useTranslation('hotel-list');
	const [dates, setDates] = useState({ checkIn: period?.checkIn ?? '', checkOut: period?.checkOut ?? '' });
	return (
		<Form
			action="/shortlist"
			preventScrollReset
			aria-label={t('shortlist.stay')}
			className="mt-3 grid grid-cols-2 items-end gap-3 lg:grid-cols-[10.5rem_10.5rem_minmax(12rem,18rem)_auto] print:hidden"
		>
			<QuestionFields
				question={{
					houses: question.codes.join('.'),
					compare: question.compared.length < question.codes.length ? question.compared.join('.') : '',
					...(question.adults ? { adults: question.adults } : {}),
					...(question.children ? { children: question.children } : {}),
					hotels: hotels.map(({ hotel }) => hotel.id).join('.'),
				}}
			/>
			<div className="col-span-full min-w-0 lg:col-span-2">
				<TradePeriod value={dates} onChange={setDates} />
			</div>
			<PartyField parties={parties} className="col-span-full lg:col-span-1" />
			<button type="submit" className={tradeButton('dark', 'col-span-full lg:col-span-1 lg:justify-self-start')}>
				{t('shortlist.show')}
			</button>
		</Form>
	);
}
