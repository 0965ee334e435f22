import { checkMarkdown } from '#db/catalogue/check/check-markdown';
import { LANGUAGES } from '#db/schema/enums';
import { parsePlainDate } from '../../date/plain-date';
import { countParts, type DeskRow, fieldNames, linesOf, type RowField, type RowSpec } from './row-spec';

/**
 * `markdown`: HTML, a picture or a link that a page must not carry; `lines`: other lines than in the other language; `taken`: another row has
 * that name or address; `order`: less than the field before; `language`: in one language only.
 */
export type RowFault =
	| 'missing'
	| 'long'
	| 'markdown'
	| 'number'
	| 'choice'
	| 'address'
	| 'email'
	| 'day'
	| 'lines'
	| 'taken'
	| 'order'
	| 'language';

/** Errors by the row's id and the value's name, `r1/name.de`. */
export type RowErrors = Record<string, RowFault>;

/** What is wrong with rows that are tidy, each by the rules of its fields; `options` has the words of choices that come with the page. */
export function checkRows(
	spec: RowSpec,
	rows: readonly DeskRow[],
	options: Readonly<Record<string, readonly string[]>> = {},
): RowErrors {
	const errors: RowErrors = {};
	const check = (row: DeskRow, fields: readonly RowField[], prefix: string) => {
		for (const field of fields) {
			const known = [...(field.options ?? []), ...(options[field.name] ?? [])];
			for (const name of fieldNames(field)) {
				const fault = faultOf(field, row.values[prefix + name] ?? '', known);
				if (fault) errors[`${row.id}/${prefix}${name}`] = fault;
			}
			if (field.kind === 'lines' && field.isLocal) checkLines(row, field.name, errors);
		}
	};
	for (const row of rows) {
		check(row, spec.fields, '');
		for (const [part, { fields }] of Object.entries(spec.parts ?? {}))
			for (let at = 0; at < countParts(row, part); at++) check(row, fields, `${part}.${at}.`);
	}
	checkNames(spec, rows, errors);
	return errors;
}

/** What is wrong with one value; null: nothing. */
export function faultOf(field: RowField, text: string, options: readonly string[]): RowFault | null {
	const { kind, isRequired, min = 0, max = Number.POSITIVE_INFINITY } = field;
	if (text === '') return isRequired ? 'missing' : null;
	switch (kind) {
		case 'whole':
		case 'decimal': {
			const pattern = kind === 'whole' ? /^\d{1,9}$/ : /^\d{1,9}([.,]\d{1,2})?$/;
			const number = Number(text.replace(',', '.'));
			return pattern.test(text) && number >= min && number <= max ? null : 'number';
		}
		case 'choice':
			return options.includes(text) ? null : 'choice';
		case 'many':
			return text.split(';').every((word) => options.includes(word)) ? null : 'choice';
		case 'day':
			return parsePlainDate(text) && text.startsWith('20') ? null : 'day';
		default:
	}
	if (text.length > max) return 'long';
	switch (kind) {
		case 'markdown':
			return checkMarkdown(text).length > 0 ? 'markdown' : null;
		case 'email':
			return /^[^\s@;,<>]+@[^\s@;,<>]+\.[^\s@;,<>]{2,}$/.test(text) ? null : 'email';
		case 'addresses':
			return linesOf(text).every((line) => options.includes(line) || isAddress(line)) ? null : 'address';
		case 'lines':
			return linesOf(text).some((line) => line.length > 120 || line.includes(';')) ? 'long' : null;
		default:
			return null;
	}
}

/** A page of another site over https, without name and password in it; a catalogue separates addresses by `;`. */
function isAddress(text: string): boolean {
	if (/[;\s"<>]/.test(text) || !text.startsWith('https://')) return false;
	if (!URL.canParse(text)) return false;
	const { username, password, hostname } = new URL(text);
	return username === '' && password === '' && /^([a-z0-9-]+\.)+[a-z][a-z0-9-]+$/.test(hostname);
}

/** A list has as many lines in both languages. */
function checkLines(row: DeskRow, name: string, errors: RowErrors): void {
	const [first, second] = LANGUAGES.map((language) => linesOf(row.values[`${name}.${language}`] ?? '').length);
	if (first !== second) errors[`${row.id}/${name}.de`] ??= 'lines';
}

/** Rows are told apart by their names. */
function checkNames({ fields, nameField }: RowSpec, rows: readonly DeskRow[], errors: RowErrors): void {
	const named = fields.filter(({ name, kind }) => name === nameField || kind === 'email');
	for (const name of named.flatMap(fieldNames)) {
		const seen = new Set<string>();
		for (const { id, values } of rows) {
			const text = values[name]?.toLowerCase() ?? '';
			if (text !== '' && seen.has(text)) errors[`${id}/${name}`] ??= 'taken';
			seen.add(text);
		}
	}
}
