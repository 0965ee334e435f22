import type { ListedGuest } from '#db/schema/trip';

/** A guest on a rooming list. */
export type { ListedGuest } from '#db/schema/trip';

/** What of a guest can be changed, in the order in which forms have it. */
export const GUEST_FIELDS = [
	'firstName',
	'lastName',
	'age',
	'room',
	'note',
	'diet',
	'heightCm',
	'bootSize',
	'skiCm',
] as const satisfies readonly (keyof ListedGuest)[];

export type GuestField = (typeof GUEST_FIELDS)[number];

/** A field that two sides have changed: what stands there now, where the other wanted something else. */
export type GuestConflict = { id: string; field: GuestField; theirs: string };

export type MergedList = { guests: ListedGuest[]; conflicts: GuestConflict[] };

/**
 * A list that was typed over an older one, merged with what others have saved since (TRIP-5): each field that one side alone has changed is
 * taken over, guests that were added stay, and one who was taken off goes unless the others have changed them. Where both have changed the
 * same field to different values, the typed one stands in the result, and the other is named.
 */
export function mergeGuests(
	base: readonly ListedGuest[],
	theirs: readonly ListedGuest[],
	mine: readonly ListedGuest[],
): MergedList {
	const conflicts: GuestConflict[] = [];
	const byId = (list: readonly ListedGuest[]) => new Map(list.map((guest) => [guest.id, guest]));
	const [before, now, typed] = [byId(base), byId(theirs), byId(mine)];
	const guests = mine.flatMap((guest): ListedGuest[] => {
		const [old, current] = [before.get(guest.id), now.get(guest.id)];
		if (!current) return old && isSameGuest(old, guest) ? [] : [guest];
		return [mergeGuest({ old, current, guest, conflicts })];
	});
	const added = theirs.filter((guest) => {
		if (typed.has(guest.id)) return false;
		const old = before.get(guest.id);
		return !old || !isSameGuest(old, guest);
	});
	return { guests: [...guests, ...added], conflicts };
}

type Sides = { old: ListedGuest | undefined; current: ListedGuest; guest: ListedGuest; conflicts: GuestConflict[] };

function mergeGuest({ old, current, guest, conflicts }: Sides): ListedGuest {
	const merged = { ...guest };
	for (const field of GUEST_FIELDS) {
		if (guest[field] === current[field]) continue;
		const isMine = !old || old[field] !== guest[field];
		const isTheirs = !old || old[field] !== current[field];
		if (!isMine) Object.assign(merged, { [field]: current[field] });
		else if (isTheirs) conflicts.push({ id: guest.id, field, theirs: String(current[field] ?? '') });
	}
	return merged;
}

function isSameGuest(one: ListedGuest, other: ListedGuest): boolean {
	return GUEST_FIELDS.every((field) => one[field] === other[field]);
}

/** Whether two lists say the same, in the same order. */
export function isSameList(one: readonly ListedGuest[], other: readonly ListedGuest[]): boolean {
	return (
		one.length === other.length &&
		one.every((guest, at) => {
			const beside = other[at];
			return beside !== undefined && beside.id === guest.id && isSameGuest(guest, beside);
		})
	);
}

/** What has changed from one list to another, a line a guest: who came, went or was changed, and in which fields. */
export type GuestChange = { name: string; kind: 'added' | 'removed' | 'changed'; fields: GuestField[] };

/** The changes between two lists, for those who are told of them. */
export function listChanges(before: readonly ListedGuest[], after: readonly ListedGuest[]): GuestChange[] {
	const old = new Map(before.map((guest) => [guest.id, guest]));
	const kept = new Set(after.map(({ id }) => id));
	const changes = after.flatMap((guest): GuestChange[] => {
		const was = old.get(guest.id);
		if (!was) return [{ name: nameOf(guest), kind: 'added', fields: [] }];
		const fields = GUEST_FIELDS.filter((field) => was[field] !== guest[field]);
		return fields.length > 0 ? [{ name: nameOf(guest), kind: 'changed', fields }] : [];
	});
	const removed = before.filter(({ id }) => !kept.has(id));
	return [...changes, ...removed.map((guest) => ({ name: nameOf(guest), kind: 'removed' as const, fields: [] }))];
}

function nameOf({ firstName, lastName }: ListedGuest): string {
	return `${firstName} ${lastName}`.trim();
}
