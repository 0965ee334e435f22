import { addDays, daysBetween, maxPlainDate, minPlainDate, type PlainDate, weekday } from '../date/plain-date';
import type { HotelAges } from '../hotel/age-policy';
import type { OfferPart } from './offer';
import { countParty, type Party } from './party';
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

/** The included places are filled by adults, then by children, oldest first; the remaining guests pay. */
function guestParts(
	{ checkIn, checkOut }: Period,
	party: Party,
	agePolicy: HotelAges,
	includedPax: number,
	{ extraAdultMinor, childSupplements }: Supplements,
): OfferPart[] {
	const { adults, children } = countParty(party, agePolicy);
	const nights = daysBetween(checkIn, checkOut);
	const all = { firstNight: checkIn, lastNight: addDays(checkOut, -1) };
	const supplementOf = (age: number) => childSupplements.find(({ maxAge }) => age <= maxAge)?.minor ?? null;
	// A child above the last band of the plan pays as an adult and takes an adult's place.
	const asAdults = adults + children.filter((age) => supplementOf(age) === null).length;
	const paying = children.filter((age) => supplementOf(age) !== null).slice(Math.max(0, includedPax - asAdults));
	const extraAdults = Math.max(0, asAdults - includedPax);
	const part = (kind: OfferPart['kind'], guests: number, unitMinor: number, age: number | null): OfferPart => {
		const quantity = guests * nights;
		return { kind, ...all, quantity, age, unitMinor, minor: quantity * unitMinor };
	};
	return [
		...(extraAdults > 0 ? [part('extraAdult', extraAdults, extraAdultMinor, null)] : []),
		...paying.map((age) => part('child', 1, supplementOf(age) ?? 0, age)),
	];
}

/** One adult alone in a room for more is given back a part of each night, never more than the night costs. */
function singleUseParts(
	nights: readonly OfferPart[],
	{ adults, children }: { adults: number; children: readonly number[] },
	includedPax: number,
	singleUseMinor: number,
): OfferPart[] {
	if (adults !== 1 || children.length > 0 || includedPax < 2 || singleUseMinor <= 0) return [];
	return nights.map(({ firstNight, lastNight, quantity, unitMinor }) => {
		const off = -Math.min(singleUseMinor, unitMinor);
		return { kind: 'singleUse', firstNight, lastNight, quantity, age: null, unitMinor: off, minor: quantity * off };
	});
}

function sum(amounts: readonly number[]): number {
	return amounts.reduce((total, minor) => total + minor, 0);
}
