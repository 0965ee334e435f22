import { addDays, daysBetween, type PlainDate, plainDate } from '~/domain/date/plain-date';
import { type RuleSeason, seasonAt } from '~/domain/operator-desk/stay-rules/rules-content';

/** Widths of a day by zoom, in px at a root font of 16; a week is 72 wide and a month about 132. */
export const DAY_WIDTHS = { day: 26, week: 72 / 7, month: 132 / 30.4375 } as const;
export type Zoom = keyof typeof DAY_WIDTHS;
export const ZOOMS = ['day', 'week', 'month'] as const;

/** Heights of the lines, in the same px. */
export const PLACE_HEIGHT = 28;
export const ROW_HEIGHT = 44;

/** A length at a root font of 16 px, as it grows with the reader's own size. */
export const rem = (px: number) => `${Math.round((px / 16) * 10_000) / 10_000}rem`;

/** Where a stay stands among the days shown, in days from the first; an end beyond them is cut. */
export type BarSpan = { left: number; width: number; isCutLeft: boolean; isCutRight: boolean };

/** From the middle of the arrival day to the middle of the departure day; null for a stay that touches none of the days. */
export function barSpan(
	{ checkIn, checkOut }: { checkIn: string; checkOut: string },
	{ from, count }: { from: PlainDate; count: number },
): BarSpan | null {
	const begin = daysBetween(from, plainDate(checkIn)) + 0.5;
	const end = daysBetween(from, plainDate(checkOut)) + 0.5;
	const [left, right] = [Math.max(0, begin), Math.min(count, end)];
	if (left >= right) return null;
	return { left, width: right - left, isCutLeft: begin < 0, isCutRight: end > count };
}

/** The night at so many days from the first, as a column from 0: a night lies between the middles of two days. */
export function nightAt(days: number, count: number): number {
	return Math.max(0, Math.min(count - 1, Math.floor(days - 0.5)));
}

/** The stay that columns of nights make, both included. */
export function stayOfColumns(
	from: PlainDate,
	left: number,
	right: number,
): { checkIn: PlainDate; checkOut: PlainDate } {
	return { checkIn: addDays(from, left), checkOut: addDays(from, right + 1) };
}

/** A line of the grid: the head of a place, or the property that stands at `row` among all. `top` is in px at a root font of 16. */
export type Line =
	| { kind: 'place'; name: string; count: number; top: number }
	| { kind: 'row'; row: number; top: number };

/** Where the lines of all properties stand, without making them: a place begins at `top` with the property at `row`. */
export function layOut(places: readonly { name: string; count: number }[]) {
	const groups: { name: string; count: number; row: number; top: number }[] = [];
	let [row, top] = [0, 0];
	for (const each of places) {
		groups.push({ ...each, row, top });
		row += each.count;
		top += PLACE_HEIGHT + each.count * ROW_HEIGHT;
	}
	const groupAt = (is: (group: (typeof groups)[number]) => boolean) => {
		let [low, high] = [0, groups.length - 1];
		while (low < high) {
			const middle = Math.ceil((low + high) / 2);
			const group = groups[middle];
			if (group && is(group)) low = middle;
			else high = middle - 1;
		}
		return low;
	};
	const topOf = (index: number) => {
		const group = groups[groupAt((each) => each.row <= index)];
		return group ? group.top + PLACE_HEIGHT + (index - group.row) * ROW_HEIGHT : 0;
	};
	return {
		height: top,
		/** Of a property. */
		topOf,
		/** The lines that begin in a part of the height. */
		linesIn(begin: number, end: number): Line[] {
			const lines: Line[] = [];
			for (let at = groupAt((each) => each.top <= begin); at < groups.length; at++) {
				const group = groups[at];
				if (!group || group.top > end) break;
				if (group.top + PLACE_HEIGHT >= begin)
					lines.push({ kind: 'place', name: group.name, count: group.count, top: group.top });
				const first = group.top + PLACE_HEIGHT;
				const skipped = Math.max(0, Math.floor((begin - first) / ROW_HEIGHT));
				for (let own = skipped; own < group.count && first + own * ROW_HEIGHT <= end; own++)
					lines.push({ kind: 'row', row: group.row + own, top: first + own * ROW_HEIGHT });
			}
			return lines;
		},
	};
}

export type Layout = ReturnType<typeof layOut>;

type Held = { checkIn: string; checkOut: string };

type Gapped = {
	/** Nights of the shortest stay that is offered; null for none. */
	shortest: number | null;
	free: readonly Held[];
	rules: readonly RuleSeason[];
};

/** Free nights between two stays that are fewer than the shortest stay, by what is offered or by the rule of their season, and not sold as a gap (STAY-4). */
export function shortGaps(held: readonly Held[], { shortest, free, rules }: Gapped): (Held & { shortest: number })[] {
	const sorted = [...held].sort((a, b) => (a.checkIn < b.checkIn ? -1 : 1));
	return sorted.flatMap((stay, at) => {
		const next = sorted[at + 1];
		if (!next || next.checkIn <= stay.checkOut) return [];
		const gap = { checkIn: stay.checkOut, checkOut: next.checkIn };
		const fewest = Math.max(shortest ?? 0, seasonAt(rules, gap.checkIn)?.shortest_stay ?? 0);
		const nights = daysBetween(plainDate(gap.checkIn), plainDate(gap.checkOut));
		const isSold = free.some(({ checkIn, checkOut }) => checkIn === gap.checkIn && checkOut === gap.checkOut);
		return nights < fewest && !isSold ? [{ ...gap, shortest: fewest }] : [];
	});
}
