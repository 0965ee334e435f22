import * as z from 'zod';
import { nearestName } from '~/platform/nearest-name';
import { BED_TYPES } from '../../schema/enums';
import type { CancellationPolicy, ChildSupplement, PaymentPolicy } from '../../schema/hotel-rate';
import type { BedSleeps, RoomBed } from '../../schema/hotel-room';
import { amount, bySemicolon, list, spelt, storedAs, words } from './cells';
import { atMost, quoted, refused, unfit, type Wrong } from './refusal';

/** A list that is held as text and stored as JSON; `evaluate` says what is wrong between its parts. */
function stored<Part>(part: z.ZodType<Part, string>, evaluate: (given: readonly Part[]) => Wrong | null = () => null) {
	const parts = list(part);
	return storedAs(
		spelt(parts, (given) => evaluate(given) ?? given),
		z.codec(z.string(), z.string(), {
			decode: (json) => parts.encode(JSON.parse(json)),
			encode: (value) => JSON.stringify(parts.decode(value)),
		}),
	);
}

const BED_EXAMPLE = 'beds such as kingSizeBed/standard/2-2;sofaBed/extra/2-0,1-1/twin';

/** `type/standard or extra/alternatives "guests-adults" by commas/twin`. */
const bed = z.codec(z.string(), z.custom<RoomBed>(), {
	decode(text, ctx) {
		const read = readBed(text);
		return 'wrong' in read ? refused(ctx, read) : read;
	},
	encode({ bedType, isInStandardOccupancy, twinBedPossible, sleeps }) {
		const alternatives = sleeps.map(({ maxPax, maxAdults }) => `${maxPax}-${maxAdults}`).join(',');
		return `${bedType}/${isInStandardOccupancy ? 'standard' : 'extra'}/${alternatives}${twinBedPossible ? '/twin' : ''}`;
	},
});

const bedList = list(bed);

/** Beds by `;`. */
export const beds = () => stored(bed);

/** The beds that a cell in its canonical spelling stands for. */
export const readBeds = (cell: string): RoomBed[] => bedList.decode(cell);

/** Most guests in the beds of the standard occupancy; null when nothing is known of them. */
export function standardGuests(known: readonly RoomBed[]): number | null {
	const standard = known.filter(({ isInStandardOccupancy }) => isInStandardOccupancy);
	if (standard.length === 0) return null;
	return standard.reduce((sum, { sleeps }) => sum + Math.max(...sleeps.map(({ maxPax }) => maxPax)), 0);
}

function readBed(text: string): RoomBed | Wrong {
	const [type = '', part = '', alternatives = '', twin, ...rest] = text.split('/').map((word) => word.trim());
	const bedType = BED_TYPES.find((known) => known === type);
	if (!bedType) {
		const right = nearestName(type, BED_TYPES) ?? `one of ${BED_TYPES.join(', ')}`;
		return { wrong: `${quoted(type)} is no type of bed`, right };
	}
	if (part !== 'standard' && part !== 'extra') {
		return { wrong: `${quoted(text)} is not a bed`, right: `standard or extra as its second part: ${BED_EXAMPLE}` };
	}
	if ((twin !== undefined && twin !== 'twin') || rest.length > 0) {
		return { wrong: `${quoted(text)} is not a bed`, right: `nothing or twin as its last part: ${BED_EXAMPLE}` };
	}
	const sleeps: BedSleeps[] = [];
	for (const alternative of alternatives.split(',')) {
		const [pax, adults] = /^\s*(\d)-(\d)\s*$/.exec(alternative)?.slice(1).map(Number) ?? [];
		if (pax === undefined || adults === undefined || pax < 1 || adults > pax) {
			const right = `guests, a hyphen and how many of them may be adults, such as 2-1: ${BED_EXAMPLE}`;
			return { wrong: `${quoted(alternative)} does not say who sleeps in the bed`, right };
		}
		sleeps.push({ maxPax: pax, maxAdults: adults });
	}
	return { bedType, isInStandardOccupancy: part === 'standard', twinBedPossible: twin === 'twin', sleeps };
}

/** `percent@days before arrival`, the most days first, percentages that grow. */
function steps<Part>(
	what: string,
	make: (percent: number, days: number) => Part,
	take: (part: Part) => [percent: number, days: number],
) {
	const fitting = z
		.string()
		.regex(/^\d{1,3}\s*@\s*\d{1,3}$/, unfit('does not fit', `${what} such as 40@60;100@30, the most days first`));
	const step = z.codec(fitting, z.custom<Part>(), {
		decode(text, ctx) {
			const [percent = 0, days = 0] = text.split('@').map(Number);
			if (percent >= 1 && percent <= 100) return make(percent, days);
			return refused(ctx, { wrong: `${percent} percent is out of range`, right: '1 to 100 percent' });
		},
		encode: (part) => take(part).join('@'),
	});
	return stored<Part>(step, (given) => {
		let [before, daysBefore] = [0, Number.POSITIVE_INFINITY];
		for (const [percent, days] of given.map(take)) {
			if (days >= daysBefore)
				return { wrong: `${days} days come after ${daysBefore}`, right: 'the most days before arrival first' };
			if (percent <= before)
				return { wrong: `${percent} percent follow ${before}`, right: 'percentages that grow towards arrival' };
			[before, daysBefore] = [percent, days];
		}
		return null;
	});
}

