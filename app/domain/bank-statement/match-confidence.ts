import type { MatchKind } from './match';

/** How well a transfer says which booking it is for. */
export type Certainty = 'reference' | 'reference-in-text' | 'number' | 'slip' | 'person' | 'hint';

type Scored = Exclude<MatchKind, 'currency' | 'reversal'>;

/**
 * Confidence by what names the booking (rows) and how the amount fits. Only a right reference, or a right booking number with the client's name, may
 * come to 95 and be booked without a look at it; a payment that is not exactly what is open never does.
 */
const BASE: Record<Certainty, Record<Scored, number>> = {
	reference: { exact: 100, several: 98, bookings: 98, fee: 93, partial: 88, over: 86 },
	'reference-in-text': { exact: 99, several: 97, bookings: 97, fee: 92, partial: 86, over: 84 },
	number: { exact: 90, several: 89, bookings: 88, fee: 82, partial: 76, over: 74 },
	slip: { exact: 84, several: 82, bookings: 80, fee: 76, partial: 68, over: 66 },
	person: { exact: 84, several: 80, bookings: 79, fee: 80, partial: 61, over: 60 },
	hint: { exact: 66, several: 60, bookings: 0, fee: 52, partial: 30, over: 30 },
};

/** What the certainty may come to with name and account. */
const MOST: Record<Certainty, number> = {
	reference: 100,
	'reference-in-text': 99,
	number: 98,
	slip: 92,
	person: 92,
	hint: 78,
};

const NAME = 5;
const ACCOUNT = 3;
/** Of a transfer whose reference says one client and whose sender is another: people pay for each other, so little. */
const OTHER_NAME = 2;

export function confidenceOf(
	certainty: Certainty,
	kind: Scored,
	{ isNamed, isAccountKnown, isOtherName }: { isNamed: boolean; isAccountKnown: boolean; isOtherName: boolean },
): number {
	const named = isNamed && certainty !== 'person' && certainty !== 'hint' ? NAME : 0;
	const other = isOtherName && certainty !== 'reference' ? OTHER_NAME : 0;
	const known = isAccountKnown ? ACCOUNT : 0;
	const isWhole = kind === 'exact' || kind === 'several' || kind === 'bookings';
	const most = isWhole ? MOST[certainty] : Math.min(MOST[certainty], 94);
	return Math.min(most, BASE[certainty][kind] + named + known - other);
}
