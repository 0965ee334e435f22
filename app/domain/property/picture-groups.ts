import type { PropertyRoom, PropertyRoomKind } from './property-room';

/** Pictures of one room, or of what is no room. */
export type PictureGroup = {
	/** The key of the room, or what else the pictures show; null where no picture of the property names a room. */
	of: string | 'outside' | 'inside' | 'surroundings' | null;
	/** The room's name; null for what has no name of its own. */
	name: string | null;
	/** Indexes into the pictures of the property. */
	pictures: number[];
};

/** Rooms as one walks through a house: those for everybody, those to sleep in, those to rest in, the outside. */
const WALK: readonly PropertyRoomKind[] = [
	'living',
	'dining',
	'kitchen',
	'bedroom',
	'bunk_room',
	'other',
	'bathroom',
	'pool',
	'spa',
	'leisure',
	'ski_room',
	'terrace',
];

/** What is known of a picture; hotels' pictures name no rooms. */
type Shown = { room?: string | null; shows?: string };

/**
 * The pictures of a property by its rooms (PAGE-40): the house from outside first, then its rooms, then other pictures of the inside and
 * what lies around. Where no picture names a room they are one group, in their own order.
 */
export function pictureGroups(pictures: readonly Shown[], rooms: readonly PropertyRoom[]): PictureGroup[] {
	const known = new Map(rooms.map((room) => [room.key, room]));
	const roomOf = ({ room }: Shown) => known.get(room ?? '');
	if (!pictures.some(roomOf)) return [{ of: null, name: null, pictures: pictures.map((_, index) => index) }];
	const walked = WALK.flatMap((kind) => rooms.filter((room) => room.kind === kind));
	const groups: PictureGroup[] = [
		{ of: 'outside', name: null, pictures: [] },
		...walked.map(({ key, name }) => ({ of: key, name, pictures: [] })),
		{ of: 'inside', name: null, pictures: [] },
		{ of: 'surroundings', name: null, pictures: [] },
	];
	for (const [index, picture] of pictures.entries()) {
		const of = roomOf(picture)?.key ?? placeOf(picture);
		groups.find((group) => group.of === of)?.pictures.push(index);
	}
	return groups.filter((group) => group.pictures.length > 0);
}

function placeOf({ shows }: Shown) {
	if (shows === 'house') return 'outside';
	return shows === 'landscape' || shows === 'village' ? 'surroundings' : 'inside';
}
