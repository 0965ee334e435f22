import { and, eq, isNull, sql } from 'drizzle-orm';
import { breaksConstraint } from '#db/broken-constraint';
import { mailOutbox } from '#db/schema/mail';
import { teamInvitation } from '#db/schema/member';
import { operator } from '#db/schema/operator';
import { travelAgency } from '#db/schema/travel-agency';
import { user } from '#db/schema/user';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { mailAddress } from '../mail/mail-address';
import { mailBrand } from '../mail/mail-brand';
import { teamInvitationMail } from '../mail/messages/team-mails';
import { brandMailValues } from '../mail/outbox/brand-mail.server';
import { displayName } from '../user/display-name';
import type { MemberRank } from './member-rank';
import { newTeamToken, TEAM_INVITATION_DAYS, teamInvitationPath, teamTokenHash } from './team-invitation';
import { isOfTeam, requireTeam, type Team } from './team-of-actor.server';
import { writeForTeam } from './write-for-team.server';

const DAY_MS = 86_400_000;

/** An address is written to again after this time at the earliest: a form that is sent twice is one mail. */
const PAUSE_MS = 60_000;

/** People and open invitations of one team; a larger one joins by its domain (AGENCY-4). */
const MAX_OPEN = 100;

type InviteContext = Pick<
	RequestContext,
	'db' | 'actor' | 'brand' | 'now' | 'linkOrigin' | 'services' | 'waitUntil' | 'language'
>;

/**
 * Invites an address into the actor's team by a link that works for 14 days; an invitation that is open is replaced, so that only the last link works
 * (MEMBER-2). Throws DomainError 'forbidden'; 'invalid' (`email`); 'conflict' (`member-already`, `invited-already` within the last minute,
 * `invitations-full`, `changed-meanwhile`); 'unavailable'.
 */
export async function inviteMember({
	ctx,
	email: typed,
	rank,
}: {
	ctx: InviteContext;
	email: string;
	rank: MemberRank;
}): Promise<void> {
	const { actor, team } = requireTeam(ctx);
	const { db, now } = ctx;
	const email = mailAddress(typed)?.toLowerCase();
	if (!email) throw new DomainError('invalid', 'No address', { reason: 'email' });
	const ofTeam = eq(team.kind === 'agency' ? teamInvitation.agencyNo : teamInvitation.operatorNo, team.no);
	const open = and(ofTeam, isNull(teamInvitation.acceptedAt), isNull(teamInvitation.revokedAt));
	const [members, invited, [name]] = await db.batch([
		db
			.select({ no: user.no })
			.from(user)
			.where(and(isOfTeam(team), eq(user.email, email)))
			.limit(1),
		db.select({ email: teamInvitation.email, createdAt: teamInvitation.createdAt }).from(teamInvitation).where(open),
		nameQuery(db, team),
	]);
	if (members.length > 0) throw new DomainError('conflict', 'A member', { reason: 'member-already' });
	const before = invited.find((each) => each.email === email);
	if (before && before.createdAt > now - PAUSE_MS) throw justInvited();
	if (!before && invited.length >= MAX_OPEN)
		throw new DomainError('conflict', 'Too many invitations', { reason: 'invitations-full' });
	const id = `team_invitation_${crypto.randomUUID().replaceAll('-', '')}`;
	const token = newTeamToken();
	const content = teamInvitationMail({
		brand: mailBrand(ctx.brand, ctx.linkOrigin),
		language: ctx.language,
		inviter: displayName(actor),
		team: name?.name ?? '',
		rank,
		days: TEAM_INVITATION_DAYS,
		url: ctx.linkOrigin + teamInvitationPath(token),
	});
	const mail = brandMailValues(ctx, { kind: 'team-invitation', to: { address: email }, replyTo: actor.email, content });
	await writeForTeam({
		ctx,
		action: 'member.invited',
		subject: sql`select ${id}`,
		detail: { rank },
		statements: [
			db
				.update(teamInvitation)
				.set({ revokedAt: now })
				.where(and(open, eq(teamInvitation.email, email), sql`${teamInvitation.createdAt} <= ${now - PAUSE_MS}`)),
			db.insert(teamInvitation).values({
				id,
				tokenHash: await teamTokenHash(token),
				...(team.kind === 'agency' ? { agencyNo: team.no } : { operatorNo: team.no }),
				...{ email, rank, userNo: actor.no, createdAt: now, expiresAt: now + TEAM_INVITATION_DAYS * DAY_MS },
			}),
			db.insert(mailOutbox).values(mail),
		],
	}).catch((error: unknown) => {
		throw breaksConstraint(error, 'team_invitation', 'unique') ? justInvited(error) : error;
	});
	ctx.waitUntil(ctx.services.wakeMailer());
}

/** Ends an invitation; one that is over stays as it is. Throws DomainError 'forbidden', 'conflict' (`changed-meanwhile`), 'unavailable'. */
export async function revokeTeamInvitation({
	ctx,
	id,
}: {
	ctx: Pick<RequestContext, 'db' | 'actor' | 'brand' | 'now'>;
	id: string;
}): Promise<void> {
	const { team } = requireTeam(ctx);
	const open = and(
		eq(teamInvitation.id, id),
		eq(team.kind === 'agency' ? teamInvitation.agencyNo : teamInvitation.operatorNo, team.no),
		isNull(teamInvitation.acceptedAt),
		isNull(teamInvitation.revokedAt),
	);
	await writeForTeam({
		ctx,
		action: 'member.invitationRevoked',
		subject: sql`select ${teamInvitation.id} from ${teamInvitation} where ${open}`,
		statements: [ctx.db.update(teamInvitation).set({ revokedAt: ctx.now }).where(open)],
	});
}

function nameQuery(db: RequestContext['db'], { kind, no }: Team) {
	return kind === 'agency'
		? db.select({ name: travelAgency.name }).from(travelAgency).where(eq(travelAgency.no, no))
		: db.select({ name: operator.name }).from(operator).where(eq(operator.no, no));
}

function justInvited(cause?: unknown) {
	return new DomainError('conflict', 'Invited a moment ago', { reason: 'invited-already', cause });
}
