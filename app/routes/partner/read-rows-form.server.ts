import { type DeskRow, fieldNames, type RowField, type RowSpec, tidyRow } from '~/domain/hotel-desk/rows/row-spec';
import { textOf } from '../forms/answer-verb.server';

/** Rows that are read of a form; no page has as many. */
const MOST_ROWS = 200;

/** The rows of a form in their order, tidy. */
export function readRowsForm(form: FormData, spec: RowSpec): DeskRow[] {
	const ids = [...new Set(form.getAll('row').map(String))]
		.filter((id) => /^[^\s/]{1,200}$/.test(id))
		.slice(0, MOST_ROWS);
	return ids.map((id) => {
		const values: Record<string, string> = {};
		const take = (fields: readonly RowField[], prefix: string) => {
			for (const field of fields)
				for (const name of fieldNames(field)) {
					const given = form.getAll(`${id}/${prefix}${name}`).filter((each) => typeof each === 'string');
					if (given.length > 0) values[prefix + name] = field.kind === 'many' ? given.join(';') : (given[0] ?? '');
				}
		};
		take(spec.fields, '');
		for (const [part, { fields, most }] of Object.entries(spec.parts ?? {}))
			for (let at = 0; at < most + 1; at++)
				if (hasPart(form, `${id}/${part}.${at}.`, fields)) take(fields, `${part}.${at}.`);
		return tidyRow(spec, { id, values });
	});
}

function hasPart(form: FormData, prefix: string, fields: readonly RowField[]): boolean {
	return fields.some((field) => fieldNames(field).some((name) => form.has(prefix + name)));
}

/** The rows as a button of a form without script arranges them; null: none was pressed. */
export function arrangedRows(form: FormData, rows: readonly DeskRow[]): DeskRow[] | null {
	const move = textOf(form, 'move');
	if (move === '') return null;
	if (move === 'add') {
		const numbers = rows.flatMap(({ id }) => (/^new-\d+$/.test(id) ? [Number(id.slice(4))] : [0]));
		return [...rows, { id: `new-${Math.max(0, ...numbers) + 1}`, values: {} }];
	}
	const [, way, moved] = /^(up|down|out):(.+)$/.exec(move) ?? [];
	const at = rows.findIndex(({ id }) => id === moved);
	const row = rows[at];
	if (!row) return [...rows];
	const others = rows.filter((each) => each !== row);
	const to = Math.max(0, way === 'up' ? at - 1 : at + 1);
	return way === 'out' ? others : [...others.slice(0, to), row, ...others.slice(to)];
}

/** Typed rows with those that were added to the draft since the form was shown. */
export function withOthers(form: FormData, typed: readonly DeskRow[], now: readonly DeskRow[]): DeskRow[] {
	const known = new Set([...form.getAll('known').map(String), ...typed.map(({ id }) => id)]);
	return [...typed, ...now.filter(({ id }) => !known.has(id))];
}
