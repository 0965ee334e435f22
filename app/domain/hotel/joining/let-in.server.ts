import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { versionStatement } from '#db/derived/derive-statements';
import { hotel, hotelInvitation, hotelJoining } from '#db/schema/hotel';
import { mailOutbox } from '#db/schema/mail';
import { user } from '#db/schema/user';
import type { BuiltStatement, NamedStatement } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { auditedWrite } from '../../administration/audited-write.server';
import type { LeadActor } from '../../lead/lead-status';
import { mailBrand } from '../../mail/mail-brand';
import { joiningDecidedMail, joiningToldMail } from '../../mail/messages/hotel-joining-mails';
import { brandMailValues } from '../../mail/outbox/brand-mail.server';

export type DecidingContext = Pick<
	RequestContext,
	'db' | 'actor' | 'brand' | 'now' | 'linkOrigin' | 'services' | 'waitUntil'
>;

/** A joining that waits, with its account and the agent by whom it was invited. */
export type PendingJoining = Awaited<ReturnType<typeof findPending>>;

type LettingIn = {
	ctx: DecidingContext;
	actor: LeadActor;
	/** Public id of the invitation. */
	id: string;
	pending: PendingJoining;
	chosen: { id: string; name: string };
	/** A further condition of the transaction; else the joining counts as changed meanwhile. */
	isFree?: SQL;
	/** What is written before, in the same transaction. */
	before?: readonly (BuiltStatement | NamedStatement)[];
};

/**
 * Makes the account that waits the staff of a hotel, which from now on contracts directly and is written to; the person and the agent who
 * invited get a mail. Throws DomainError 'conflict' (`changed-meanwhile`) or 'unavailable'.
 */
export async function letIn({ ctx, actor, id, pending, chosen, isFree, before = [] }: LettingIn): Promise<void> {
	const { db, now } = ctx;
	if (!pending?.account) throw decidedMeanwhile();
	const { joining, account, inviter } = pending;
	const brand = mailBrand(ctx.brand, ctx.linkOrigin);
	const mails = [
		brandMailValues(ctx, {
			kind: 'hotel-joining',
			to: { address: joining.email },
			replyTo: ctx.brand.email,
			content: joiningDecidedMail({
				...{ brand, fullName: joining.fullName, hotelName: chosen.name, isConfirmed: true, reason: null },
			}),
		}),
		brandMailValues(ctx, {
			kind: 'hotel-joined-agent',
			to: { address: inviter.email },
			replyTo: ctx.brand.email,
			content: joiningToldMail({
				...{ brand, firstName: inviter.firstName, hotelName: chosen.name, hotelId: chosen.id },
			}),
		}),
	];
	await auditedWrite({
		...{ ctx, actor, action: 'hotel.joined', detail: { hotel: chosen.id, user: account.id } },
		subject: sql`select ${hotelInvitation.id} from ${hotelInvitation} join ${hotelJoining} on ${hotelJoining.invitationNo} = ${hotelInvitation.no}
			join ${user} on ${user.no} = ${hotelJoining.userNo} where ${hotelInvitation.id} = ${id} and ${hotelJoining.state} = 'pending'
			and ${user.agencyNo} is null and ${user.hotelId} is null and ${user.role} = 'customer' and ${isFree ?? sql`true`}`,
		statements: [
			...before,
			db
				.update(hotelJoining)
				.set({ state: 'confirmed', decidedAt: now })
				.where(eq(hotelJoining.invitationNo, pending.no)),
			db
				.update(hotelInvitation)
				.set({ hotelNo: sql`(select ${hotel.no} from ${hotel} where ${hotel.id} = ${chosen.id})` })
				.where(and(eq(hotelInvitation.no, pending.no), isNull(hotelInvitation.hotelNo))),
			db.update(user).set({ hotelId: chosen.id, updatedAt: now }).where(eq(user.no, account.no)),
			db
				.update(hotel)
				.set({ hasToBeInvited: false, isChatEnabled: true, updatedAt: now })
				.where(eq(hotel.id, chosen.id)),
			versionStatement(now, 'hotel joined'),
			...mails.map((mail) => db.insert(mailOutbox).values(mail)),
		],
	});
	ctx.waitUntil(ctx.services.wakeMailer());
}

/** The joining that waits; null when it was decided, or never asked. */
export async function findPending({ db }: Pick<DecidingContext, 'db'>, id: string) {
	const [row] = await db
		.select({
			no: hotelInvitation.no,
			hotelNo: hotelInvitation.hotelNo,
			joining: hotelJoining,
			inviter: { email: user.email, firstName: user.firstName },
		})
		.from(hotelInvitation)
		.innerJoin(user, eq(user.no, hotelInvitation.userNo))
		.innerJoin(hotelJoining, eq(hotelJoining.invitationNo, hotelInvitation.no))
		.where(and(eq(hotelInvitation.id, id), eq(hotelJoining.state, 'pending')))
		.execute();
	if (!row) return null;
	const [account] = await db
		.select({ no: user.no, id: user.id })
		.from(user)
		.where(eq(user.no, row.joining.userNo ?? 0))
		.execute();
	return { ...row, account: account ?? null };
}

export function decidedMeanwhile() {
	return new DomainError('conflict', 'The joining was decided meanwhile', { reason: 'changed-meanwhile' });
}
