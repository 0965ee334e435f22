import { BED_TYPES } from '../../schema/enums';
import type { CancellationPolicy, ChildSupplement, PaymentPolicy } from '../../schema/hotel-rate';
import type { BedSleeps, RoomBed } from '../../schema/hotel-room';
import { nearestName } from '../nearest-name';
import type { Kind, Wrong } from './column';
import { amount, quoted } from './kinds';

/** Text that stands for a list or an object: held in its canonical spelling, stored as JSON. */
function structured<Part>(options: {
	parts: (cell: string) => string[];
	readPart: (text: string) => Part | Wrong;
	writePart: (part: Part) => string;
	/** What is wrong between the parts, which come in the order of the cell. */
	evaluate?: (parts: readonly Part[]) => Wrong | null;
}): Kind<string> {
	const { parts, readPart, writePart, evaluate } = options;
	return {
		parse(cell) {
			const read: Part[] = [];
			for (const text of parts(cell)) {
				const part = readPart(text);
				if (isWrong(part)) return part;
				read.push(part);
			}
			return evaluate?.(read) ?? { value: read.map(writePart).join(';') };
		},
		format: (value) => value,
		store: (value) => JSON.stringify(value === '' ? [] : parts(value).map(readPart)),
		load: (stored) => (JSON.parse(String(stored)) as Part[]).map(writePart).join(';'),
	};
}

function isWrong(part: unknown): part is Wrong {
	return typeof part === 'object' && part !== null && 'wrong' in part;
}

const bySemicolon = (cell: string) =>
	cell
		.split(';')
		.map((part) => part.trim())
		.filter((part) => part !== '');

const BED_EXAMPLE = 'beds such as kingSizeBed/standard/2-2;sofaBed/extra/2-0,1-1/twin';

/** `type/standard or extra/alternatives "guests-adults" by commas/twin`, beds by `;`. */
export function beds(): Kind<string> {
	return structured<RoomBed>({
		parts: bySemicolon,
		readPart: readBed,
		writePart({ bedType, isInStandardOccupancy, twinBedPossible, sleeps }) {
			const alternatives = sleeps.map(({ maxPax, maxAdults }) => `${maxPax}-${maxAdults}`).join(',');
			return `${bedType}/${isInStandardOccupancy ? 'standard' : 'extra'}/${alternatives}${twinBedPossible ? '/twin' : ''}`;
		},
	});
}

/** The beds that a cell in its canonical spelling stands for. */
export function readBeds(cell: string): RoomBed[] {
	return JSON.parse(String(beds().store?.(cell) ?? '[]')) as RoomBed[];
}

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
): Kind<string> {
	const right = `${what} such as 40@60;100@30, the most days first`;
	return structured<Part>({
		parts: bySemicolon,
		readPart(text) {
			const [percent, days] = /^(\d{1,3})\s*@\s*(\d{1,3})$/.exec(text)?.slice(1).map(Number) ?? [];
			if (percent === undefined || days === undefined) return { wrong: `${quoted(text)} does not fit`, right };
			if (percent < 1 || percent > 100)
				return { wrong: `${percent} percent is out of range`, right: '1 to 100 percent' };
			return make(percent, days);
		},
		writePart: (part) => take(part).join('@'),
		evaluate(parts) {
			for (const [index, part] of parts.entries()) {
				const [percent, days] = take(part);
				const [before, daysBefore] = index > 0 ? take(parts[index - 1] as Part) : [0, Number.POSITIVE_INFINITY];
				if (days >= daysBefore)
					return { wrong: `${days} days come after ${daysBefore}`, right: 'the most days before arrival first' };
				if (percent <= before)
					return { wrong: `${percent} percent follow ${before}`, right: 'percentages that grow towards arrival' };
			}
			return null;
		},
	});
}

export function tranches(): Kind<string> {
	return steps<PaymentPolicy['tranches'][number]>(
		'cumulative percent at days before arrival,',
		(cumulativePercentage, daysPriorToArrival) => ({ cumulativePercentage, daysPriorToArrival }),
		({ cumulativePercentage, daysPriorToArrival }) => [cumulativePercentage, daysPriorToArrival],
	);
}

export function cancellation(): Kind<string> {
	return steps<CancellationPolicy['cancellationPeriods'][number]>(
		'percent kept from so many days before arrival,',
		(feeInPercentOfBookingTotal, fromDaysPriorToArrival) => ({ fromDaysPriorToArrival, feeInPercentOfBookingTotal }),
		({ fromDaysPriorToArrival, feeInPercentOfBookingTotal }) => [feeInPercentOfBookingTotal, fromDaysPriorToArrival],
	);
}

