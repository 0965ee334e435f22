import * as z from 'zod';
import { checkMarkdown } from '../check/check-markdown';
import type { Cell, Value } from './column';
import { atMost, firstWrong, quoted, refused, unfit, type Wrong } from './refusal';

/** The value of a cell's text, or why it has none. */
export function readCell<T extends Value>(cell: Cell<T>, text: string): { value: T } | Wrong {
	const read = cell.safeParse(text);
	return read.success ? { value: read.data } : firstWrong(read.error);
}

/** A value as its cell holds it; texts are their own cell. */
export function writeCell(cell: Cell, value: Value): string {
	return typeof value === 'string' ? value : value === null ? '' : cell.encode(value);
}

/** A value as a person at the terminal reads it: amounts in major units, long texts cut. */
export function show(value: Value, cell: Cell | undefined): string {
	if (value === null) return '(empty)';
	if (typeof value === 'string') return quoted(value.replace(/\s+/g, ' '));
	return cell ? writeCell(cell, value) : String(value);
}

/** A cell whose value the database holds otherwise. */
export const storedAs = <C extends z.ZodType, Stored extends z.ZodType>(cell: C, stored: Stored) =>
	Object.assign(cell, { stored });

/** One line of text. */
export const text = (max = 300) =>
	z
		.string()
		.overwrite((cell) => cell.replace(/\s+/g, ' ').trim())
		.check(atMost(max));

/** Text of several lines; line ends become `\n`. */
export const lines = (max = 20_000) =>
	z
		.string()
		.overwrite((cell) => cell.replace(/\r\n?/g, '\n').trim())
		.check(atMost(max));

/** Markdown of several lines without HTML and pictures. */
export const markdown = (max = 20_000) =>
	lines(max).check((ctx) => {
		const [first] = checkMarkdown(ctx.value);
		if (first) refused(ctx, { wrong: `${first.wrong}, in line ${first.line} of the text`, right: first.right });
	});

/** Lower case letters, digits and single hyphens. */
export const key = () =>
	z
		.string()
		.regex(
			/^(?=.{1,120}$)[a-z0-9]+(-[a-z0-9]+)*$/,
			unfit('is not a key', 'lower case letters a to z, digits and hyphens'),
		);

export const choice = <const Words extends readonly string[]>(words: Words) =>
	z.enum(words, unfit('is not known here', `one of ${words.join(', ')}`));

/** Parts of a cell by `;`, each with a codec of its own. */
export const list = <Part>(part: z.ZodType<Part, string>, split = bySemicolon) =>
	z.codec(z.string(), z.array(part), { decode: (cell) => split(cell), encode: (parts) => parts.join(';') });

export const bySemicolon = (cell: string) => allBySemicolon(cell).filter((part) => part !== '');

const allBySemicolon = (cell: string) => cell.split(';').map((part) => part.trim());

/** A list that is held as text: its parts arranged and written in their one way. */
export const spelt = <Part>(
	parts: z.ZodType<Part[], string>,
	/** What else is wrong with a list, or its parts as they are held. */
	arrange: (given: Part[]) => Part[] | Wrong = (given) => given,
) =>
	z.codec(z.string(), z.string(), {
		decode(cell, ctx) {
			const read = parts.safeParse(cell);
			const arranged = read.success ? arrange(read.data) : firstWrong(read.error);
			return Array.isArray(arranged) ? parts.encode(arranged) : refused(ctx, arranged);
		},
		encode: (value) => value,
	});

/** Some words of a list, held in its order; a refusal names them after `what`. */
export const words = (known: readonly string[], what: string, split = bySemicolon) =>
	spelt(
		list(z.enum(known, unfit('is not known here', `${what} ${known.join(', ')}, separated by ;`)), split),
		(given) => known.filter((word) => given.includes(word)),
	);

/** The same where none may be empty. */
export const choices = (known: readonly string[]) => words(known, 'some of', allBySemicolon);

/** Bits from 0, Sunday, in the order in which a week is written. */
const WEEKDAY_BITS = { mon: 1, tue: 2, wed: 3, thu: 4, fri: 5, sat: 6, sun: 0 } as const;
const EVERY_DAY = 127;

