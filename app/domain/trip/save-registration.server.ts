import { sql } from 'drizzle-orm';
import { lead, leadGuest } from '#db/schema/lead';
import { guestRegistration } from '#db/schema/trip';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { auditedWrite } from '../administration/audited-write.server';
import { type FieldErrors, fieldErrorsFrom } from '../form/field-error';
import { hotelToday } from '../offer/hotel-today';
import { rateStatements } from '../rate-limit/rate-statements.server';
import { refuseTooMany } from '../rate-limit/refuse-too-many.server';
import { registrationContext, requireGuestCipher } from './guest-cipher.server';
import { GUEST_ACTOR, openLeadTrip } from './open-trip.server';
import { registrationPurgeDay, registrationRule } from './registration-rules';
import { registrationSchema } from './registration-schema';

type Ctx = Pick<RequestContext, 'db' | 'brand' | 'now' | 'today' | 'visitor' | 'settings'>;

/**
 * Takes the registration data of a guest, sealed, from the lead guest's link (TRIP-8). It is never given back to a guest; sent again it takes
 * the place of what was there. Gives the errors of its fields. Throws DomainError 'not-found' (a guest who is not on the list, a country that
 * asks nothing), 'forbidden' (the group's link), 'conflict' (`link-ended`), 'too-many-requests', 'unavailable'.
 */
export async function saveRegistration({
	ctx,
	token,
	guestId,
	input,
}: {
	ctx: Ctx;
	token: string;
	guestId: string;
	input: object;
}): Promise<FieldErrors> {
	const row = await openLeadTrip(ctx, token);
	const rule = registrationRule(row.country);
	const guest = row.guests.find(({ id }) => id === guestId);
	if (!rule || !guest) throw new DomainError('not-found', 'Nothing to register');
	const day = { today: hotelToday(ctx, row.timeZone), isChild: guest.age !== null };
	const read = registrationSchema(rule, day).safeParse(input);
	if (!read.success) return fieldErrorsFrom(read.error.issues);
	const cipher = await requireGuestCipher(ctx.settings);
	const { db, now, visitor, settings } = ctx;
	const values = {
		country: row.country ?? '',
		keyId: cipher.keyId,
		cipher: await cipher.seal(registrationContext(row.leadId, guestId), JSON.stringify(read.data)),
		savedAt: now,
		purgeOn: registrationPurgeDay(rule, row.checkOut),
	};
	try {
		await auditedWrite({
			...{ ctx, actor: GUEST_ACTOR, action: 'trip.registration-saved' },
			subject: sql`select ${lead.id} from ${lead} where ${lead.no} = ${row.leadNo} and ${lead.status} = 'confirmedBooking'
				and exists (select 1 from ${leadGuest} where ${leadGuest.leadNo} = ${row.leadNo} and ${leadGuest.id} = ${guestId})`,
			detail: { guest: guestId },
			statements: [
				...rateStatements(db, visitor, settings.WRITES_PER_TEN_MINUTES, now),
				db
					.insert(guestRegistration)
					.values({ leadNo: row.leadNo, guestId, ...values })
					.onConflictDoUpdate({ target: [guestRegistration.leadNo, guestRegistration.guestId], set: values }),
			],
		});
		return {};
	} catch (error) {
		throw refuseTooMany(error, now);
	}
}