/** `up to age: amount a night`, ages that grow; amounts in major units, 0 for free. */
export function childSupplements(): Kind<string> {
	const money = amount({ mayBeZero: true });
	const right = 'up to which age and what a night costs, such as 5:0;11:40;15:80';
	return structured<ChildSupplement>({
		parts: bySemicolon,
		readPart(text) {
			const [, age, cost] = /^(\d{1,2})\s*:\s*(\S+)$/.exec(text) ?? [];
			const parsed = cost === undefined ? null : money.parse(cost);
			if (age === undefined || parsed === null || !('value' in parsed)) {
				return { wrong: `${quoted(text)} does not fit`, right };
			}
			return { maxAge: Number(age), minor: parsed.value };
		},
		writePart: ({ maxAge, minor }) => `${maxAge}:${money.format(minor)}`,
		evaluate(parts) {
			const index = parts.findIndex(({ maxAge }, at) => at > 0 && maxAge <= (parts[at - 1]?.maxAge ?? 0));
			return index < 0
				? null
				: { wrong: `up to ${parts[index]?.maxAge} follows up to ${parts[index - 1]?.maxAge}`, right: 'ages that grow' };
		},
	});
}

/** Some numbers of a small list by `;`, stored as a mask of bits. */
function bits(words: readonly string[], what: string): Kind<string> {
	return {
		parse(cell) {
			const given = bySemicolon(cell);
			const unknown = given.find((word) => !words.includes(word));
			if (unknown !== undefined)
				return { wrong: `${quoted(unknown)} is not known here`, right: `${what}: ${words.join(', ')}, separated by ;` };
			return { value: words.filter((word) => given.includes(word)).join(';') };
		},
		format: (value) => value,
		store: (value) => bySemicolon(value).reduce((mask, word) => mask | (1 << words.indexOf(word)), 0),
		load: (stored) => words.filter((_, bit) => Number(stored) & (1 << bit)).join(';'),
	};
}

/** Weekdays, 0 is Sunday. */
export const weekdays = (): Kind<string> => bits(['0', '1', '2', '3', '4', '5', '6'], 'weekdays, 0 is Sunday');

/** Words whose order is that of the bits. */
export const wordsAsBits = (words: readonly string[]): Kind<string> => bits(words, 'some of');

/** Texts of one line by `;`, in their order. */
export function texts(max = 300): Kind<string> {
	return structured<string>({
		parts: bySemicolon,
		readPart: (text) =>
			text.length > max
				? { wrong: `${text.length} characters are too many`, right: `at most ${max}` }
				: text.replace(/\s+/g, ' '),
		writePart: (text) => text,
	});
}

/** Addresses by `;`. */
export function addresses(): Kind<string> {
	return structured<string>({
		parts: bySemicolon,
		readPart: (text) =>
			/^(https:\/\/[^\s"<>]+|\/[^\s"<>/][^\s"<>]*)$/.test(text)
				? text
				: { wrong: `${quoted(text)} is not an address`, right: 'https://… or a path of this site' },
		writePart: (text) => text,
	});
}

/** Numbers from 1 on by `;`, stored as a list that begins with 0. */
export function positions(): Kind<string> {
	return structured<number>({
		parts: bySemicolon,
		readPart: (text) =>
			/^[1-9]\d{0,2}$/.test(text)
				? Number(text) - 1
				: { wrong: `${quoted(text)} is not a number`, right: 'numbers of hotel-pictures from 1, separated by ;' },
		writePart: (position) => String(position + 1),
	});
}

/** Keys by `;`, each once and in the order of the alphabet. */
export function keys(): Kind<string> {
	return {
		parse(cell) {
			const given = bySemicolon(cell);
			const unfit = given.find((word) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(word));
			return unfit === undefined
				? { value: [...new Set(given)].sort().join(';') }
				: { wrong: `${quoted(unfit)} is not a key`, right: 'keys of a to z, digits and hyphens, separated by ;' };
		},
		format: (value) => value,
		load: (stored) => bySemicolon(String(stored)).sort().join(';'),
	};
}

/** A number with one decimal in parts of one: 9.4 in tenths is 94. */
export function parts(perOne: number, min: number, max: number): Kind<number> {
	const right = `${min} to ${max} in steps of ${1 / perOne}`;
	return {
		parse(cell) {
			const value = /^\d{1,2}([.,]\d)?$/.test(cell) ? Number(cell.replace(',', '.')) * perOne : Number.NaN;
			const whole = Math.round(value);
			return Math.abs(value - whole) < 1e-9 && whole >= min * perOne && whole <= max * perOne
				? { value: whole }
				: { wrong: `${quoted(cell)} does not fit`, right };
		},
		format: (value) => String(value / perOne),
	};
}

/** An ISO 3166-1 code of a country that there is. */
export function country(): Kind<string> {
	const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
	return {
		parse: (cell) =>
			/^[A-Z]{2}$/.test(cell) && names.of(cell)
				? { value: cell }
				: { wrong: `${quoted(cell)} is not a country`, right: 'an ISO code such as AT' },
		format: (value) => value,
	};
}
