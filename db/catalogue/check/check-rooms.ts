import { FILES } from '../format/files';
import { readBeds, standardGuests } from '../format/hotel-cells';
import { roomPictureFolder } from '../format/picture-rows';
import { checkKeys, facilityKeys } from './check-hotels';
import { type Checking, error, rowsToCheck } from './checking';

/** Rooms: facilities that are known, sizes that grow, and no more guests in the price than the beds hold. Then what is taken. */
export function checkRooms(checking: Checking): void {
	const facilities = facilityKeys(checking, 'room');
	const rows = rowsToCheck(checking, 'rooms');
	for (const row of rows) {
		const { values } = row;
		checkKeys(checking, row, 'facilities', values.facilities, facilities, FILES.hotelFacilities.name);
		for (const [min, max] of [
			['sqm_min', 'sqm_max'],
			['outdoor_min', 'outdoor_max'],
		] as const) {
			const [least, most] = [values[min], values[max]];
			if (least !== null && most !== null && least > most) {
				error(checking, row, max, `${most} is less than ${least}`, `${min} or more`);
			}
		}
		const guests = standardGuests(readBeds(values.beds));
		if (guests !== null && values.included_pax > guests) {
			const wrong = `${values.included_pax} guests are in the price, and the standard beds hold ${guests}`;
			error(checking, row, 'included_pax', wrong, `1 to ${guests}`);
		}
	}
	for (const row of rowsToCheck(checking, 'roomPictures')) {
		const isDrawing = /\.svg$/i.test(row.values.file);
		if (isDrawing && roomPictureFolder(row.values) === 'pictures') {
			error(checking, row, 'kind', 'a drawing is no picture of a room', 'floorplan');
		}
	}
	checkTaken(checking);
}

/** At most as many rooms are taken as there are to sell; stretches of one room do not overlap. */
function checkTaken(checking: Checking): void {
	const isTold = checking.source.present.has('rooms');
	const rooms = isTold ? rowsToCheck(checking, 'rooms').map(({ values }) => values) : checking.known.rooms;
	const units = new Map(rooms.map((room) => [`${room.hotel} ${room.key}`, room.units]));
	const until = new Map<string, { night: string; line: number }>();
	const rows = rowsToCheck(checking, 'taken').toSorted((a, b) =>
		a.values.first_night < b.values.first_night ? -1 : 1,
	);
	for (const row of rows) {
		const { hotel, room, first_night, last_night, taken } = row.values;
		const name = `${hotel} ${room}`;
		const all = units.get(name);
		if (last_night < first_night) {
			error(checking, row, 'last_night', `${last_night} is before ${first_night}`, 'first_night or a later day');
			continue;
		}
		if (all !== undefined && row.values.units !== null && row.values.units > all) {
			error(checking, row, 'units', `${row.values.units} are more than the ${all} rooms of this type`, `0 to ${all}`);
		}
		const there = row.values.units ?? all;
		if (there !== undefined && taken > there) {
			error(checking, row, 'taken', `${taken} are more than the ${there} rooms there are to sell`, `0 to ${there}`);
		}
		const before = until.get(name);
		// The same first night twice is already the error of checkIdentities.
		if (before && first_night <= before.night) {
			const wrong = `overlaps the stretch until ${before.night} in line ${before.line}`;
			error(checking, row, 'first_night', wrong, 'stretches of one room that do not overlap');
		}
		if (!before || last_night > before.night) until.set(name, { night: last_night, line: row.line });
	}
}
