import { asc, eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import { audit } from '#db/schema/audit';
import { lead, leadGuest } from '#db/schema/lead';
import { propertyRoom } from '#db/schema/property-room';
import { guestRegistration, roomingList, trip } from '#db/schema/trip';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../access/require-actor';
import { auditedWrite } from '../administration/audited-write.server';
import { maskCardNumbers } from '../card/mask-card-numbers';
import { type FieldErrors, fieldErrorsFrom } from '../form/field-error';
import { optionalLine, paragraphs } from '../form/field-schemas';
import { leadActor } from '../lead/agent-lead-context';
import { findLead } from '../lead/find-lead.server';
import { leadScope } from '../lead/lead-scope';
import { LISTED } from '../rooming/save-rooming.server';
import { sleepingRooms } from '../rooming/sleeping-rooms';
import { doorCodeContext, guestCipher, registrationContext, requireGuestCipher } from './guest-cipher.server';
import { type RegistrationField, registrationRule } from './registration-rules';

type Ctx = Pick<RequestContext, 'db' | 'actor' | 'brand' | 'now' | 'today' | 'settings'>;

/** Operators, each their own properties' stays, and admins. Throws DomainError 'forbidden'. */
function requireHouse(ctx: Pick<Ctx, 'actor'>) {
	return leadActor(requireActor(ctx, 'operators'));
}

/** A booking in reach. Throws DomainError 'not-found'. */
async function findStay(ctx: Ctx, leadId: string) {
	const found = await findLead(ctx.db, leadScope(ctx), leadId);
	if (found.status !== 'confirmedBooking') throw new DomainError('not-found', `No stay ${leadId}`);
	return found;
}

export type StaySheet = Awaited<ReturnType<typeof readStaySheet>>;

/**
 * What the property has to know of a booked stay (TRIP-7): the one rooming list, the arrival, what it tells the guests itself, and for which
 * guests registration data is there, never what it is. No prices and nothing of the agency's. Throws DomainError 'forbidden', 'not-found', 'unavailable'.
 */
export async function readStaySheet({ ctx, leadId }: { ctx: Ctx; leadId: string }) {
	requireHouse(ctx);
	const { db } = ctx;
	const stay = await findStay(ctx, leadId);
	const [guests, rooms, [told], [list], registrations] = await db.batch([
		db.select(LISTED).from(leadGuest).where(eq(leadGuest.leadNo, stay.no)).orderBy(asc(leadGuest.position)),
		db
			.select()
			.from(propertyRoom)
			.where(eq(propertyRoom.propertyNo, stay.propertyNo ?? -1))
			.orderBy(asc(propertyRoom.position)),
		db.select().from(trip).where(eq(trip.leadNo, stay.no)),
		db
			.select({ version: roomingList.version, changedAt: roomingList.changedAt })
			.from(roomingList)
			.where(eq(roomingList.leadNo, stay.no)),
		db
			.select({
				guestId: guestRegistration.guestId,
				savedAt: guestRegistration.savedAt,
				purgeOn: guestRegistration.purgeOn,
			})
			.from(guestRegistration)
			.where(eq(guestRegistration.leadNo, stay.no)),
	]);
	const country = stay.property?.country ?? stay.hotel?.country ?? null;
	return {
		id: stay.id,
		bookingNumber: stay.bookingNumber,
		property: stay.property?.name ?? stay.hotel?.name ?? stay.propertyName,
		client: `${stay.clientFirstName} ${stay.clientLastName}`.trim(),
		...{ checkIn: stay.checkIn, checkOut: stay.checkOut, pax: stay.pax, cots: stay.cots, highChairs: stay.highChairs },
		petDetails: stay.petDetails,
		guests,
		rooms: sleepingRooms({ propertyRooms: rooms, bedrooms: null, hotelRooms: stay.rooms }),
		list: list ?? null,
		arrival: {
			time: told?.arrivalTime ?? null,
			way: told?.arrivalWay ?? null,
			note: told?.arrivalNote ?? null,
		},
		told: {
			hostName: told?.hostName ?? '',
			hostPhone: told?.hostPhone ?? '',
			directions: told?.directions ?? '',
			hasDoorCode: Boolean(told?.doorCode),
		},
		asksRegistration: registrationRule(country) !== null,
		registrations,
		takesSecrets: guestCipher(ctx.settings) !== null,
	};
}

const details = z.object({
	hostName: optionalLine(80).transform((text) => text || null),
	hostPhone: optionalLine(40).transform((text) => text || null),
	directions: paragraphs(null).transform((text) => text || null),
	/** Empty: the one that is there stays. */
	doorCode: optionalLine(40).transform(maskCardNumbers),
});

/**
 * What the property tells its guests on the trip page: who looks after them, the way there, the code of the door, which is sealed. Gives the
 * errors of its fields. Throws DomainError 'forbidden', 'not-found', 'unavailable'.
 */
export async function saveStayDetails({
	ctx,
	leadId,
	input,
	forgetsCode = false,
}: {
	ctx: Ctx;
	leadId: string;
	input: object;
	forgetsCode?: boolean;
}): Promise<FieldErrors> {
	const actor = requireHouse(ctx);
	const { no, id } = await findStay(ctx, leadId);
	const read = details.safeParse(input);
	if (!read.success) return fieldErrorsFrom(read.error.issues);
	const { doorCode, ...told } = read.data;
	const cipher = doorCode === '' ? null : await requireGuestCipher(ctx.settings);
	const sealed = cipher
		? { doorCode: await cipher.seal(doorCodeContext(id), doorCode), doorCodeKeyId: cipher.keyId }
		: forgetsCode
			? { doorCode: null, doorCodeKeyId: null }
			: {};
	const values = { ...told, ...sealed, updatedAt: ctx.now };
	await auditedWrite({
		...{ ctx, actor, action: 'trip.details-saved' },
		subject: sql`select ${lead.id} from ${lead} where ${lead.no} = ${no} and ${lead.status} = 'confirmedBooking'`,
		detail: { code: doorCode !== '' ? 'set' : forgetsCode ? 'removed' : 'same' },
		statements: [
			ctx.db
				.insert(trip)
				.values({ leadNo: no, ...values })
				.onConflictDoUpdate({ target: trip.leadNo, set: values }),
		],
	});
	return {};
}

/** Registration data of a guest as it was given; null where it was sealed with another key, and so is as good as gone. */
export type OpenedRegistration = {
	guestId: string;
	values: Partial<Record<RegistrationField, string>> | null;
};

/**
 * Opens the registration data of a stay (TRIP-8), for its operator and admins; the audit row is written before anything is shown. Throws
 * DomainError 'forbidden', 'not-found' (also without data), 'unavailable'.
 */
export async function revealRegistrations({
	ctx,
	leadId,
}: {
	ctx: Ctx;
	leadId: string;
}): Promise<OpenedRegistration[]> {
	const actor = requireHouse(ctx);
	const { db, brand, now } = ctx;
	const { no, id } = await findStay(ctx, leadId);
	const rows = await db.select().from(guestRegistration).where(eq(guestRegistration.leadNo, no));
	if (rows.length === 0) throw new DomainError('not-found', 'No registration data');
	await db.insert(audit).values({
		...{ brandKey: brand.key, actor: actor.id, action: 'trip.registration-read', subjectId: id, createdAt: now },
		detail: { role: actor.role, guests: rows.length },
	});
	const cipher = await requireGuestCipher(ctx.settings);
	return Promise.all(
		rows.map(async ({ guestId, keyId, cipher: sealed }) => ({
			guestId,
			values: cipher.opens(keyId)
				? (JSON.parse(await cipher.open(registrationContext(id, guestId), sealed)) as OpenedRegistration['values'])
				: null,
		})),
	);
}
