import type { DraftRoom, RoomsDraft } from '~/domain/lead/hotel/rooms-draft';
import { parseNumber } from '~/domain/money/parse-number';

/** Names of the fields of one room of a draft. */
export function roomField(at: number, name: 'roomId' | 'planId' | 'adults' | 'children' | 'age' | 'beds'): string {
	return `rooms.${at}.${name}`;
}

const HIDDEN = ['from', 'cardId'] as const;

/** Hidden fields of one room: what it takes the place of, and the card that it is of. */
export function hiddenFields(at: number, { from, cardId }: DraftRoom): { name: string; value: string }[] {
	const values = { from: from === null ? '' : String(from), cardId: cardId ?? '' };
	return HIDDEN.map((name) => ({ name: `rooms.${at}.${name}`, value: values[name] }));
}

/** More rooms than a lead may have are read, so that the schema says so. */
const MOST = 40;
const MOST_CHILDREN = 20;

/** A form's draft in the format of `roomsDraftSchema`; what is no number is invalid there. */
export function readDraftForm(form: FormData): RoomsDraft {
	const text = (name: string) => {
		const value = form.get(name);
		return typeof value === 'string' ? value.trim().slice(0, 200) : '';
	};
	const number = (name: string) => parseNumber(text(name)) ?? Number.NaN;
	const rooms: DraftRoom[] = [];
	for (let at = 0; at < MOST && form.has(roomField(at, 'roomId')); at += 1) {
		const ages = form.getAll(roomField(at, 'age'));
		const children = text(roomField(at, 'children')) === '' ? 0 : Math.max(0, number(roomField(at, 'children')));
		rooms.push({
			from: text(`rooms.${at}.from`) === '' ? null : number(`rooms.${at}.from`),
			roomId: text(roomField(at, 'roomId')),
			planId: text(roomField(at, 'planId')),
			adults: number(roomField(at, 'adults')),
			childrenAges: Array.from({ length: Math.min(children || 0, MOST_CHILDREN) }, (_, child) => {
				const age = ages[child];
				return typeof age === 'string' && /^\d{1,2}$/.test(age.trim()) ? Number(age) : null;
			}),
			bedConfiguration: text(roomField(at, 'beds')) || null,
			cardId: text(`rooms.${at}.cardId`) || null,
		});
	}
	return { checkIn: text('checkIn'), checkOut: text('checkOut'), rooms };
}

/** A new room beside the others: of the same type and party as the last one, at no rate yet. */
export function oneRoomMore({ rooms, ...stay }: RoomsDraft): RoomsDraft {
	const last = rooms.at(-1);
	if (!last) return { ...stay, rooms };
	const more: DraftRoom = { ...last, from: null, planId: '', bedConfiguration: null, cardId: null };
	return { ...stay, rooms: [...rooms, more] };
}

/** Another type or party: the rate and the beds that were chosen were for the one before, and so was the hotel's own price. */
export function changedRoom(room: DraftRoom, change: Partial<DraftRoom>): DraftRoom {
	const isOther = 'roomId' in change || 'adults' in change || 'childrenAges' in change;
	if (!isOther) return { ...room, ...change, ...('planId' in change ? { cardId: null } : {}) };
	const planId = 'roomId' in change ? '' : room.planId;
	return { ...room, planId, bedConfiguration: null, cardId: null, ...change };
}

/** The draft that a page shows. */
export function draftOfView({
	stay,
	rooms,
}: {
	stay: Omit<RoomsDraft, 'rooms'>;
	rooms: { draft: DraftRoom }[];
}): RoomsDraft {
	return { ...stay, rooms: rooms.map(({ draft }) => draft) };
}
