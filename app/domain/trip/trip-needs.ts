import type { ListedGuest } from '#db/schema/trip';
import { addDays, type PlainDate, plainDate } from '../date/plain-date';

export type NeedKind = 'names' | 'sizes' | 'arrival' | 'diets' | 'registration';

/** What a stay still needs: by when, whether it is given, and how much of it where it is counted. */
export type Need = { kind: NeedKind; dueOn: PlainDate; isDone: boolean; given: number; of: number };

/** Days before check-in by which each is needed: boots are prepared, beds made and food bought before. */
export const DAYS_BEFORE: Record<NeedKind, number> = { names: 28, sizes: 21, arrival: 14, diets: 14, registration: 1 };

/** The day by which a need is given for a stay from a day on. */
export function needDay(checkIn: string, kind: NeedKind): PlainDate {
	return addDays(plainDate(checkIn), -DAYS_BEFORE[kind]);
}

type Trip = {
	checkIn: string;
	/** At the property; null: what a stay needs before it. */
	today: string | null;
	pax: number;
	guests: readonly Pick<ListedGuest, 'id' | 'firstName'>[];
	arrivalSavedAt: number | null;
	dietsSavedAt: number | null;
	sizesSavedAt: number | null;
	/** Guests whose registration data is there; null where the country asks for none, or the reader is not told. */
	registered: readonly string[] | null;
};

/** What a stay needs of its guests (TRIP-6), by the day it is needed; those who have arrived are not asked when they come. */
export function tripNeeds(trip: Trip): Need[] {
	const { checkIn, today, guests, pax, registered } = trip;
	const isHere = today !== null && today > checkIn;
	const expected = Math.max(pax, guests.length);
	const need = (kind: NeedKind, isDone: boolean, count: { given: number; of: number } = { given: 0, of: 0 }): Need => ({
		...{ kind, isDone, ...count },
		dueOn: needDay(checkIn, kind),
	});
	const names = { given: guests.length, of: expected };
	const registrations = { given: registered?.length ?? 0, of: expected };
	return [
		need('names', guests.length >= pax, names),
		need('sizes', trip.sizesSavedAt !== null),
		...(isHere ? [] : [need('arrival', trip.arrivalSavedAt !== null)]),
		need('diets', trip.dietsSavedAt !== null),
		...(registered === null ? [] : [need('registration', registrations.given >= expected, registrations)]),
	].toSorted((a, b) => a.dueOn.localeCompare(b.dueOn));
}
