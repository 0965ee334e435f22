import * as z from 'zod';
import { COUNTRY_CODES, CURRENCY_CODES, PROPERTY_TYPES, SERVICE_LEVELS } from '#db/schema/enums';
import { LEAD_STATUSES, LEAD_STEP_KINDS, PROPOSAL_STATES } from '#db/schema/trade-enums';
import { clockInZone } from '../../date/clock-in-zone';
import type { Language } from '../../language/language';
import { propertyPath } from '../../place/property-path';

const text = z.string().nullable();
const whole = z.number().nullable();

/** A row of `dashboard-statement.ts`, in the order of its columns. */
const tuple = z.tuple([
	z.string(),
	z.enum(LEAD_STATUSES),
	z.string(),
	z.string(),
	text,
	text,
	z.string(),
	text,
	text,
	z.enum(SERVICE_LEVELS).nullable(),
	z.string(),
	z.string(),
	z.number(),
	z.enum(CURRENCY_CODES),
	whole,
	whole,
	whole,
	whole,
	z.number(),
	whole,
	/** Of an interest: what it was saved at, and what its agent was told that it costs now; null there: a room is gone. */
	z.tuple([z.number(), whole]).nullable(),
	text,
	z.number(),
	z.tuple([z.enum(LEAD_STEP_KINDS), z.string(), whole]).nullable(),
	z.string(),
	/** Of its latest proposal: id, state, end of the validity, when it was sent and opened. */
	z.tuple([z.string(), z.enum(PROPOSAL_STATES), whole, whole, whole]).nullable(),
	z.number(),
	/** Of what is due: type, country, place and name of the property in its address. */
	z.tuple([z.enum(PROPERTY_TYPES).nullable(), z.enum(COUNTRY_CODES).nullable(), text, text]).optional(),
]);

/** A lead as a table shows it; amounts in minor units, instants in milliseconds. */
export type DashboardRow = ReturnType<typeof rowOf>;

/** Our own instalments are payments like those agreed with hotels. */
export type DashboardStep = {
	kind: Exclude<(typeof LEAD_STEP_KINDS)[number], 'instalment'>;
	day: string;
	minor: number | null;
};

/** The rows of one column of the statement's answer. */
export function readRows(json: unknown, language: Language): DashboardRow[] {
	return z
		.array(tuple)
		.parse(JSON.parse(String(json ?? '[]')))
		.map((each) => rowOf(each, language));
}

function rowOf(row: z.infer<typeof tuple>, language: Language) {
	const [id, status, firstName, lastName, bookingReference, clientReference, property, placeEn, placeDe] = row;
	const [kind, day, minor] = row[23] ?? [];
	const [fromMinor, toMinor] = row[20] ?? [];
	const [type, country, city, name] = row[27] ?? [];
	return {
		id,
		bookingNumber: row[24],
		status,
		client: `${firstName} ${lastName}`.trim(),
		bookingReference,
		clientReference,
		// A property that is gone is kept with its path, for the team.
		property: property.replace(/ \(\/.*\)$/, ''),
		place: language === 'de' ? placeDe : placeEn,
		serviceLevel: row[9],
		checkIn: row[10],
		checkOut: row[11],
		pax: row[12],
		currency: row[13],
		totalMinor: row[14],
		commissionMinor: row[15],
		commissionPercent: row[16],
		/** End of an option, and the same as day and time in the Alps. */
		expiresAt: row[17],
		ends: row[17] === null ? null : clockInZone(row[17]),
		changedOn: clockInZone(row[18]).day,
		queuePosition: row[19],
		/** What its agent was told of its price and still holds (LEAD-52). */
		priceNews: fromMinor === undefined ? null : { fromMinor, toMinor: toMinor ?? null },
		proposal: proposalOf(row[25]),
		/** Messages of the client about its proposals that wait for the agency (THREAD-3). */
		unread: row[26],
		agent: row[21] || null,
		savedOn: clockInZone(row[22]).day,
		/** Where its property is booked; of what is due only. */
		bookPath:
			type && country && city && name
				? `${propertyPath({ type, country, city, name, action: 'book-now' }, language)}?lead=${id}`
				: null,
		step: stepOf(kind, day, minor ?? null),
	};
}

function stepOf(kind: (typeof LEAD_STEP_KINDS)[number] | undefined, day: string | undefined, minor: number | null) {
	const step: DashboardStep | null =
		kind && day ? { kind: kind === 'instalment' ? 'payment' : kind, day, minor } : null;
	return step;
}

function proposalOf(proposal: z.infer<typeof tuple>[25]) {
	if (!proposal) return null;
	const [id, state, validUntil, sentAt, lastOpenedAt] = proposal;
	return { id, state, validUntil, sentAt, lastOpenedAt };
}
