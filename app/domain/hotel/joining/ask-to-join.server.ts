import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { breaksConstraint } from '#db/broken-constraint';
import { audit } from '#db/schema/audit';
import { hotelInvitation, hotelJoining } from '#db/schema/hotel';
import { mailOutbox } from '#db/schema/mail';
import { user } from '#db/schema/user';
import { writeBatch } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../../access/require-actor';
import { mailBrand } from '../../mail/mail-brand';
import { joiningAskedMail, joiningTeamMail } from '../../mail/messages/hotel-joining-mails';
import { brandMailValues } from '../../mail/outbox/brand-mail.server';
import { invitationHash } from '../hotel-invitation';
import { joiningAccount } from './joining-account';

type Asking = {
	ctx: Pick<RequestContext, 'db' | 'actor' | 'brand' | 'now' | 'linkOrigin' | 'services' | 'waitUntil'>;
	/** Of the link. */
	token: string;
};

/**
 * The signed-in account asks to join the hotel of an invitation whose form is filled in: the link is used up, the account waits for an admin, and both
 * get a mail. Throws DomainError 'forbidden'; 'conflict' with reason `account-taken` (of an agency, an operator, another hotel or an admin, or one that waits
 * already) or `invitation-over`; 'unavailable'.
 */
export async function askToJoin({ ctx, token }: Asking): Promise<void> {
	const actor = requireActor(ctx, 'signedIn');
	if (joiningAccount(actor) !== 'free') throw taken();
	const { db, now, brand } = ctx;
	const tokenHash = await invitationHash(token);
	const works = and(
		eq(hotelInvitation.tokenHash, tokenHash),
		gt(hotelInvitation.expiresAt, now),
		isNull(hotelInvitation.usedAt),
		isNull(hotelInvitation.revokedAt),
	);
	const [found] = await db
		.select({ no: hotelInvitation.no, id: hotelInvitation.id, joining: hotelJoining })
		.from(hotelInvitation)
		.innerJoin(hotelJoining, eq(hotelJoining.invitationNo, hotelInvitation.no))
		.where(and(works, eq(hotelJoining.state, 'started')));
	if (!found) throw over();
	const { joining } = found;
	const mails = [
		brandMailValues(ctx, {
			kind: 'hotel-joining',
			to: { address: joining.email },
			replyTo: brand.email,
			content: joiningAskedMail({ brand: mailBrand(brand, ctx.linkOrigin), ...joining, account: actor.email }),
		}),
		brandMailValues(ctx, {
			kind: 'hotel-joining-team',
			to: 'team',
			replyTo: joining.email,
			content: joiningTeamMail({ brand: mailBrand(brand, ctx.linkOrigin), ...joining, account: actor.email }),
		}),
	];
	const isFree = sql`exists (select 1 from ${user} where ${user.no} = ${actor.no} and ${user.agencyNo} is null and ${user.hotelId} is null
		and ${user.role} in ('agent', 'customer') and not exists
			(select 1 from ${hotelJoining} where ${hotelJoining.userNo} = ${actor.no} and ${hotelJoining.state} = 'pending'))`;
	const [firstName = '', ...lastNames] = joining.fullName.split(' ');
	try {
		await writeBatch(db, [
			db.insert(audit).values({
				...{ brandKey: brand.key, actor: actor.id, action: 'hotel.joiningAsked', createdAt: now },
				// Null, and so refused, when the link works no more or the account is taken.
				subjectId: sql`(select ${hotelInvitation.id} from ${hotelInvitation} where ${works} and ${isFree})`,
				detail: { hotel: joining.hotelName },
			}),
			db
				.update(hotelJoining)
				.set({ state: 'pending', userNo: actor.no, askedAt: now })
				.where(eq(hotelJoining.invitationNo, found.no)),
			db.update(hotelInvitation).set({ usedAt: now, requestKey: null }).where(eq(hotelInvitation.no, found.no)),
			// A new account is an agent without an agency; until it is confirmed it belongs to no hotel.
			db
				.update(user)
				.set({
					role: 'customer',
					firstName: sql`coalesce(${user.firstName}, ${firstName})`,
					lastName: sql`coalesce(${user.lastName}, ${lastNames.join(' ')})`,
					updatedAt: now,
				})
				.where(eq(user.no, actor.no)),
			...mails.map((mail) => db.insert(mailOutbox).values(mail)),
		]);
	} catch (error) {
		if (!breaksConstraint(error, 'audit.subject_id', 'not null')) throw error;
		const [row] = await db
			.select({ isFree: sql<number>`${isFree}` })
			.from(user)
			.where(eq(user.no, actor.no));
		throw row?.isFree ? over(error) : taken(error);
	}
	ctx.waitUntil(ctx.services.wakeMailer());
}

function over(cause?: unknown) {
	return new DomainError('conflict', 'The link works no more', { reason: 'invitation-over', cause });
}

function taken(cause?: unknown) {
	return new DomainError('conflict', 'The account is taken', { reason: 'account-taken', cause });
}
