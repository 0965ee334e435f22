import { Form, Link } from '@remix-run/react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HOTEL_CATEGORIES, ROOM_CATEGORIES } from '#db/schema/enums';
import { useRoot } from '~/root';
import { Icon } from '../../ui/icon';
import { KeyCap } from '../key-cap';
import { tradeButton } from '../trade-button';
import type { HotelListView } from './list-view';

const FAULTS = { 'one-date': 'oneDate', order: 'order', past: 'past', 'too-long': 'tooLong' } as const;

type HotelFilterFormProps = {
	view: HotelListView;
	isSearching: boolean;
	/** Stands at the end of the row of filters. */
	end?: ReactNode;
};

/** Destination, dates and filters (H§2): a plain form; dates without a destination are told at once (H§5). */
export function HotelFilterForm({ view, isSearching, end }: HotelFilterFormProps) {
	const { t } = useTranslation('hotel-list');
	const { today } = useRoot();
	const { query, fault } = view;
	const [destination, setDestination] = useState(query.destination);
	const [dates, setDates] = useState({ checkIn: query.checkInDate, checkOut: query.checkOutDate });
	useEffect(() => setDestination(query.destination), [query.destination]);
	useEffect(
		() => setDates({ checkIn: query.checkInDate, checkOut: query.checkOutDate }),
		[query.checkInDate, query.checkOutDate],
	);
	const lacksPlace = destination.trim() === '' && dates.checkIn !== '' && dates.checkOut !== '';
	const dateFault = fault && fault !== 'no-destination' ? t(FAULTS[fault]) : null;
	const chosen = (names: readonly string[]) => names.length;
	return (
		<Form
			method="get"
			preventScrollReset
			className="hotel-filter"
			onSubmit={(event) => {
				// With one date only nothing happens (H§4).
				if (lacksPlace || (dates.checkIn === '') !== (dates.checkOut === '')) event.preventDefault();
			}}
		>
			<div className="hotel-filter-fields">
				<div>
					<label htmlFor="destination">{t('destination')}</label>
					<input
						id="destination"
						name="destination"
						list="hotel-destinations"
						className="trade-field"
						autoComplete="off"
						placeholder={t('anywhere')}
						value={destination}
						onChange={({ currentTarget }) => setDestination(currentTarget.value)}
						aria-invalid={lacksPlace || fault === 'no-destination' || undefined}
						aria-describedby="destination-note"
					/>
					<datalist id="hotel-destinations">
						{view.destinations.map((name) => (
							<option key={name} value={name} />
						))}
					</datalist>
					<p id="destination-note" className="trade-note">
						{lacksPlace || fault === 'no-destination' ? (
							<span role="alert" className="hotel-filter-fault">
								{t('missing')}
							</span>
						) : (
							<>
								{t('inviteHint')}{' '}
								<Link to={invitationPath(destination)} className="trade-link">
									{t('inviteHotel')}
								</Link>
							</>
						)}
					</p>
				</div>
				{(['checkIn', 'checkOut'] as const).map((name) => (
					<div key={name}>
						<label htmlFor={`${name}Date`}>{t(name)}</label>
						<input
							id={`${name}Date`}
							type="date"
							name={`${name}Date`}
							className="trade-field"
							min={name === 'checkOut' && dates.checkIn ? dates.checkIn : today}
							value={dates[name]}
							onChange={({ currentTarget }) => setDates((known) => ({ ...known, [name]: currentTarget.value }))}
							aria-invalid={dateFault ? true : undefined}
							aria-describedby={dateFault ? 'dates-fault' : undefined}
						/>
						{dateFault && name === 'checkIn' ? (
							<p id="dates-fault" role="alert" className="trade-note hotel-filter-fault">
								{dateFault}
							</p>
						) : null}
					</div>
				))}
				<button type="submit" className={tradeButton('dark')} disabled={lacksPlace || isSearching}>
					{t('search')} <KeyCap>↵</KeyCap>
				</button>
			</div>
			<div className="hotel-facets">
				<Facet title={t('hotelCategories')} count={chosen(query.hotelCategories)}>
					<Checks
						name="hotelCategories"
						options={HOTEL_CATEGORIES.map((key) => ({ key, name: t(`category.${key}`) }))}
						chosen={query.hotelCategories}
					/>
				</Facet>
				<Facet title={t('roomCategories')} count={chosen(query.roomCategories)}>
					<Checks
						name="roomCategories"
						options={ROOM_CATEGORIES.map((key) => ({ key, name: t(`room.${key}`) }))}
						chosen={query.roomCategories}
					/>
				</Facet>
				<Facet title={t('programs')} count={chosen(query.programIds)}>
					<Checks
						name="programIds"
						options={view.programs.map(({ id, name }) => ({ key: id, name }))}
						chosen={query.programIds}
					/>
				</Facet>
				<Facet title={t('maxKeys')} count={query.maxKeys === '' ? 0 : 1}>
					<label className="hotel-facet-number">
						{t('maxKeysLabel')}
						<input
							type="number"
							name="maxKeys"
							min={1}
							className="trade-field"
							defaultValue={query.maxKeys}
							key={query.maxKeys}
						/>
					</label>
				</Facet>
				<Facet title={t('facilities')} count={chosen(query.facilities)}>
					<Checks name="facilities" options={view.facilities} chosen={query.facilities} />
				</Facet>
				<Facet title={t('roomFacilities')} count={chosen(query.roomFacilities)}>
					<Checks name="roomFacilities" options={view.roomFacilities} chosen={query.roomFacilities} />
				</Facet>
				<Link to="?reset" className="trade-link" preventScrollReset>
					{t('reset')}
				</Link>
				{end}
			</div>
		</Form>
	);
}

function Facet({ title, count, children }: { title: string; count: number; children: ReactNode }) {
	const { t } = useTranslation('hotel-list');
	return (
		<details name="hotel-facet" className="hotel-facet" data-chosen={count > 0 ? '' : undefined}>
			<summary>
				{title}
				{count > 0 ? <b>{count}</b> : null}
				<Icon name="chevronDown" size={14} />
			</summary>
			<div>
				{children}
				<button type="submit" className={tradeButton('dark')}>
					{t('apply')}
				</button>
			</div>
		</details>
	);
}

function Checks({
	name,
	options,
	chosen,
}: {
	name: string;
	options: readonly { key: string; name: string }[];
	chosen: readonly string[];
}) {
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

/** Where a hotel is invited, with the place that was looked for. */
function invitationPath(destination: string): string {
	const query = new URLSearchParams(destination.trim() === '' ? {} : { city: destination.trim() });
	return `/partner/my-network${query.size > 0 ? `?${query}` : ''}`;
}
