import type { AppLoadContext } from '~/context';
import type { ExampleWords } from '~/domain/api/fill-example';
import { addDays, weekday } from '~/domain/date/plain-date';
import { findExampleRoom } from '~/domain/hotel/load-rooms.server';
import { findProperties } from '~/domain/property/api/find-properties.server';

const NO_PROPERTY = { _id: 'prop_0', name: 'Chalet', city: 'Lech' };

const NO_ROOM = { hotelId: 'hotel_0', roomId: 'room_0' };

/** Days until the week of the examples begins, at least. */
const DAYS_AHEAD = 45;

const SATURDAY = 6;

/** The first property of the list, a room of a hotel, and a week from Saturday to Saturday about six weeks ahead. */
export async function exampleWords(context: AppLoadContext): Promise<ExampleWords> {
	const [found, room] = await Promise.all([
		findProperties({
			ctx: context,
			question: { conditions: {}, projection: ['name', 'city'], includeDemos: false, includeOrder: false, limit: 1 },
		}),
		findExampleRoom(context),
	]);
	const { _id, name, city } = { ...NO_PROPERTY, ...found?.items[0] };
	const soon = addDays(context.today, DAYS_AHEAD);
	const checkIn = addDays(soon, (SATURDAY - weekday(soon) + 7) % 7);
	return { id: _id, name, city, checkIn, checkOut: addDays(checkIn, 7), ...(room ?? NO_ROOM) };
}
