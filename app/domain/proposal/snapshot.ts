import canonicalize from 'canonicalize';
import type { MEAL_PLANS, SERVICE_LEVELS } from '#db/schema/enums';
import type { PROPOSAL_APPROVALS } from '#db/schema/trade-enums';
import type { PlainDate } from '../date/plain-date';
import type { HotelCategory } from '../hotel/hotel';
import { sha256 } from '../idempotency/body-hash';
import type { Language } from '../language/language';
import type { Currency } from '../money/money';
import type { StoredPicture } from '../picture/stored-picture';
import type { ClientTerms } from './client-figures';
import type { YearContext } from './year-context';

/** How the guests live: a whole property at a level, or rooms of a hotel. */
export type SnapshotLiving =
	| { kind: 'property'; serviceLevel: (typeof SERVICE_LEVELS)[number] }
	| {
			kind: 'hotel';
			rooms: {
				name: string;
				rate: string;
				mealPlan: (typeof MEAL_PLANS)[number];
				adults: number;
				childrenAges: number[];
			}[];
	  };

/** Facts that the comparison has a row for; null where nothing is known. */
export type SnapshotFacts = {
	bedrooms: number | null;
	bathrooms: number | null;
	areaSqm: number | null;
	/** `12 + 2`: guests that it sleeps. */
	sleeps: { adults: number; children: number } | null;
	/** Of a hotel. */
	category: HotelCategory | null;
	facilities: string[];
	distances: { to: string; metres: number }[];
};

export type SnapshotOption = {
	/** The same in every version that has the option; no id of a lead. */
	key: string;
	name: string;
	place: string;
	country: string;
	stay: { checkIn: PlainDate; checkOut: PlainDate };
	party: { adults: number; children: number; childrenAges: number[] };
	living: SnapshotLiving;
	facts: SnapshotFacts;
	/** Plain sentences; '' for none. */
	summary: string;
	pictures: StoredPicture[];
	floorplans: { hash: string; label: string; areaSqm: number | null; width: number; height: number }[];
	included: string[];
	/** To about a kilometre. */
	position: { latitude: number; longitude: number } | null;
	currency: Currency;
	/** What the client pays. */
	clientMinor: number;
	terms: ClientTerms;
	/** Until when it is held for the client; null: it is not. */
	heldUntil: number | null;
	isFirstChoice: boolean;
	/** The property's own terms, in its operator's words; absent in versions from before they were kept. */
	ownTerms?: string;
	/** Where the stay stands in the property's year; absent in versions from before there was one. */
	year?: YearContext | null;
};

/** What a version holds beside the persons: the one source of page, PDF and API (ruling of ADR 43). */
export type Snapshot = {
	format: 1;
	proposal: string;
	version: number;
	language: Language;
	sentAt: number;
	validUntil: number;
	onApproval: (typeof PROPOSAL_APPROVALS)[number];
	agency: string;
	options: SnapshotOption[];
	/** Salted SHA-256 of the personal part. */
	person: string;
};

/** Names and words, apart from the snapshot so that they can be erased. */
export type SnapshotPerson = {
	client: { firstName: string; lastName: string };
	agent: { name: string; email: string; phone: string | null };
	title: string;
	greeting: string;
	/** Why the agent has chosen an option, by its key. */
	reasons: Record<string, string>;
	salt: string;
};

/** The first eight digits of a version's hash, as they stand in the foot of page and PDF: `7C1E 94A2`. */
export function fingerprint(hash: string): string {
	return `${hash.slice(0, 4)} ${hash.slice(4, 8)}`.toUpperCase();
}

/** The canonical text of a value (RFC 8785). */
export function canonicalText(value: object): string {
	const text = canonicalize(value);
	if (text === undefined) throw new RangeError('Nothing to write');
	return text;
}

/** A snapshot as it is frozen. */
export async function freezeSnapshot(
	snapshot: Omit<Snapshot, 'person'>,
	person: SnapshotPerson,
): Promise<{ snapshot: Snapshot; text: string; hash: string }> {
	const whole = { ...snapshot, person: await sha256(canonicalText(person)) };
	const text = canonicalText(whole);
	return { snapshot: whole, text, hash: await sha256(text) };
}
