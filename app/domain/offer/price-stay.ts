import { addDays, daysBetween, maxPlainDate, minPlainDate, type PlainDate, weekday } from '../date/plain-date';
import type { HotelAges } from '../hotel/age-policy';
import { isSingleUse, payingGuests } from './guest-supplements';
import type { OfferPart } from './offer';
import { type CountedParty, countParty, type Party } from './party';
import type { Period, SeasonRate, Supplements } from './rate';

type Stay = {
	period: Period;
	party: Party;
	agePolicy: HotelAges;
	includedPax: number;
	supplements: Supplements;
	/** In order of their nights, without overlaps. */
	seasons: readonly SeasonRate[];
};

/** A stay in minor units of the hotel's currency, taxes included. */
export type PricedStay = {
	totalMinor: number;
	/** They add up to the total. */
	parts: OfferPart[];
	/** The same guests at the price that everybody finds; null where that is not known of every night. */
	publicMinor: number | null;
};

/**
 * What a stay costs: each night at the price of its season and weekday, then what guests pay beyond the included ones, and less for
 * one who is alone. Null when a night has no price.
 */
export function priceStay({ period, party, agePolicy, includedPax, supplements, seasons }: Stay): PricedStay | null {
	const nights = nightParts(period, seasons);
	if (!nights) return null;
	const extras = [
		...guestParts(period, party, agePolicy, includedPax, supplements),
		...singleUseParts(nights.parts, countParty(party, agePolicy), includedPax, supplements.singleUseMinor),
	];
	const extrasMinor = sum(extras.map(({ minor }) => minor));
	return {
		totalMinor: sum(nights.parts.map(({ minor }) => minor)) + extrasMinor,
		parts: [...nights.parts, ...extras],
		publicMinor: nights.publicMinor === null ? null : nights.publicMinor + extrasMinor,
	};
}

/** Nights of a season at one price are one part; null when a night has none. */
function nightParts({ checkIn, checkOut }: Period, seasons: readonly SeasonRate[]) {
	const parts: OfferPart[] = [];
	let publicMinor: number | null = 0;
	let count = 0;
	for (const season of seasons) {
		const usual: PlainDate[] = [];
		const weekend: PlainDate[] = [];
		const end = minPlainDate(checkOut, addDays(season.lastNight, 1));
		for (let night = maxPlainDate(checkIn, season.firstNight); night < end; night = addDays(night, 1)) {
			const isWeekend = season.weekendMinor !== null && (season.weekendMask >> weekday(night)) & 1;
			(isWeekend ? weekend : usual).push(night);
		}
		parts.push(
			...partOf('nights', usual, season.nightlyMinor),
			...partOf('weekendNights', weekend, season.weekendMinor ?? season.nightlyMinor),
		);
		const seasonNights = usual.length + weekend.length;
		count += seasonNights;
		if (seasonNights > 0)
			publicMinor =
				publicMinor === null || season.publicMinor === null ? null : publicMinor + season.publicMinor * seasonNights;
	}
	const isWhole = count > 0 && count === daysBetween(checkIn, checkOut);
	return isWhole ? { parts, publicMinor } : null;
}

function partOf(kind: 'nights' | 'weekendNights', nights: readonly PlainDate[], unitMinor: number): OfferPart[] {
	const [firstNight] = nights;
	const lastNight = nights.at(-1);
	if (!firstNight || !lastNight) return [];
	const quantity = nights.length;
	return [{ kind, firstNight, lastNight, quantity, age: null, unitMinor, minor: quantity * unitMinor }];
}

function guestParts(
	{ checkIn, checkOut }: Period,
	party: Party,
	agePolicy: HotelAges,
	includedPax: number,
	{ extraAdultMinor, childSupplements }: Supplements,
): OfferPart[] {
	const { extraAdults, children } = payingGuests(countParty(party, agePolicy), includedPax, childSupplements);
	const nights = daysBetween(checkIn, checkOut);
	const all = { firstNight: checkIn, lastNight: addDays(checkOut, -1) };
	const part = (kind: OfferPart['kind'], guests: number, unitMinor: number, age: number | null): OfferPart => {
		const quantity = guests * nights;
		return { kind, ...all, quantity, age, unitMinor, minor: quantity * unitMinor };
	};
	return [
		...(extraAdults > 0 ? [part('extraAdult', extraAdults, extraAdultMinor, null)] : []),
		...children.map(({ age, minor }) => part('child', 1, minor, age)),
	];
}

/** One adult alone in a room for more is given back a part of each night, never more than the night costs. */
function singleUseParts(
	nights: readonly OfferPart[],
	counted: CountedParty,
	includedPax: number,
	singleUseMinor: number,
): OfferPart[] {
	if (!isSingleUse(counted, includedPax) || singleUseMinor <= 0) return [];
	return nights.map(({ firstNight, lastNight, quantity, unitMinor }) => {
		const off = -Math.min(singleUseMinor, unitMinor);
		return { kind: 'singleUse', firstNight, lastNight, quantity, age: null, unitMinor: off, minor: quantity * off };
	});
}

function sum(amounts: readonly number[]): number {
	return amounts.reduce((total, minor) => total + minor, 0);
}
