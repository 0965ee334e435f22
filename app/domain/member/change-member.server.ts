import { and, count, eq, ne, type SQL, sql } from 'drizzle-orm';
import { lead } from '#db/schema/lead';
import { mailOutbox } from '#db/schema/mail';
import { session, user } from '#db/schema/user';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { freeEnquiries } from '../enquiry/desk/enquiry-scope.server';
import { mailBrand } from '../mail/mail-brand';
import { memberRemovedMail } from '../mail/messages/team-mails';
import { brandMailValues } from '../mail/outbox/brand-mail.server';
import { handOverStatements } from './hand-over.server';
import type { MemberRank } from './member-rank';
import { isRunning } from './running-lead.server';
import { isManager, isOfTeam, requireTeam, rightsOf, type Team } from './team-of-actor.server';
import { type MemberContext, writeForTeam } from './write-for-team.server';

/** A member as the actor saw the row. */
type Seen = { id: string; updatedAt: number };

/**
 * Gives a member another rank (MEMBER-3); a lifestyle agent keeps the role that an admin gave. Throws DomainError 'forbidden'; 'conflict' (`last-manager`: a team
 * keeps one, `changed-meanwhile`); 'unavailable'.
 */
export async function setMemberRank({
	ctx,
	member,
	rank,
}: {
	ctx: MemberContext;
	member: Seen;
	rank: MemberRank;
}): Promise<void> {
	const { team } = requireTeam(ctx);
	const { db, now } = ctx;
	const ranked = team.kind === 'agency' ? sql`${user.role} in ('agent', 'supervisorAgent')` : sql`true`;
	const keepsOne = rank === 'manager' ? sql`true` : hasAnotherManager(team, member.id);
	if (rank === 'member') await refuseLast(ctx, team, member.id);
	await writeForTeam({
		ctx,
		action: 'member.rankSet',
		subject: seenMember(team, member, sql`${ranked} and ${keepsOne}`),
		detail: { rank },
		statements: [
			db
				.update(user)
				.set({ ...rightsOf(team, rank), updatedAt: Math.max(now, member.updatedAt + 1) })
				.where(eq(user.id, member.id)),
		],
	});
}

/**
 * Takes a member out of the team: the account has no team and no open session from then on, and what it looked after is the colleague's `to` (MEMBER-4).
 * Throws DomainError 'forbidden'; 'invalid' (`colleague-needed`: leads run and `to` is null, `no-such-colleague`); 'conflict' (`last-manager`,
 * `changed-meanwhile`); 'unavailable'.
 */
export async function removeMember({
	ctx,
	member,
	to,
}: {
	ctx: MemberContext & Pick<RequestContext, 'today' | 'linkOrigin' | 'services' | 'waitUntil'>;
	member: Seen;
	/** Public id of the colleague who looks after the leads from then on. */
	to: string | null;
}): Promise<void> {
	const { actor, team } = requireTeam(ctx);
	const { db, now, brand } = ctx;
	if (member.id === actor.id) throw new DomainError('conflict', 'Oneself', { reason: 'own-membership' });
	await refuseLast(ctx, team, member.id);
	const [[found], [running]] = await db.batch([
		db
			.select({ no: user.no, email: user.email, firstName: user.firstName })
			.from(user)
			.where(and(isOfTeam(team), eq(user.id, member.id))),
		db
			.select({ leads: count() })
			.from(lead)
			.where(
				team.kind === 'agency'
					? and(
							eq(lead.agencyNo, team.no),
							sql`${lead.userNo} = (select no from user where id = ${member.id})`,
							isRunning(ctx.today),
						)
					: sql`false`,
			),
	]);
	if (!found) throw new DomainError('conflict', 'No such member', { reason: 'changed-meanwhile' });
	if (to === null && (running?.leads ?? 0) > 0)
		throw new DomainError('invalid', 'Leads without an agent', { reason: 'colleague-needed' });
	const mail = brandMailValues(ctx, {
		kind: 'team-removed',
		to: { address: found.email },
		replyTo: brand.email,
		content: memberRemovedMail({ brand: mailBrand(brand, ctx.linkOrigin), firstName: found.firstName }),
	});
	const handedOver =
		team.kind === 'agency' && to !== null ? await handOverStatements({ ctx, team, fromNo: found.no, to }) : [];
	// A lead that came meanwhile would be without an agent.
	const leavesNone =
		team.kind === 'agency' && to === null
			? sql`not exists (select 1 from ${lead} where ${lead.agencyNo} = ${team.no} and ${lead.userNo} = ${found.no} and ${isRunning(ctx.today)})`
			: sql`true`;
	// Nor may it go to a colleague who has left meanwhile.
	const hasColleague =
		to === null
			? sql`true`
			: sql`exists (select 1 from (select ${user.id} as id from ${user} where ${isOfTeam(team)}) colleague where colleague.id = ${to})`;
	await writeForTeam({
		ctx,
		action: 'member.removed',
		subject: seenMember(team, member, sql`${hasAnotherManager(team, member.id)} and ${leavesNone} and ${hasColleague}`),
		detail: { team: team.kind, handedOver: to },
		statements: [
			...handedOver,
			db
				.update(user)
				.set({
					...{
						role: 'agent',
						agencyNo: null,
						operatorNo: null,
						isOperatorManager: false,
						awayUntil: null,
						standInNo: null,
					},
					updatedAt: Math.max(now, member.updatedAt + 1),
				})
				.where(eq(user.id, member.id)),
			db.update(user).set({ standInNo: null, awayUntil: null }).where(eq(user.standInNo, found.no)),
			db.delete(session).where(eq(session.userNo, found.no)),
			...(team.kind === 'operator' ? [freeEnquiries(db, found.no)] : []),
			db.insert(mailOutbox).values(mail),
		],
	});
	ctx.waitUntil(ctx.services.wakeMailer());
	ctx.waitUntil(ctx.services.endConnections([member.id]));
}

/** Gives the member's id while the row is as it was seen, of the team, and the condition holds. */
function seenMember(team: Team, { id, updatedAt }: Seen, condition: SQL): SQL {
	return sql`select ${user.id} from ${user} where ${and(eq(user.id, id), eq(user.updatedAt, updatedAt), isOfTeam(team))} and ${condition}`;
}

/** The condition that the team has a manager besides this member; admins set a team without one (AGENCY-14). */
function hasAnotherManager(team: Team, id: string): SQL {
	return sql`exists (select 1 from (select ${user.id} as id from ${user} where ${isOfTeam(team)} and ${isManager(team)}) manager where manager.id <> ${id})`;
}

async function refuseLast({ db }: MemberContext, team: Team, id: string): Promise<void> {
	const others = await db
		.select({ no: user.no })
		.from(user)
		.where(and(isOfTeam(team), isManager(team), ne(user.id, id)))
		.limit(1);
	if (others.length === 0) throw new DomainError('conflict', 'The last manager', { reason: 'last-manager' });
}
