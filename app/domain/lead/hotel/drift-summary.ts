import type { Money } from '../../money/money';
import type { Drift } from '../../offer/drift-of';
import { priceNow } from '../price-watch/price-news';

type Room = { total: Money; drift: Drift | null };

/** What has become of the rooms of an interest since it was saved, in one word, with what all of them cost where that is another. */
export type DriftSummary =
	/** That few rooms are left is no change of what was saved. */
	| { kind: 'same' }
	/** Something no longer passes. */
	| { kind: 'changed' }
	/** Other terms, none harder, at the same price or at one that cannot be summed up. */
	| { kind: 'easier' }
	| { kind: 'cheaper' | 'within'; before: Money; after: Money };

/** Null for a lead that is no interest, whose rooms are not compared. */
export function driftSummary(rooms: readonly Room[]): DriftSummary | null {
	const drifts = rooms.flatMap(({ drift }) => drift ?? []);
	const [first] = rooms;
	if (!first || drifts.length === 0) return null;
	if (drifts.some(({ passes }) => !passes)) return { kind: 'changed' };
	if (drifts.every(({ changes }) => changes.every(({ kind }) => kind === 'roomsLeft'))) return { kind: 'same' };
	const { currency } = first.total;
	const before = rooms.reduce((sum, { total }) => sum + total.minor, 0);
	const now = priceNow(rooms, currency);
	if (now.kind !== 'price' || now.minor === before) return { kind: 'easier' };
	return {
		kind: now.minor < before ? 'cheaper' : 'within',
		before: { minor: before, currency },
		after: { minor: now.minor, currency },
	};
}