export const tranches = () =>
	steps<PaymentPolicy['tranches'][number]>(
		'cumulative percent at days before arrival,',
		(cumulativePercentage, daysPriorToArrival) => ({ cumulativePercentage, daysPriorToArrival }),
		({ cumulativePercentage, daysPriorToArrival }) => [cumulativePercentage, daysPriorToArrival],
	);

export const cancellation = () =>
	steps<CancellationPolicy['cancellationPeriods'][number]>(
		'percent kept from so many days before arrival,',
		(feeInPercentOfBookingTotal, fromDaysPriorToArrival) => ({ fromDaysPriorToArrival, feeInPercentOfBookingTotal }),
		({ fromDaysPriorToArrival, feeInPercentOfBookingTotal }) => [feeInPercentOfBookingTotal, fromDaysPriorToArrival],
	);

/** `up to age: amount a night`, ages that grow; amounts in major units, 0 for free. */
export function childSupplements() {
	const money = amount({ mayBeZero: true });
	const fitting = z
		.string()
		.regex(
			/^\d{1,2}\s*:\s*\d{1,9}([.,]\d{1,2})?$/,
			unfit('does not fit', 'up to which age and what a night costs, such as 5:0;11:40;15:80'),
		);
	const supplement = z.codec(fitting, z.custom<ChildSupplement>(), {
		decode(text) {
			const [age = '', cost = ''] = text.split(':');
			return { maxAge: Number(age), minor: money.decode(cost.trim()) };
		},
		encode: ({ maxAge, minor }) => `${maxAge}:${money.encode(minor)}`,
	});
	return stored(supplement, (given) => {
		const index = given.findIndex(({ maxAge }, at) => at > 0 && maxAge <= (given[at - 1]?.maxAge ?? 0));
		return index < 0
			? null
			: { wrong: `up to ${given[index]?.maxAge} follows up to ${given[index - 1]?.maxAge}`, right: 'ages that grow' };
	});
}

/** Words whose order is that of the bits of a mask, as which they are stored. */
export const wordsAsBits = (known: readonly string[], what = 'some of:') =>
	storedAs(
		words(known, what),
		z.codec(z.number(), z.string(), {
			decode: (mask) => known.filter((_, bit) => mask & (1 << bit)).join(';'),
			encode: (value) => bySemicolon(value).reduce((mask, word) => mask | (1 << known.indexOf(word)), 0),
		}),
	);

/** Weekdays, 0 is Sunday. */
export const weekdays = () => wordsAsBits(['0', '1', '2', '3', '4', '5', '6'], 'weekdays, 0 is Sunday:');

/** Texts of one line by `;`, in their order. */
export const texts = (max = 300) =>
	stored(
		z
			.string()
			.check(atMost(max))
			.overwrite((part) => part.replace(/\s+/g, ' ')),
	);

/** Addresses by `;`. */
export const addresses = () =>
	stored(
		z
			.string()
			.regex(
				/^(https:\/\/[^\s"<>]+|\/[^\s"<>/][^\s"<>]*)$/,
				unfit('is not an address', 'https://… or a path of this site'),
			),
	);

/** Numbers from 1 on by `;`, stored as a list that begins with 0. */
export function positions() {
	const number = z
		.string()
		.regex(/^[1-9]\d{0,2}$/, unfit('is not a number', 'numbers of hotel-pictures from 1, separated by ;'));
	return stored(
		z.codec(number, z.number(), {
			decode: (text) => Number(text) - 1,
			encode: (position) => String(position + 1),
		}),
	);
}

/** Keys by `;`, each once and in the order of the alphabet; the database tells them in any order. */
export function keys() {
	const key = z
		.string()
		.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, unfit('is not a key', 'keys of a to z, digits and hyphens, separated by ;'));
	return storedAs(
		spelt(list(key), (given) => [...new Set(given)].sort()),
		z.codec(z.string(), z.string(), {
			decode: (told) => bySemicolon(told).sort().join(';'),
			encode: (value) => value,
		}),
	);
}

/** A number with one decimal in parts of one: 9.4 in tenths is 94. */
export function parts(perOne: number, min: number, max: number) {
	const right = `${min} to ${max} in steps of ${1 / perOne}`;
	return z.codec(z.string().regex(/^\d{1,2}([.,]\d)?$/, unfit('does not fit', right)), z.number(), {
		decode(cell, ctx) {
			const value = Number(cell.replace(',', '.')) * perOne;
			const whole = Math.round(value);
			return Math.abs(value - whole) < 1e-9 && whole >= min * perOne && whole <= max * perOne
				? whole
				: refused(ctx, { wrong: `${quoted(cell)} does not fit`, right });
		},
		encode: (value) => String(value / perOne),
	});
}

/** An ISO 3166-1 code of a country that there is. */
export function country() {
	const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
	return z
		.string()
		.refine(
			(cell) => /^[A-Z]{2}$/.test(cell) && names.of(cell) !== undefined,
			unfit('is not a country', 'an ISO code such as AT'),
		);
}
