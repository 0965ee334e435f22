import { MOST_BEDS, ROOM_FIELDS, type RoomField, type RoomForm } from '~/domain/hotel-desk/rooms/rooms-content';
import { textOf } from '../forms/answer-verb.server';

/** The form of a room type, its beds by their place. */
export function readRoomTypeForm(form: FormData): RoomForm {
	const text = (name: string, most: number) => textOf(form, name).replace(/\r\n?/g, '\n').slice(0, most);
	const fields = Object.entries(ROOM_FIELDS).map(([name, most]) => [name, text(name, most + 1)]);
	return {
		...(Object.fromEntries(fields) as Record<RoomField, string>),
		beds: Array.from({ length: MOST_BEDS }, (_, at) => ({
			type: text(`bed${at}.type`, 20),
			isExtra: textOf(form, `bed${at}.part`) === 'extra',
			guests: text(`bed${at}.guests`, 1),
			adults: text(`bed${at}.adults`, 1),
			isTwin: form.has(`bed${at}.twin`),
		})),
	};
}
