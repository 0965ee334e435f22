import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { lead } from '#db/schema/lead';
import { trip } from '#db/schema/trip';
import { ARRIVAL_WAYS } from '#db/schema/trip-enums';
import type { RequestContext } from '~/context';
import { auditedWrite } from '../administration/audited-write.server';
import { maskCardNumbers } from '../card/mask-card-numbers';
import { type FieldErrors, fieldErrorsFrom } from '../form/field-error';
import { optionalLine } from '../form/field-schemas';
import { rateStatements } from '../rate-limit/rate-statements.server';
import { refuseTooMany } from '../rate-limit/refuse-too-many.server';
import { GUEST_ACTOR, openTrip } from './open-trip.server';

const arrival = z.object({
	arrivalTime: z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'invalid'),
	arrivalWay: z.enum(ARRIVAL_WAYS, { error: 'required' }),
	/** Flight, train or anything that helps. */
	arrivalNote: optionalLine(200).transform((text) => maskCardNumbers(text) || null),
});

type Ctx = Pick<RequestContext, 'db' | 'brand' | 'now' | 'today' | 'visitor' | 'settings'>;

/**
 * When and how the guests arrive (TRIP-6), written by either link. Gives the errors of its fields, none when it is written. Throws DomainError
 * 'not-found', 'conflict' (`link-ended`), 'too-many-requests', 'unavailable'.
 */
export async function saveArrival({
	ctx,
	token,
	input,
}: {
	ctx: Ctx;
	token: string;
	input: object;
}): Promise<FieldErrors> {
	const { leadNo } = await openTrip(ctx, token);
	const read = arrival.safeParse(input);
	if (!read.success) return fieldErrorsFrom(read.error.issues);
	const { db, now, visitor, settings } = ctx;
	const values = { ...read.data, arrivalSavedAt: now, updatedAt: now };
	try {
		await auditedWrite({
			...{ ctx, actor: GUEST_ACTOR, action: 'trip.arrival-saved' },
			subject: sql`select ${lead.id} from ${lead} where ${lead.no} = ${leadNo} and ${lead.status} = 'confirmedBooking'`,
			statements: [
				...rateStatements(db, visitor, settings.WRITES_PER_TEN_MINUTES, now),
				db
					.insert(trip)
					.values({ leadNo, ...values })
					.onConflictDoUpdate({ target: trip.leadNo, set: values }),
			],
		});
		return {};
	} catch (error) {
		throw refuseTooMany(error, now);
	}
}
