import { pathSegment } from '../../../app/domain/place/path-segment';
import type { Wrong } from '../format/column';
import type { Transform } from './mapping-schema';
import { tidyName } from './tidy-name';

/** Takes one step with a text; a text that does not fit the step is a fault. */
export function transformCell(text: string, step: Transform): string | Wrong {
	if (step === 'trim') return text.trim();
	if (step === 'slug') return pathSegment(text);
	if (step === 'tidy-name') return tidyName(text);
	if ('prefix' in step) return `${step.prefix}${text}`;
	if ('number' in step) return toNumber(text, step.number);
	if ('date' in step) return toDate(text, step.date);
	if ('map' in step) {
		const value = Object.hasOwn(step.map, text) ? step.map[text] : step.otherwise;
		return value ?? { wrong: `"${text}" is not in the map`, right: `one of ${Object.keys(step.map).join(', ')}` };
	}
	const found = Object.keys(step.words).find((word) => plain(text).includes(plain(word)));
	const value = found === undefined ? step.otherwise : step.words[found];
	return value ?? { wrong: `"${text}" has none of the words`, right: Object.keys(step.words).join(', ') };
}

type NumberStep = Extract<Transform, { number: unknown }>['number'];

function toNumber(text: string, { factor, decimals, thousands }: NumberStep): string | Wrong {
	const digits = text.replaceAll(thousands ?? ' ', '').replace(/\s/g, '');
	const number = /^-?\d+([.,]\d+)?$/.test(digits) ? Number(digits.replace(',', '.')) : Number.NaN;
	if (Number.isNaN(number)) return { wrong: `"${text}" is not a number`, right: 'a number' };
	return String(Number((number * factor).toFixed(decimals)));
}

function toDate(text: string, format: Extract<Transform, { date: unknown }>['date']): string | Wrong {
	const parts = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(text);
	if (!parts) return { wrong: `"${text}" is not a day`, right: format };
	const [, first = '', second = '', year] = parts;
	const [month, day] = format === 'MM/DD/YYYY' ? [first, second] : [second, first];
	return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
