import type { TypedStay } from '~/domain/lead/preview-stay.server';
import type { LeadIntent } from './lead-actions';

/** Values of the form for another stay; `season` is the key of the season whose weeks are listed, '' for the season of the period. */
export type StayValues = TypedStay & { price: string; comments: string; season: string };

/** Names of the buttons that only preview: a week, a season, or the price of the input. */
export const LOOK_FIELD = 'look';

const STAY_INTENTS: readonly LeadIntent[] = ['look', 'update', 'change', 'discount'];

export function isStayIntent(intent: LeadIntent): boolean {
	return STAY_INTENTS.includes(intent);
}

/** The value of a week's button. */
export function weekValue({ checkIn, checkOut }: { checkIn: string; checkOut: string }): string {
	return `${checkIn}_${checkOut}`;
}

/** The fields of a sending, with the week or season that its button names. */
export function readLook(read: (name: string) => string): StayValues {
	const values: StayValues = {
		checkIn: read('checkIn'),
		checkOut: read('checkOut'),
		serviceLevel: read('serviceLevel'),
		pax: read('pax'),
		price: read('price'),
		comments: read('comments'),
		season: '',
	};
	const look = read(LOOK_FIELD);
	const [, checkIn, checkOut] = /^(\d{4}-\d\d-\d\d)_(\d{4}-\d\d-\d\d)$/.exec(look) ?? [];
	if (checkIn && checkOut) return { ...values, checkIn, checkOut };
	return { ...values, season: /^\d{4}-[sw]$/.test(look) ? look : '' };
}
