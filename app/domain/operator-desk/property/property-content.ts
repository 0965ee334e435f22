import { type DeskRow, fieldNames, tidyRow } from '../../hotel-desk/rows/row-spec';
import { PROPERTY_PART_NAMES, type PropertyPart, propertyPart, SINGLE } from './property-parts';

/** Everything of a property that the desk edits: rows of each part in their order, values as texts. */
export type PropertyContent = Record<PropertyPart, readonly DeskRow[]>;

/**
 * What a draft changes of what is published, by name, so that an import meanwhile is not taken back by publishing it (EDITOR-3):
 * `texts/one/summary.en` is a value, `rooms/<id>/+` a row that is new, `rooms/<id>/-` one that is taken out, and `rooms//order` the ids in
 * their order.
 */
export type PropertyEdits = Readonly<Record<string, string>>;

export type PropertyDraft = { edits: PropertyEdits };

/** What a name of an edit stands for. */
export type EditName = { part: PropertyPart; id: string; field: string };

const ORDER = 'order';

/** The parts of a name; null for one that no draft has. */
export function readEditName(name: string): EditName | null {
	const [word, id = '', field = '', ...rest] = name.split('/');
	const part = PROPERTY_PART_NAMES.find((each) => each === word);
	if (!part || rest.length > 0) return null;
	const spec = propertyPart(part);
	if (id === '') return field === ORDER && !spec.isSingle ? { part, id, field } : null;
	if (!/^[a-z0-9][a-z0-9-]{0,79}$/.test(id) || (spec.isSingle && id !== SINGLE)) return null;
	const isMark = !spec.isSingle && (field === '+' || field === '-');
	const isValue = spec.fields.flatMap(fieldNames).includes(field) || spec.fixed?.includes(field);
	return isMark || isValue ? { part, id, field } : null;
}

export function editName(part: PropertyPart, id: string, field: string): string {
	return `${part}/${id}/${field}`;
}

/** What is published as the edits make it. */
export function withEdits(published: PropertyContent, edits: PropertyEdits): PropertyContent {
	return eachPart((part) => {
		const spec = propertyPart(part);
		const values = new Map<string, Record<string, string>>();
		const [added, gone] = [new Set<string>(), new Set<string>()];
		let order: readonly string[] = [];
		for (const [name, text] of Object.entries(edits)) {
			const read = readEditName(name);
			if (read?.part !== part) continue;
			const { id, field } = read;
			if (field === ORDER) order = text.split(';');
			else if (field === '+') mark(added, id, text);
			else if (field === '-') mark(gone, id, text);
			else values.set(id, { ...values.get(id), [field]: text });
		}
		const known = new Set(published[part].map(({ id }) => id));
		const rows = [...published[part], ...[...added].filter((id) => !known.has(id)).map((id) => ({ id, values: {} }))]
			.filter(({ id }) => !gone.has(id))
			.map((row) => ({ id: row.id, values: { ...row.values, ...values.get(row.id) } }));
		const rankOf = ({ id }: DeskRow) => {
			const rank = order.indexOf(id);
			return rank < 0 ? order.length : rank;
		};
		const sorted = order.length > 0 ? rows.toSorted((a, b) => rankOf(a) - rankOf(b)) : rows;
		return sorted.map((row) => tidy(part, row, spec.fixed));
	});
}

function mark(ids: Set<string>, id: string, text: string): void {
	if (text === 'yes') ids.add(id);
}

/** The edits that make one content of another. */
export function editsBetween(published: PropertyContent, content: PropertyContent): Record<string, string> {
	const edits: Record<string, string> = {};
	for (const part of PROPERTY_PART_NAMES) {
		const before = new Map(published[part].map((row) => [row.id, row]));
		const after = new Set(content[part].map(({ id }) => id));
		for (const id of before.keys()) if (!after.has(id)) edits[editName(part, id, '-')] = 'yes';
		for (const { id, values } of content[part]) {
			const was = before.get(id);
			if (!was) edits[editName(part, id, '+')] = 'yes';
			for (const [field, text] of Object.entries(values))
				if (text !== (was?.values[field] ?? '')) edits[editName(part, id, field)] = text;
		}
		const stays = [...before.keys()].filter((id) => after.has(id));
		const added = [...after].filter((id) => !before.has(id));
		const order = content[part].map(({ id }) => id);
		if (order.join(';') !== [...stays, ...added].join(';')) edits[editName(part, '', ORDER)] = order.join(';');
	}
	return edits;
}

/** The text that a name has in a content; '' for a value that is empty and for a row that is not there. */
export function textAt(content: PropertyContent, name: string): string {
	const read = readEditName(name);
	if (!read) return '';
	const { part, id, field } = read;
	if (field === ORDER) return content[part].map((row) => row.id).join(';');
	const row = content[part].find((each) => each.id === id);
	if (field === '+') return row ? 'yes' : '';
	if (field === '-') return row ? '' : 'yes';
	return row?.values[field] ?? '';
}

/** Rows of every part, made part by part. */
export function eachPart(rowsOf: (part: PropertyPart) => readonly DeskRow[]): PropertyContent {
	return Object.fromEntries(PROPERTY_PART_NAMES.map((part) => [part, rowsOf(part)])) as PropertyContent;
}

/** A row with every value of its part, in one order and spelling. */
export function tidy(part: PropertyPart, row: DeskRow, fixed = propertyPart(part).fixed): DeskRow {
	const { id, values } = tidyRow(propertyPart(part), row);
	return {
		id,
		values: { ...Object.fromEntries((fixed ?? []).map((name) => [name, row.values[name] ?? ''])), ...values },
	};
}

/** The one row of a part that always has it. */
export function singleOf(content: PropertyContent, part: PropertyPart): Readonly<Record<string, string>> {
	return content[part][0]?.values ?? {};
}
