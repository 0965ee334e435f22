import { plainNumber, readMoney } from '~/domain/money/read-money';
import { pathSegment } from '~/domain/place/path-segment';
import type { Wrong } from '../format/refusal';
import { htmlToMarkdown } from './html-to-markdown';
import type { Transform } from './mapping-schema';
import { shorten } from './shorten';
import { splitList } from './split-list';
import { tidyName } from './tidy-name';

/** Takes one step with a text; a text that does not fit the step is an error. */
export function transformCell(text: string, step: Transform): string | Wrong {
	if (step === 'trim') return text.trim();
	if (step === 'slug') return pathSegment(text);
	if (step === 'tidy-name') return tidyName(text);
	if (step === 'html') return htmlToMarkdown(text);
	if (step === 'money') return readMoney(text);
	if ('money' in step) return readMoney(text, step.money.currency);
	if ('shorten' in step) return shorten(text, step.shorten);
	if ('prefix' in step) return `${step.prefix}${text}`;
	if ('number' in step) return toNumber(text, step.number);
	if ('date' in step) return toDate(text, step.date);
	if ('list' in step) return toList(text, step.list);
	if ('map' in step) {
		const value = Object.hasOwn(step.map, text) ? step.map[text] : step.otherwise;
		return value ?? { wrong: `"${text}" is not in the map`, right: `one of ${Object.keys(step.map).join(', ')}` };
	}
	const found = Object.keys(step.words).find((word) => hasWord(text, word));
	const value = found === undefined ? step.otherwise : step.words[found];
	return value ?? { wrong: `"${text}" has none of the words`, right: Object.keys(step.words).join(', ') };
}

type NumberStep = Extract<Transform, { number: unknown }>['number'];

function toNumber(text: string, { factor, decimals, round, thousands, isInText }: NumberStep): string | Wrong {
	const own = isInText ? firstNumber(text) : text;
	const digits = own.replaceAll(thousands ?? ' ', '').replace(/\s/g, '');
	const number = /^-?\d+([.,]\d+)?$/.test(digits) ? Number(digits.replace(',', '.')) : Number.NaN;
	if (Number.isNaN(number)) return { wrong: `"${text}" is not a number`, right: 'a number' };
	const scale = 10 ** decimals;
	// What a factor makes of a decimal may be off in the last bit.
	const scaled = Number((number * factor * scale).toPrecision(12));
	return String({ nearest: Math.round, down: Math.floor, up: Math.ceil }[round](scaled) / scale);
}

/** `2.5 baths` has 2.5, `Half-bath` a half. */
function firstNumber(text: string): string {
	const digits = /-?\d[\d.,'’]*(?<=\d)/.exec(text)?.[0].replace(/['’]/g, '');
	return digits === undefined ? (/\bhalf\b/i.test(text) ? '0.5' : text) : (plainNumber(digits) ?? text);
}

const MONTHS = ['jan', 'feb', 'm(?:ar|är|rz)', 'apr', 'ma[iy]', 'jun', 'jul', 'aug', 'sep', 'o[ck]t', 'nov', 'de[cz]'];

function toDate(text: string, format: Extract<Transform, { date: unknown }>['date']): string | Wrong {
	const written = (year = '', month = '', day = '') =>
		`${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
	// A time behind the day does not count.
	const own = text.replace(/[T ]\d{1,2}:\d\d.*$/, '').trim();
	const named = /^(\d{1,2})\.?\s+(\p{L}+)\.?,?\s+(\d{4})$/u.exec(own);
	const month = named && MONTHS.findIndex((name) => new RegExp(`^${name}`, 'i').test(named[2] ?? '')) + 1;
	if (format === 'D MMM YYYY' && named && month) return written(named[3], String(month), named[1]);
	if (format === 'YYYYMMDD') {
		const parts = /^(\d{4})(\d\d)(\d\d)$/.exec(own);
		if (parts) return written(parts[1], parts[2], parts[3]);
	}
	const parts = own.split(/[./-]/);
	if (format !== 'D MMM YYYY' && parts.length === 3 && parts.every((part) => /^\d{1,4}$/.test(part))) {
		const [first = '', second = '', third = ''] = parts;
		if (format.startsWith('YYYY') && first.length === 4) return written(first, second, third);
		const isYear = third.length === 4 || (third.length === 2 && format.endsWith('YY'));
		if (!format.startsWith('YYYY') && isYear && first.length <= 2) {
			return format.startsWith('MM') ? written(third, first, second) : written(third, second, first);
		}
	}
	return { wrong: `"${text}" is not a day`, right: format };
}

type ListStep = Extract<Transform, { list: unknown }>['list'];

/** Several values as ours, by `;`. Values that the map does not know are left out unless it says what they become. */
function toList(text: string, { form, map, otherwise }: ListStep): string | Wrong {
	const values = splitList(text, form);
	if (!values) return { wrong: `"${text.slice(0, 60)}" is no list`, right: LIST_FORMS[form] };
	const ours = map ? values.map((value) => map[value] ?? otherwise ?? '') : values;
	return [...new Set(ours)].filter((value) => value !== '').join(';');
}

export const LIST_FORMS = {
	json: 'a JSON list such as ["Wifi", "Sauna"]',
	';': 'values separated by semicolons',
	',': 'values separated by commas',
	'|': 'values separated by |',
	'\n': 'a value on each line',
};

/** True when a text has a word as a whole, in any case and without accents; `*` at its beginning or end stands for more letters. */
function hasWord(text: string, word: string): boolean {
	const [, before, own = '', after] = /^(\*?)(.*?)(\*?)$/s.exec(plain(word).trim()) ?? [];
	const pattern = own.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&').replace(/\s+/g, '\\s+');
	return new RegExp(`${before ? '' : '(?<![\\p{L}\\p{N}])'}${pattern}${after ? '' : '(?![\\p{L}\\p{N}])'}`, 'u').test(
		plain(text),
	);
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
