import type { HotelText } from '../../schema/hotel';
import { FILES } from '../format/files';
import { checkKeys, facilityKeys } from './check-hotels';
import { type Checking, error, rowsToCheck } from './checking';

/** Facilities that a text names by their key are those of hotels; parts of lists are there in both languages. */
export function checkHotelTexts(checking: Checking): void {
	const known = facilityKeys(checking, 'hotel');
	const lists = new Map<string, string>();
	const meetingRooms = new Map<string, string[]>();
	for (const row of rowsToCheck(checking, 'hotelTexts')) {
		const text = JSON.parse(row.values.body) as HotelText;
		const keys = text.facilities.flatMap(({ key }) => key ?? []);
		checkKeys(checking, row, 'facilities', keys.join(';'), known, FILES.hotelFacilities.name);
		const { diningVenues, facilities, distanceStrings, miceFacilities } = text;
		const counts = Object.entries({ diningVenues, facilities, distanceStrings, miceFacilities })
			.map(([name, list]) => `${list.length} ${name}`)
			.join(', ');
		checkMeetingKeys(checking, row, miceFacilities);
		const rooms = miceFacilities.flatMap(({ key = null }) => key ?? []);
		meetingRooms.set(row.values.hotel, [...(meetingRooms.get(row.values.hotel) ?? []), ...rooms]);
		const other = lists.get(row.values.hotel);
		if (other && other !== counts) {
			const wrong = `there are ${counts}, in the other language ${other}`;
			error(checking, row, null, wrong, 'the same lists in both languages');
		}
		lists.set(row.values.hotel, counts);
	}
	checkMeetingPictures(checking, meetingRooms);
}

function checkMeetingKeys(checking: Checking, row: Parameters<typeof error>[1], rooms: HotelText['miceFacilities']) {
	const keys = rooms.flatMap(({ key = null }) => key ?? []);
	const twice = keys.find((key, at) => keys.indexOf(key) !== at);
	if (twice === undefined) return;
	error(
		checking,
		row,
		null,
		`two meeting rooms have the key "${twice}"`,
		'a key of its own for each of miceFacilities',
	);
}

/** Pictures name meeting rooms that the texts of their hotel have: those of the folder, else of the catalogue. */
function checkMeetingPictures(checking: Checking, told: ReadonlyMap<string, readonly string[]>): void {
	const named = rowsToCheck(checking, 'hotelPictures').filter(({ values }) => values.meeting_room !== null);
	if (named.length === 0) return;
	const known = new Map<string, string[]>();
	for (const { hotel, body } of checking.known.hotelTexts) {
		const { miceFacilities } = JSON.parse(body) as HotelText;
		known.set(hotel, [...(known.get(hotel) ?? []), ...miceFacilities.flatMap(({ key = null }) => key ?? [])]);
	}
	for (const row of named) {
		const { hotel, meeting_room: room } = row.values;
		const keys = [...new Set(told.get(hotel) ?? known.get(hotel) ?? [])];
		if (room !== null) checkKeys(checking, row, 'meeting_room', room, keys, `the meeting rooms of ${hotel}`);
	}
}