/** Days of the week, `any` for all of them; held as a mask with bit 0 for Sunday. */
export function weekdays() {
	const names = Object.keys(WEEKDAY_BITS);
	const bits: Record<string, number> = WEEKDAY_BITS;
	return z.codec(z.string(), z.number(), {
		decode(cell, ctx) {
			if (cell.trim() === 'any') return EVERY_DAY;
			const given = allBySemicolon(cell);
			if (!given.every((name) => names.includes(name)))
				return refused(ctx, {
					wrong: `${cell} is not known here`,
					right: `any, or some of ${names.join(', ')}, separated by ;`,
				});
			return given.reduce((mask, name) => mask | (1 << (bits[name] ?? 0)), 0);
		},
		encode: (mask) => (mask === EVERY_DAY ? 'any' : names.filter((name) => (mask >> (bits[name] ?? 0)) & 1).join(';')),
	});
}

export const yesNo = () =>
	storedAs(
		z.stringbool({
			truthy: ['yes'],
			falsy: ['no'],
			case: 'sensitive',
			...unfit('is neither yes nor no', 'yes or no'),
		}),
		z.codec(z.number(), z.boolean(), { decode: (stored) => stored === 1, encode: Number }),
	);

/** A calendar day of this century. */
export function day() {
	const noDay = unfit('is not a day', 'a day that exists, as YYYY-MM-DD');
	return z.iso.date(noDay).startsWith('20', noDay);
}

/** A number with a point or a comma as decimal separator. */
export const decimal = (min: number, max: number) => numeric(/^-?\d+([.,]\d+)?$/, 'a number', min, max);

export const whole = (min: number, max: number) => numeric(/^-?\d+$/, 'a whole number', min, max);

function numeric(pattern: RegExp, name: string, min: number, max: number) {
	const right = `${name} from ${min} to ${max}`;
	return z.codec(z.string().regex(pattern, unfit(`is not ${name}`, right)), z.number(), {
		decode(cell, ctx) {
			const value = Number(Number(cell.replace(',', '.')).toPrecision(12));
			return value >= min && value <= max ? value : refused(ctx, { wrong: `${cell} is out of range`, right });
		},
		encode: String,
	});
}

/** Money in major units with at most two decimals and no thousands separator; held in minor units. */
export function amount({ mayBeZero = false } = {}) {
	const least = mayBeZero ? 'an amount' : 'an amount above 0';
	const right = `${least} such as 12480 or 12480.50, without currency and thousands separator`;
	return z.codec(z.string().regex(/^\d{1,9}([.,]\d{1,2})?$/, unfit('is not a price', right)), z.number(), {
		decode(cell, ctx) {
			const minor = Math.round(Number(cell.replace(',', '.')) * 100);
			return minor > 0 || mayBeZero ? minor : refused(ctx, { wrong: `${quoted(cell)} is not a price`, right });
		},
		encode: (minor) => (minor / 100).toFixed(minor % 100 === 0 ? 0 : 2),
	});
}

/** A file below a folder of the catalogue; never leaves it. */
export function file(extensions: readonly string[]) {
	const outside = unfit('is not a file below this folder', 'a relative path such as lech/house.jpg');
	return z
		.string()
		.refine((cell) => cell.length <= 150, outside)
		.regex(/^(?!.*\.\.)[\p{L}\p{N}_][\p{L}\p{N}_ ().,+-]*(\/[\p{L}\p{N}_][\p{L}\p{N}_ ().,+-]*)*$/u, outside)
		.refine(
			(cell) => extensions.includes(cell.slice(cell.lastIndexOf('.') + 1).toLowerCase()),
			unfit("is not a picture's name", `a name ending in ${extensions.join(', ')}`),
		);
}

export const PHOTO_TYPES = ['jpg', 'jpeg', 'png', 'webp'] as const;

export const PLAN_TYPES = ['svg', 'jpg', 'jpeg', 'png'] as const;

export const matching = (pattern: RegExp, right: string) => z.string().regex(pattern, unfit('does not fit', right));

export const email = () =>
	matching(/^[^\s@;,<>]+@[^\s@;,<>]+\.[^\s@;,<>]{2,}$/, 'an address such as office@example.com');

/** CSS `object-position`. */
export const objectPosition = () =>
	matching(/^(left|center|right|\d{1,3}%)( (top|center|bottom|\d{1,3}%))?$/, 'a CSS position such as 50% 40%');

/** An hour of the day, as `16:00`. */
export const hour = () => matching(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'an hour of the day such as 16:00');

/** An IANA time zone. */
export const timeZone = () =>
	z.string().refine(isTimeZone, unfit('is not a time zone', 'an IANA name such as Europe/Vienna'));

function isTimeZone(name: string): boolean {
	try {
		new Intl.DateTimeFormat('en', { timeZone: name });
		return true;
	} catch {
		return false;
	}
}
