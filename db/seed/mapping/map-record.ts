import type { RawCell, RawRecord } from '../source/raw-table';
import type { CellMapping, FileMapping } from './mapping-schema';
import { transformCell } from './transform-cell';

/** One row of theirs as a row of ours, at the same line; what does not fit becomes a reason to refuse it. */
export function mapRecord(theirs: RawRecord, rules: FileMapping): RawRecord {
	const ours: RawRecord = { line: theirs.line, cells: new Map(), refusals: [...theirs.refusals] };
	for (const [column, cell] of Object.entries(rules.columns)) {
		const mapped = mapCell(theirs, cell, column, ours.refusals);
		if (mapped) ours.cells.set(column, mapped);
	}
	for (const { column, below, above, because } of rules.refuse) {
		const text = theirs.cells.get(column)?.text ?? '';
		const number = Number(text.replace(',', '.'));
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
): RawCell | null {
	if ('value' in mapping) return { text: mapping.value, line: theirs.line };
	const cell = theirs.cells.get(mapping.column);
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
