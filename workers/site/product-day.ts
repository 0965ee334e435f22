import { type PlainDate, parsePlainDate } from '~/domain/date/plain-date';
import { todayInZone } from '~/domain/date/today-in-zone';
import { PRODUCT_ZONE } from '~/domain/date/zone-clock';
import type { Settings } from '~/platform/env';

/**
 * The day of the product: Zurich's, which is that of its properties, or the one it is told to believe in. Pickers begin with it and periods before
 * it are past, for hotels too, wherever they and the visitor are: one day for everybody keeps an answer's key small. A hotel's deadlines
 * run by its own day, see `hotelToday`. `now` in milliseconds.
 */
export function todayOf({ TODAY }: Settings, now: number): PlainDate {
	return parsePlainDate(TODAY ?? '') ?? todayInZone(new Date(now), PRODUCT_ZONE);
}
