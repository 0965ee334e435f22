import { clockInZone } from '../../date/clock-in-zone';
import { instantAt } from '../../date/instant-at';
import { addDays, daysBetween, type PlainDate, parsePlainDate } from '../../date/plain-date';
import { typedMinor } from '../../money/typed-minor';

/** What an operator does by hand; `channel` comes from a calendar. */
export const BLOCK_KINDS = ['own', 'hold'] as const;
export type BlockKind = (typeof BLOCK_KINDS)[number];

/** Nights that an operator keeps, from the first night to the day on which the property is free again. */
export type Block = {
	kind: BlockKind;
	checkIn: PlainDate;
	checkOut: PlainDate;
	/** Why; of a hold: whom the nights are held for. */
	reason: string;
	/** When a hold ends by itself, in milliseconds; null for an own block. */
	expiresAt: number | null;
	/** What the person was told, in minor units of the property's currency. */
	priceMinor: number | null;
};

/** The texts of the form, as they were typed. */
export type TypedBlock = {
	kind: BlockKind;
	properties: readonly string[];
	checkIn: string;
	checkOut: string;
	/** The reason, or of a hold the name. */
	reason: string;
	/** Days until a hold ends, or `at`: at `untilAt`. */
	until: string;
	/** `YYYY-MM-DDTHH:MM` at the property. */
	untilAt: string;
	price: string;
};

export type BlockField = 'properties' | 'checkIn' | 'checkOut' | 'reason' | 'until' | 'price' | 'form';

export type BlockErrors = Partial<
	Record<
		BlockField,
		| 'properties'
		| 'too-many'
		| 'date'
		| 'past'
		| 'order'
		| 'too-long'
		| 'reason'
		| 'reason-length'
		| 'name'
		| 'name-length'
		| 'until'
		| 'until-past'
		| 'until-late'
		| 'price'
		| 'price-currency'
		| 'taken'
	>
>;

/** The longest block: a year and a summer. */
export const MOST_BLOCKED_NIGHTS = 400;
export const LONGEST_REASON = 120;
/** Of the person for whom nights are held. */
export const LONGEST_NAME = 80;
/** Of one act. */
export const MOST_PROPERTIES = 50;
/** Ends of a hold that the form offers, in days. */
export const HOLD_DAYS = [1, 2, 3] as const;
/** The longest hold in days. */
export const MOST_HELD_DAYS = 90;

/** The clock at a property without an operator. */
export const HOME_ZONE = 'Europe/Zurich';

const MINUTE = 60_000;
const DAY = 86_400_000;
const HIGHEST_PRICE_MINOR = 1_000_000_000;

/** Where and when a block is made: the day and the clock at its properties, and the currencies of their prices. */
export type BlockPlace = { today: PlainDate; now: number; timeZone: string; currencies: readonly string[] };

/** Reads a block; every field that is wrong is named. What is over cannot be blocked, and a hold ends in the future. */
export function readBlock(
	typed: TypedBlock,
	at: BlockPlace,
): { block: Block; properties: string[] } | { errors: BlockErrors } {
	const errors: BlockErrors = {};
	const properties = [...new Set(typed.properties)];
	if (properties.length === 0) errors.properties = 'properties';
	else if (properties.length > MOST_PROPERTIES) errors.properties = 'too-many';
	const checkIn = parsePlainDate(typed.checkIn);
	const checkOut = parsePlainDate(typed.checkOut);
	if (!checkIn) errors.checkIn = 'date';
	if (!checkOut) errors.checkOut = 'date';
	else if (checkOut < addDays(at.today, 1)) errors.checkOut = 'past';
	else if (checkIn && checkOut <= checkIn) errors.checkOut = 'order';
	else if (checkIn && daysBetween(checkIn, checkOut) > MOST_BLOCKED_NIGHTS) errors.checkOut = 'too-long';
	const isHold = typed.kind === 'hold';
	const reason = typed.reason.trim().replaceAll(/\s+/g, ' ');
	if (reason === '') errors.reason = isHold ? 'name' : 'reason';
	else if (reason.length > (isHold ? LONGEST_NAME : LONGEST_REASON))
		errors.reason = isHold ? 'name-length' : 'reason-length';
	const end = isHold ? readEnd(typed, at) : null;
	if (typeof end === 'string') errors.until = end;
	const price = isHold ? readPrice(typed.price, at) : null;
	if (typeof price === 'string') errors.price = price;
	if (!checkIn || !checkOut || typeof end === 'string' || typeof price === 'string' || Object.keys(errors).length > 0)
		return { errors };
	return { block: { kind: typed.kind, checkIn, checkOut, reason, expiresAt: end, priceMinor: price }, properties };
}

function readEnd({ until, untilAt }: TypedBlock, { now, timeZone }: BlockPlace) {
	const days = HOLD_DAYS.find((each) => String(each) === until);
	if (days) return Math.ceil((now + days * DAY) / MINUTE) * MINUTE;
	const [, date, time] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(?::\d\d)?$/.exec(untilAt) ?? [];
	const day = parsePlainDate(date);
	if (until !== 'at' || !day || !time || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return 'until';
	const end = instantAt(day, time, timeZone);
	if (end <= now) return 'until-past';
	return end > now + MOST_HELD_DAYS * DAY ? 'until-late' : end;
}

function readPrice(text: string, { currencies }: BlockPlace) {
	if (text.trim() === '') return null;
	const [currency, ...others] = new Set(currencies);
	if (others.length > 0) return 'price-currency';
	const price = typedMinor(text, currency ?? 'EUR');
	return price === null || price === 0 || price > HIGHEST_PRICE_MINOR ? 'price' : price;
}

/** A block as its form would hold it; the end of a hold by the clock at its property. */
export function typedOf(block: Block, timeZone: string): Omit<TypedBlock, 'properties'> {
	return {
		...{ kind: block.kind, checkIn: block.checkIn, checkOut: block.checkOut, reason: block.reason },
		until: block.expiresAt === null ? '' : 'at',
		untilAt: block.expiresAt === null ? '' : localTime(block.expiresAt, timeZone),
		price: block.priceMinor === null ? '' : String(block.priceMinor / 100),
	};
}

/** `YYYY-MM-DDTHH:MM` at the property, as a field for date and time has it. */
export function localTime(instant: number, timeZone: string): string {
	const { day, time } = clockInZone(instant, timeZone);
	return `${day}T${time}`;
}
