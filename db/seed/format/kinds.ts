import { checkMarkdown } from '../check/check-markdown';
import type { Kind, Value } from './column';

export const quoted = (text: string) => `"${text.length > 60 ? `${text.slice(0, 57)}…` : text}"`;

/** One line of text. */
export function text(max = 300): Kind<string> {
	return {
		parse(cell) {
			const value = cell.replace(/\s+/g, ' ').trim();
			if (value.length > max) return { wrong: `${value.length} characters are too many`, right: `at most ${max}` };
			return { value };
		},
		format: (value) => value,
	};
}

/** Text of several lines; line ends become `\n`. */
export function lines(max = 20_000): Kind<string> {
	return {
		parse(cell) {
			const value = cell.replace(/\r\n?/g, '\n').trim();
			if (value.length > max) return { wrong: `${value.length} characters are too many`, right: `at most ${max}` };
			return { value };
		},
		format: (value) => value,
	};
}

/** Markdown of several lines without HTML and pictures. */
export function markdown(max = 20_000): Kind<string> {
	const plain = lines(max);
	return {
		...plain,
		parse(cell) {
			const parsed = plain.parse(cell);
			const [first] = 'value' in parsed ? checkMarkdown(parsed.value) : [];
			return first ? { wrong: `${first.wrong}, in line ${first.line} of the text`, right: first.right } : parsed;
		},
	};
}

/** Lower case letters, digits and single hyphens. */
export function key(): Kind<string> {
	return {
		parse: (cell) =>
			/^[a-z0-9]+(-[a-z0-9]+)*$/.test(cell) && cell.length <= 120
				? { value: cell }
				: { wrong: `${quoted(cell)} is not a key`, right: 'lower case letters a to z, digits and hyphens' },
		format: (value) => value,
	};
}

export function choice<const T extends string>(words: readonly T[]): Kind<T> {
	return {
		parse(cell) {
			const value = words.find((word) => word === cell);
			return value === undefined
				? { wrong: `${quoted(cell)} is not known here`, right: `one of ${words.join(', ')}` }
				: { value };
		},
		format: (value) => value,
	};
}

/** Some words of a list, separated by `;`, kept in the order of the list. */
export function choices(words: readonly string[]): Kind<string> {
	return {
		parse(cell) {
			const given = cell.split(';').map((word) => word.trim());
			const unknown = given.find((word) => !words.includes(word));
			if (unknown !== undefined) {
				return { wrong: `${quoted(unknown)} is not known here`, right: `some of ${words.join(', ')}, separated by ;` };
			}
			return { value: words.filter((word) => given.includes(word)).join(';') };
		},
		format: (value) => value,
	};
}

export function yesNo(): Kind<boolean> {
	return {
		parse: (cell) =>
			cell === 'yes' || cell === 'no'
				? { value: cell === 'yes' }
				: { wrong: `${quoted(cell)} is neither yes nor no`, right: 'yes or no' },
		format: (value) => (value ? 'yes' : 'no'),
		load: (stored) => stored === 1,
	};
}

/** A calendar day that exists. */
export function day(): Kind<string> {
	return {
		parse(cell) {
			const parts = /^(20\d\d)-(\d\d)-(\d\d)$/.exec(cell);
			const [year, month, date] = (parts ?? []).slice(1).map(Number);
			const exists =
				year !== undefined &&
				month !== undefined &&
				date !== undefined &&
				new Date(Date.UTC(year, month - 1, date)).toISOString().startsWith(cell);
			return exists
				? { value: cell }
				: { wrong: `${quoted(cell)} is not a day`, right: 'a day that exists, as YYYY-MM-DD' };
		},
		format: (value) => value,
	};
}

/** A number with a point or a comma as decimal separator. */
export function decimal(min: number, max: number): Kind<number> {
	return numeric(/^-?\d+([.,]\d+)?$/, 'a number', min, max);
}

