import { LANGUAGES } from '#db/schema/enums';
import type { Language } from '../../language/language';
import { countParts, type DeskRow, fieldNames, type RowField, type RowSpec } from './row-spec';

export type FieldChange = {
	/** Of the row, or the name of a part. */
	field: string;
	/** Null: the same in both languages. */
	language: Language | null;
	before: string;
	after: string;
};

/** A row that is new, gone, at another place among the others, or says something else; names are those that it has after. */
export type RowChange = {
	id: string;
	name: string;
	what: readonly ('added' | 'removed' | 'moved' | 'changed')[];
	fields: readonly FieldChange[];
};

/** What is different of a list's rows; rows are the same by their id, or by their name or a text that they share. */
export function compareRows(spec: RowSpec, stored: readonly DeskRow[], after: readonly DeskRow[]): RowChange[] {
	const before = paired(spec, stored, after);
	const old = new Map(before.map((row) => [row.id, row]));
	const next = new Map(after.map((row) => [row.id, row]));
	const oldRanks = ranksOf(before, next);
	const ranks = ranksOf(after, old);
	const changed = after.flatMap((row): RowChange[] => {
		const was = old.get(row.id);
		const name = nameOf(spec, row);
		if (!was) return [{ id: row.id, name, what: ['added'], fields: fieldsOf(spec, null, row) }];
		const fields = fieldsOf(spec, was, row);
		const what = [
			...(ranks.get(row.id) === oldRanks.get(row.id) ? [] : ['moved' as const]),
			...(fields.length > 0 ? ['changed' as const] : []),
		];
		return what.length > 0 ? [{ id: row.id, name, what, fields }] : [];
	});
	const removed = before.flatMap((row): RowChange[] =>
		next.has(row.id)
			? []
			: [{ id: row.id, name: nameOf(spec, row), what: ['removed'], fields: fieldsOf(spec, row, null) }],
	);
	return [...changed, ...removed];
}

/** What a row is called, in the first language that has a name. */
export function nameOf({ nameField }: RowSpec, { values }: DeskRow, language: Language = 'en'): string {
	const names = [nameField, `${nameField}.${language}`, ...LANGUAGES.map((each) => `${nameField}.${each}`)];
	return names.map((name) => values[name]).find((text) => text !== undefined && text !== '') ?? '';
}

/** Rows before with the ids that they have after. */
function paired(spec: RowSpec, before: readonly DeskRow[], after: readonly DeskRow[]): DeskRow[] {
	const ids = new Set(before.map(({ id }) => id));
	const fresh = new Map(after.filter(({ id }) => !ids.has(id)).map((row) => [row.id, row]));
	const kept = new Set(after.map(({ id }) => id));
	const telling = spec.fields
		.filter(({ name, kind }) => name === spec.nameField || kind === 'text' || kind === 'markdown')
		.flatMap(fieldNames);
	return before.map((row) => {
		if (kept.has(row.id)) return row;
		const same = [...fresh.values()].find(({ values }) =>
			telling.some((name) => row.values[name] && row.values[name] === values[name]),
		);
		if (!same) return row;
		fresh.delete(same.id);
		return { ...row, id: same.id };
	});
}

function ranksOf(rows: readonly DeskRow[], other: ReadonlyMap<string, DeskRow>): Map<string, number> {
	return new Map(rows.filter(({ id }) => other.has(id)).map(({ id }, rank) => [id, rank]));
}

function fieldsOf(spec: RowSpec, before: DeskRow | null, after: DeskRow | null): FieldChange[] {
	const fields = spec.fields.flatMap((field) =>
		fieldNames(field).map(
			(name): FieldChange => ({
				field: field.name,
				language: languageOf(field, name),
				before: before?.values[name] ?? '',
				after: after?.values[name] ?? '',
			}),
		),
	);
	const parts = Object.entries(spec.parts ?? {}).flatMap(([part, { fields }]) => {
		const isLocal = fields.some((field) => field.isLocal);
		return (isLocal ? LANGUAGES : [null]).map(
			(language): FieldChange => ({
				...{ field: part, language },
				before: before ? partText(before, part, fields, language) : '',
				after: after ? partText(after, part, fields, language) : '',
			}),
		);
	});
	return [...fields, ...parts].filter((change) => change.before !== change.after);
}

function languageOf({ isLocal }: RowField, name: string): Language | null {
	return isLocal ? (LANGUAGES.find((language) => name.endsWith(`.${language}`)) ?? null) : null;
}

/** A part as text, a line for each of its entries. */
function partText(row: DeskRow, part: string, fields: readonly RowField[], language: Language | null): string {
	return Array.from({ length: countParts(row, part) }, (_, at) =>
		fields
			.flatMap((field) => {
				const name = field.isLocal ? (language ? `${field.name}.${language}` : null) : field.name;
				const text = name === null ? '' : (row.values[`${part}.${at}.${name}`] ?? '');
				return text === '' ? [] : [text];
			})
			.join(', '),
	).join('\n');
}
