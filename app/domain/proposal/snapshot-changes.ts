import { canonicalText, type Snapshot, type SnapshotOption } from './snapshot';

/** What an option is in a version, and was not in the one before; `before`: as it was. */
export type SnapshotChange = { key: string; name: string } & (
	| { kind: 'added' | 'removed' | 'terms' }
	| { kind: 'stay'; before: SnapshotOption['stay'] }
	| { kind: 'living'; before: SnapshotOption['living']; after: SnapshotOption['living'] }
	| { kind: 'price'; before: Price; after: Price }
);

type Price = Pick<SnapshotOption, 'clientMinor' | 'currency'>;

type Versioned = Pick<Snapshot, 'options'>;

/** What has changed from one version to the next, in the order of the newer one; an option that went comes last. */
export function snapshotChanges(before: Versioned, after: Versioned): SnapshotChange[] {
	const known = new Map(before.options.map((option) => [option.key, option]));
	const changes = after.options.flatMap((option) => optionChanges(known.get(option.key) ?? null, option));
	const kept = new Set(after.options.map(({ key }) => key));
	const removed = before.options.flatMap(({ key, name }) =>
		kept.has(key) ? [] : [{ key, name, kind: 'removed' as const }],
	);
	return [...changes, ...removed];
}

function optionChanges(before: SnapshotOption | null, after: SnapshotOption): SnapshotChange[] {
	const { key, name } = after;
	if (!before) return [{ key, name, kind: 'added' }];
	const changes: SnapshotChange[] = [];
	if (!isSame(before.stay, after.stay)) changes.push({ key, name, kind: 'stay', before: before.stay });
	if (!isSame(before.living, after.living))
		changes.push({ key, name, kind: 'living', before: before.living, after: after.living });
	const [was, is] = [priceOf(before), priceOf(after)];
	if (!isSame(was, is)) changes.push({ key, name, kind: 'price', before: was, after: is });
	else if (!isSame(laterTerms(before), laterTerms(after))) changes.push({ key, name, kind: 'terms' });
	return changes;
}

/** Whatever the order of their keys: a version is stored with sorted ones, a draft has those of its composer. */
function isSame(a: object, b: object): boolean {
	return canonicalText(a) === canonicalText(b);
}

function priceOf({ clientMinor, currency }: SnapshotOption): Price {
	return { clientMinor, currency };
}

/** Terms without what moves with the day of sending. */
function laterTerms({ terms: { payments, cancellation } }: SnapshotOption) {
	return [
		payments.slice(1).map(({ dueDate, minor }) => [dueDate, minor]),
		cancellation.map(({ until, keptMinor }) => [until, keptMinor]),
	];
}
