import { type PlainDate, parsePlainDate } from '../../date/plain-date';

/** What a stay is known by: property and period, which no second stay has. */
export type StayKey = { property: string; checkIn: PlainDate; checkOut: PlainDate };

/** `stay_{property}_20270109_20270116`: the same after every import of the catalogue. */
export function stayId({ property, checkIn, checkOut }: StayKey): string {
	return `stay_${property}_${checkIn.replaceAll('-', '')}_${checkOut.replaceAll('-', '')}`;
}

/** The stay that an id means, or null for what is no such id. */
export function readStayId(id: string): StayKey | null {
	const [, property, from, until] = /^stay_([^\s]{1,80})_(\d{8})_(\d{8})$/.exec(id) ?? [];
	const checkIn = readDay(from);
	const checkOut = readDay(until);
	return property && checkIn && checkOut ? { property, checkIn, checkOut } : null;
}

function readDay(digits: string | undefined): PlainDate | null {
	return parsePlainDate(digits?.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3'));
}
