import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { hotel, hotelInvitation, hotelJoining } from '#db/schema/hotel';
import { mailOutbox } from '#db/schema/mail';
import { user } from '#db/schema/user';
import { DomainError } from '~/platform/errors';
import { auditedWrite } from '../../administration/audited-write.server';
import { requireAdmin } from '../../administration/require-admin';
import { mailBrand } from '../../mail/mail-brand';
import { joiningDecidedMail } from '../../mail/messages/hotel-joining-mails';
import { brandMailValues } from '../../mail/outbox/brand-mail.server';
import { type DecidingContext, decidedMeanwhile, findPending, letIn } from './let-in.server';

/** Longest reason of a refusal. */
export const REASON_LENGTH = 500;

type Deciding = { ctx: DecidingContext /** Public id of the invitation. */; id: string };

/**
 * Lets the account that has asked into its hotel: from now on it is the hotel's staff, the hotel contracts directly and is written to; the
 * person and the agent who invited get a mail. `hotelId` is the public id or the exact name of a hotel of the catalogue. Throws DomainError 'forbidden';
 * 'invalid' with reason `no-such-hotel`; 'conflict' (`changed-meanwhile`: decided already, or the account now belongs to an agency or a hotel); 'unavailable'.
 */
export async function confirmJoining({ ctx, id, hotelId }: Deciding & { hotelId: string }): Promise<void> {
	const actor = requireAdmin(ctx);
	const [pending, [chosen]] = await Promise.all([
		findPending(ctx, id),
		ctx.db
			.select({ id: hotel.id, name: hotel.name })
			.from(hotel)
			.where(or(eq(hotel.id, hotelId), eq(hotel.name, hotelId)))
			.limit(1)
			.execute(),
	]);
	if (!chosen) throw new DomainError('invalid', `No hotel ${hotelId}`, { reason: 'no-such-hotel' });
	const street = pending?.joining.street ?? null;
	await letIn({
		...{ ctx, actor, id, pending, chosen },
		// What the catalogue says of a hotel stays; a street that it lacks is taken over.
		before: [
			ctx.db
				.update(hotel)
				.set({ street })
				.where(and(eq(hotel.id, chosen.id), isNull(hotel.street))),
		],
	});
}

/**
 * Refuses the account that has asked, with a reason that its mail says. Throws DomainError 'forbidden'; 'invalid' with reason `reason-needed`; 'conflict'
 * (`changed-meanwhile`); 'unavailable'.
 */
export async function refuseJoining({ ctx, id, reason }: Deciding & { reason: string }): Promise<void> {
	const actor = requireAdmin(ctx);
	const said = reason.trim().slice(0, REASON_LENGTH);
	if (said === '') throw new DomainError('invalid', 'A refusal has a reason', { reason: 'reason-needed' });
	const { db, now } = ctx;
	const found = await findPending(ctx, id);
	if (!found) throw decidedMeanwhile();
	const { joining, account } = found;
	await auditedWrite({
		...{ ctx, actor, action: 'hotel.joiningRefused' },
		subject: pendingInvitation(id),
		statements: [
			db
				.update(hotelJoining)
				.set({ state: 'refused', decidedAt: now, reason: said })
				.where(eq(hotelJoining.invitationNo, found.no)),
			// As it was before it asked.
			db
				.update(user)
				.set({ role: 'agent', updatedAt: now })
				.where(and(eq(user.no, account?.no ?? 0), eq(user.role, 'customer'))),
			db.insert(mailOutbox).values(
				brandMailValues(ctx, {
					kind: 'hotel-joining',
					to: { address: joining.email },
					replyTo: ctx.brand.email,
					content: joiningDecidedMail({
						...{ brand: mailBrand(ctx.brand, ctx.linkOrigin), fullName: joining.fullName },
						...{ hotelName: joining.hotelName, isConfirmed: false, reason: said },
					}),
				}),
			),
		],
	});
	ctx.waitUntil(ctx.services.wakeMailer());
}

/** Revokes the link of an invitation that has not been used. Throws DomainError 'forbidden', 'conflict' (`changed-meanwhile`) or 'unavailable'. */
export async function revokeInvitation({ ctx, id }: Deciding): Promise<void> {
	const actor = requireAdmin(ctx);
	const { db, now } = ctx;
	await auditedWrite({
		...{ ctx, actor, action: 'hotel.invitationRevoked' },
		subject: sql`select ${hotelInvitation.id} from ${hotelInvitation} where ${hotelInvitation.id} = ${id}
			and ${hotelInvitation.usedAt} is null and ${hotelInvitation.revokedAt} is null`,
		statements: [
			db.update(hotelInvitation).set({ revokedAt: now, requestKey: null }).where(eq(hotelInvitation.id, id)),
		],
	});
}

function pendingInvitation(id: string) {
	return sql`select ${hotelInvitation.id} from ${hotelInvitation} join ${hotelJoining} on ${hotelJoining.invitationNo} = ${hotelInvitation.no}
		where ${hotelInvitation.id} = ${id} and ${hotelJoining.state} = 'pending'`;
}
