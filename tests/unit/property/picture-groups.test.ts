import { expect, test } from 'vitest';
import { pictureGroups } from '~/domain/property/picture-groups';
import type { PropertyRoom, PropertyRoomKind } from '~/domain/property/property-room';

const room = (key: string, kind: PropertyRoomKind): PropertyRoom => ({
	key,
	kind,
	name: `The ${key}`,
	floor: null,
	beds: [],
	bathroom: null,
	areaSqm: null,
});
const ROOMS = [room('oak', 'bedroom'), room('pine', 'bedroom'), room('lounge', 'living'), room('sauna', 'spa')];
const of = (shows: string, key: string | null = null) => ({ shows, room: key });

test('the house from outside, its rooms as one walks through them, what has no room, what lies around', () => {
	const pictures = [
		of('house'),
		of('suite', 'pine'),
		of('landscape'),
		of('lounge', 'lounge'),
		of('dining'),
		of('bath', 'pine'),
		of('village'),
		of('spa', 'sauna'),
		of('house', 'oak'),
	];
	expect(pictureGroups(pictures, ROOMS)).toEqual([
		{ of: 'outside', name: null, pictures: [0] },
		{ of: 'lounge', name: 'The lounge', pictures: [3] },
		{ of: 'oak', name: 'The oak', pictures: [8] },
		{ of: 'pine', name: 'The pine', pictures: [1, 5] },
		{ of: 'sauna', name: 'The sauna', pictures: [7] },
		{ of: 'inside', name: null, pictures: [4] },
		{ of: 'surroundings', name: null, pictures: [2, 6] },
	]);
});

test.each([
	['no rooms', [of('house'), of('suite', 'oak')], []],
	['no picture of a room', [of('house'), of('suite')], ROOMS],
	['pictures of a room that is gone', [of('house'), of('suite', 'elm')], ROOMS],
	['pictures of a hotel', [{}, {}], []],
])('%s: one group in its own order', (_, pictures, rooms) => {
	expect(pictureGroups(pictures, rooms)).toEqual([{ of: null, name: null, pictures: [0, 1] }]);
});
