import { readMoney } from '~/domain/money/read-money';
import type { RawCell, RawRecord } from '../source/raw-table';
import type { CellMapping, FileMapping } from './mapping-schema';
import { splitList } from './split-list';
import { LIST_FORMS, transformCell } from './transform-cell';

/** The rows of ours that one row of theirs becomes: one, or one for each value of a list. */
export function mapRecords(theirs: RawRecord, rules: FileMapping): RawRecord[] {
	const { forEach } = rules;
	if (!forEach) return [mapRecord(theirs, rules, null)];
	const cell = theirs.cells.get(forEach.column);
	if (!cell || cell.text === '') return [];
	const values = splitList(cell.text, forEach.form);
	if (!values) {
		const ours = mapRecord(theirs, rules, null);
		const wrong = `"${cell.text.slice(0, 60)}" is no list`;
		ours.refusals.push({ column: forEach.column, wrong: { wrong, right: LIST_FORMS[forEach.form] } });
		return [ours];
	}
	const fromItem = Object.entries(rules.columns).flatMap(([column, each]) => ('item' in each ? column : []));
	const seen = new Set<string>();
	return values
		.map((text) => mapRecord(theirs, rules, { text, line: cell.line }))
		.filter((ours) => {
			// A value that becomes nothing of ours is left out; two that become the same are one.
			const name = fromItem.map((column) => ours.cells.get(column)?.text ?? '').join('\n');
			if (ours.refusals.length === 0 && (name.trim() === '' || seen.has(name))) return false;
			seen.add(name);
			return true;
		});
}

/** One row of theirs as a row of ours, at the same line; what does not fit becomes a reason to refuse it. */
function mapRecord(theirs: RawRecord, rules: FileMapping, item: RawCell | null): RawRecord {
	const ours: RawRecord = { line: theirs.line, cells: new Map(), refusals: [...theirs.refusals] };
	for (const [column, cell] of Object.entries(rules.columns)) {
		const mapped = mapCell(theirs, cell, column, ours.refusals, item);
		if (mapped) ours.cells.set(column, mapped);
	}
	for (const { column, below, above, because } of rules.refuse) {
		const text = theirs.cells.get(column)?.text ?? '';
		const amount = readMoney(text);
		const number = typeof amount === 'string' ? Number(amount) : Number.NaN;
		const isSound = text !== '' && number >= (below ?? -Infinity) && number <= (above ?? Infinity);
		if (isSound) continue;
		const right = [below !== undefined ? `at least ${below}` : '', above !== undefined ? `at most ${above}` : '']
			.filter((part) => part !== '')
			.join(', ');
		ours.refusals.push({ column, wrong: { wrong: `"${text}": ${because}`, right } });
	}
	return ours;
}

/** One cell of ours; empty cells of theirs stay empty whatever the steps would make of them. */
export function mapCell(
	theirs: RawRecord,
	mapping: CellMapping,
	column: string,
	refusals: RawRecord['refusals'],
	item: RawCell | null = null,
): RawCell | null {
	if ('value' in mapping) return { text: mapping.value, line: theirs.line };
	const cell = 'item' in mapping ? item : theirs.cells.get(mapping.column);
	if (!cell || cell.text === '') return null;
	let text = cell.text;
	for (const step of mapping.do) {
		const result = transformCell(text, step);
		if (typeof result !== 'string') {
			refusals.push({ column, wrong: result });
			return null;
		}
		text = result;
	}
	return { text, line: cell.line };
}
