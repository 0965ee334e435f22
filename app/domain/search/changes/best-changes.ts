import type { PricedChange } from '../search-result';
import { LARGE_CHANGE } from './near-changes';

/** Fewer properties than this are few: then changes are worth offering. */
export const FEW_PROPERTIES = 3;

const MOST_WHEN_NONE = 6;
const MOST_WHEN_FEW = 3;

/** Changes of one sort, so that the others show too. */
const MOST_OF_A_SORT = 2;

/** A visitor who has this many small changes to choose from needs none that gives up a whole request. */
const ENOUGH_SMALL = 3;

/** Of the changes that find more than `found` properties the smallest, with something of every sort, smallest first (SEARCH-11). */
export function bestChanges(changes: readonly PricedChange[], found: number): PricedChange[] {
	const most = found === 0 ? MOST_WHEN_NONE : MOST_WHEN_FEW;
	const ofSort = new Map<string, number>();
	const best: PricedChange[] = [];
	for (const change of changes.toSorted((a, b) => a.size - b.size)) {
		if (best.length === most) break;
		if (change.count <= found) continue;
		if (change.size >= LARGE_CHANGE && (found > 0 || best.length >= ENOUGH_SMALL)) continue;
		const count = ofSort.get(change.kind) ?? 0;
		if (count === MOST_OF_A_SORT) continue;
		ofSort.set(change.kind, count + 1);
		best.push(change);
	}
	return best;
}