export function whole(min: number, max: number): Kind<number> {
	return numeric(/^-?\d+$/, 'a whole number', min, max);
}

function numeric(pattern: RegExp, name: string, min: number, max: number): Kind<number> {
	return {
		parse(cell) {
			const right = `${name} from ${min} to ${max}`;
			if (!pattern.test(cell)) return { wrong: `${quoted(cell)} is not ${name}`, right };
			const value = Number(Number(cell.replace(',', '.')).toPrecision(12));
			return value >= min && value <= max ? { value } : { wrong: `${cell} is out of range`, right };
		},
		format: (value) => String(value),
	};
}

/** Money in major units with at most two decimals and no thousands separator; held in minor units. */
export function amount({ mayBeZero = false } = {}): Kind<number> {
	const least = mayBeZero ? 'an amount' : 'an amount above 0';
	const right = `${least} such as 12480 or 12480.50, without currency and thousands separator`;
	return {
		parse(cell) {
			const parts = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(cell);
			if (!parts) return { wrong: `${quoted(cell)} is not a price`, right };
			const value = Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'));
			return value > 0 || mayBeZero ? { value } : { wrong: `${quoted(cell)} is not a price`, right };
		},
		format: (value) => (value % 100 === 0 ? String(value / 100) : (value / 100).toFixed(2)),
	};
}

/** A file below a folder of the catalogue; never leaves it. */
export function file(extensions: readonly string[]): Kind<string> {
	return {
		parse(cell) {
			const isInside = /^[\p{L}\p{N}_][\p{L}\p{N}_ ().,+-]*(\/[\p{L}\p{N}_][\p{L}\p{N}_ ().,+-]*)*$/u.test(cell);
			if (!isInside || cell.includes('..') || cell.length > 150) {
				return {
					wrong: `${quoted(cell)} is not a file below this folder`,
					right: 'a relative path such as lech/house.jpg',
				};
			}
			const extension = cell.slice(cell.lastIndexOf('.') + 1).toLowerCase();
			return extensions.includes(extension)
				? { value: cell }
				: { wrong: `${quoted(cell)} is not a picture's name`, right: `a name ending in ${extensions.join(', ')}` };
		},
		format: (value) => value,
	};
}

export function matching(pattern: RegExp, right: string): Kind<string> {
	return {
		parse: (cell) => (pattern.test(cell) ? { value: cell } : { wrong: `${quoted(cell)} does not fit`, right }),
		format: (value) => value,
	};
}

export const email = (): Kind<string> =>
	matching(/^[^\s@;,<>]+@[^\s@;,<>]+\.[^\s@;,<>]{2,}$/, 'an address such as office@example.com');

/** CSS `object-position`. */
export const objectPosition = (): Kind<string> =>
	matching(/^(left|center|right|\d{1,3}%)( (top|center|bottom|\d{1,3}%))?$/, 'a CSS position such as 50% 40%');

export const PHOTO_TYPES = ['jpg', 'jpeg', 'png', 'webp'] as const;

export const PLAN_TYPES = ['svg', 'jpg', 'jpeg', 'png'] as const;

/** An IANA time zone. */
/** An hour of the day, as `16:00`. */
export function hour(): Kind<string> {
	return matching(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'an hour of the day such as 16:00');
}

export function timeZone(): Kind<string> {
	return {
		parse(cell) {
			try {
				new Intl.DateTimeFormat('en', { timeZone: cell });
				return { value: cell };
			} catch {
				return { wrong: `${quoted(cell)} is not a time zone`, right: 'an IANA name such as Europe/Vienna' };
			}
		},
		format: (value) => value,
	};
}

/** A value as a person at the terminal reads it: amounts in major units, long texts cut. */
export function show(value: Value, kind: Kind<Value> | undefined): string {
	if (value === null) return '(empty)';
	if (typeof value === 'string') return quoted(value.replace(/\s+/g, ' '));
	return kind ? kind.format(value) : String(value);
}
