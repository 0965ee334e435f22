import type { Snapshot, SnapshotOption } from './snapshot';

/** What an option is in a version, and was not in the one before. */
export type SnapshotChange = { key: string; name: string } & (
	| { kind: 'added' | 'removed' | 'stay' | 'living' | 'terms' }
	| { kind: 'price'; beforeMinor: number; afterMinor: number; currency: string }
);

/** What has changed from one version to the next, in the order of the newer one; an option that went comes last. */
export function snapshotChanges(before: Snapshot, after: Snapshot): SnapshotChange[] {
	const known = new Map(before.options.map((option) => [option.key, option]));
	const changes = after.options.flatMap((option) => optionChanges(known.get(option.key) ?? null, option));
	const kept = new Set(after.options.map(({ key }) => key));
	const removed = before.options.flatMap(({ key, name }) =>
		kept.has(key) ? [] : [{ key, name, kind: 'removed' as const }],
	);
	return [...changes, ...removed];
}

function optionChanges(before: SnapshotOption | null, after: SnapshotOption): SnapshotChange[] {
	const { key, name, currency } = after;
	if (!before) return [{ key, name, kind: 'added' }];
	const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
	const changes: SnapshotChange[] = [];
	if (!isSame(before.stay, after.stay)) changes.push({ key, name, kind: 'stay' });
	if (!isSame(before.living, after.living)) changes.push({ key, name, kind: 'living' });
	const [beforeMinor, afterMinor] = [before.clientMinor, after.clientMinor];
	if (beforeMinor !== afterMinor || before.currency !== currency)
		changes.push({ key, name, kind: 'price', beforeMinor, afterMinor, currency });
	else if (!isSame(later(before), later(after))) changes.push({ key, name, kind: 'terms' });
	return changes;
}

/** Terms without what moves with the day of sending. */
function later({ terms: { payments, cancellation } }: SnapshotOption) {
	return [
		payments.slice(1).map(({ dueDate, minor }) => [dueDate, minor]),
		cancellation.map(({ until, keptMinor }) => [until, keptMinor]),
	];
}
