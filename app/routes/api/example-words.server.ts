import type { AppLoadContext } from '~/context';
import type { ExampleWords } from '~/domain/api/fill-example';
import { addDays, weekday } from '~/domain/date/plain-date';
import { findProperties } from '~/domain/property/api/find-properties.server';

const NO_HOUSE = { _id: 'prop_0', name: 'Chalet', city: 'Lech' };

/** Days until the week of the examples begins, at least. */
const DAYS_AHEAD = 45;

const SATURDAY = 6;

/** The first house of the list, and a week from Saturday to Saturday about six weeks ahead. */
export async function exampleWords(context: AppLoadContext): Promise<ExampleWords> {
	const found = await findProperties({
		ctx: context,
		question: { conditions: {}, projection: ['name', 'city'], includeDemos: false, includeOrder: false, limit: 1 },
	});
	const { _id, name, city } = { ...NO_HOUSE, ...found?.items[0] };
	const soon = addDays(context.today, DAYS_AHEAD);
	const checkIn = addDays(soon, (SATURDAY - weekday(soon) + 7) % 7);
	return { id: _id, name, city, checkIn, checkOut: addDays(checkIn, 7) };
}
