import type { LastSearch } from './last-searches';
import type { SuggestAnswer, SuggestGroup, SuggestItem } from './suggest-answer';

/** How a field uses its suggestions: `visit` opens what is chosen, `fill` writes names into it, `name` knows names alone. */
export type SuggestUse = 'visit' | 'fill' | 'name';

/** A choice with its place in the order that the arrows go through. */
export type SuggestRow = SuggestItem & { id: string; column: number };

export type DrawnGroup = Omit<SuggestGroup, 'items'> & { id: string; rows: SuggestRow[] };

/** What is drawn: columns, the line below them, and all choices in their order. */
export type DrawnAnswer = { columns: DrawnGroup[][]; foot: DrawnGroup | null; rows: SuggestRow[] };

/** Puts an answer and the last searches in the order in which they are drawn; the id of the list begins theirs. */
export function drawnAnswer(
	answer: SuggestAnswer,
	{ id, use, last }: { id: string; use: SuggestUse; last: readonly LastSearch[] },
): DrawnAnswer {
	const rows: SuggestRow[] = [];
	const drawn = ({ items, ...group }: SuggestGroup, column: number, at: string): DrawnGroup => {
		const own = items.map((item, index) => ({ ...item, id: `${id}-${rows.length + index}`, column }));
		rows.push(...own);
		return { ...group, id: `${id}-group-${at}`, rows: own };
	};
	const columns = answer.columns
		.map((column, index) => (index === 0 ? [...column, ...lastGroup(answer, last)] : column))
		.map((column) => column.map((group) => usable(group, use)).filter(({ items }) => items.length > 0))
		.filter((column) => column.length > 0)
		.map((column, at) => column.map((group, index) => drawn(group, at, `${at}-${index}`)));
	const foot = answer.foot && usable(answer.foot, use);
	return {
		columns,
		foot: foot && foot.items.length > 0 ? drawn(foot, columns.length, 'foot') : null,
		rows,
	};
}

/** A field that is no search's takes names alone; a hotel is a page to visit and no destination of a search for properties. */
function usable(group: SuggestGroup, use: SuggestUse): SuggestGroup {
	if (use === 'visit') return group;
	const isUsable = ({ act }: SuggestItem) => (use === 'name' ? act === 'name' : act !== 'document');
	return { ...group, items: group.items.filter(isUsable) };
}

function lastGroup({ last: words }: SuggestAnswer, last: readonly LastSearch[]): SuggestGroup[] {
	if (!words || last.length === 0) return [];
	const searches = last.map(
		({ path, label, detail }): SuggestItem => ({ look: 'row', act: 'go', label, detail, icon: 'clock', path }),
	);
	const forget: SuggestItem = { look: 'link', act: 'forget', label: words.forget, path: '/search' };
	return [{ title: words.title, items: [...searches, forget] }];
}

/** The first row of the column beside that of a row; the row itself at either end. */
export function rowBeside(rows: readonly SuggestRow[], active: number, step: 1 | -1): number {
	const column = (rows[active]?.column ?? 0) + step;
	const first = rows.findIndex((row) => row.column === column);
	return first === -1 ? active : first;
}
