import { LANGUAGES } from '#db/schema/enums';
import type { HotelText } from '#db/schema/hotel';
import type { Language } from '../../language/language';
import { PAGE_PARTS } from '../rows/page-rows';
import { uniqueKeys } from '../rows/row-key';
import { countParts, type DeskRow, fieldNames, type RowField, type RowSpec, tidyRow } from '../rows/row-spec';

type Texts = Record<Language, HotelText>;

/** Lists of a hotel's texts that are edited as rows, by the part of the page. */
export const TEXT_LISTS = { dining: 'diningVenues', facilities: 'facilities', meetings: 'miceFacilities' } as const;

export type ListPart = keyof typeof TEXT_LISTS;

/** The texts with a key for each room for meetings, the same in both languages; one without gets that of its name. */
export function withMeetingKeys(texts: Texts): Texts {
	const rooms = texts.en.miceFacilities;
	const taken = rooms.flatMap(({ key = null }) => key ?? []);
	const names = rooms.filter(({ key }) => key === undefined).map(({ name }) => name);
	const made = uniqueKeys(names, taken);
	const keys = rooms.map(({ key }) => key ?? made.shift() ?? '');
	const keyed = (text: HotelText): HotelText => ({
		...text,
		miceFacilities: text.miceFacilities.map(({ key: _, ...room }, at) => ({ key: keys[at], ...room })),
	});
	return { en: keyed(texts.en), de: keyed(texts.de) };
}

/** A list of the texts as rows: rooms for meetings by their key, others by their name. */
export function listRows(part: ListPart, texts: Texts): DeskRow[] {
	const spec: RowSpec = PAGE_PARTS[part];
	const lists: Record<Language, readonly unknown[]> = {
		en: texts.en[TEXT_LISTS[part]],
		de: texts.de[TEXT_LISTS[part]],
	};
	const count = Math.max(lists.en.length, lists.de.length);
	const rows = Array.from({ length: count }, (_, at) => {
		const values: Record<string, string> = {};
		const take = (fields: readonly RowField[], prefix: string) => {
			for (const field of fields)
				for (const name of fieldNames(field)) {
					const language = field.isLocal ? languageOf(name) : 'en';
					values[prefix + name] = textAt(lists[language][at], `${prefix}${field.name}`);
				}
		};
		take(spec.fields, '');
		for (const [name, { fields }] of Object.entries(spec.parts ?? {})) {
			const entries = valueAt(lists.en[at], name);
			for (let number = 0; Array.isArray(entries) && number < entries.length; number++)
				take(fields, `${name}.${number}.`);
		}
		return values;
	});
	const names = uniqueKeys(rows.map((values) => values[`${spec.nameField}.en`] ?? ''));
	return rows.map((values, at) => {
		const key = texts.en.miceFacilities[at]?.key;
		return tidyRow(spec, { id: (part === 'meetings' ? key : null) ?? names[at] ?? '', values });
	});
}

/** The rows of a list as the entries of a language's text, not yet checked. */
export function listEntries(part: ListPart, rows: readonly DeskRow[], language: Language): unknown[] {
	const spec: RowSpec = PAGE_PARTS[part];
	return rows.map((row) => {
		const entry: Record<string, unknown> = part === 'meetings' ? { key: row.id } : {};
		fill(entry, spec.fields, row, '', language);
		for (const [name, { fields }] of Object.entries(spec.parts ?? {}))
			entry[name] = Array.from({ length: countParts(row, name) }, (_, at) => {
				const part: Record<string, unknown> = {};
				fill(part, fields, row, `${name}.${at}.`, language);
				return part;
			});
		return entry;
	});
}

function fill(
	entry: Record<string, unknown>,
	fields: readonly RowField[],
	row: DeskRow,
	prefix: string,
	language: Language,
): void {
	for (const field of fields) {
		const text = row.values[`${prefix}${field.name}${field.isLocal ? `.${language}` : ''}`] ?? '';
		const [first = '', second] = field.name.split('.');
		if (second === undefined) {
			entry[first] = typedValue(field, text);
			continue;
		}
		const inner = entry[first];
		entry[first] = { ...(isObject(inner) ? inner : {}), [second]: typedValue(field, text) };
	}
}

function typedValue({ kind }: RowField, text: string): unknown {
	if (kind === 'flag') return text !== '';
	if (text === '') return null;
	return kind === 'whole' || kind === 'decimal' ? Number(text.replace(',', '.')) : text;
}

function textAt(entry: unknown, path: string): string {
	const value = valueAt(entry, path);
	if (typeof value === 'boolean') return value ? 'yes' : '';
	return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function valueAt(entry: unknown, path: string): unknown {
	return path.split('.').reduce<unknown>((value, part) => (isObject(value) ? value[part] : undefined), entry);
}

/** Arrays too: their numbers are names. */
function isObject(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null;
}

function languageOf(name: string): Language {
	return LANGUAGES.find((language) => name.endsWith(`.${language}`)) ?? 'en';
}
