import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { lead } from '#db/schema/lead';
import { mailOutbox } from '#db/schema/mail';
import { proposal } from '#db/schema/proposal';
import { user } from '#db/schema/user';
import type { BuiltStatement, NamedStatement } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { mailBrand } from '../mail/mail-brand';
import { handedOverMail } from '../mail/messages/team-mails';
import { brandMailValues } from '../mail/outbox/brand-mail.server';
import { displayName } from '../user/display-name';
import { isRunning } from './running-lead.server';
import { isOfTeam, requireTeam, type Team } from './team-of-actor.server';
import { type MemberContext, writeForTeam } from './write-for-team.server';

type HandOverContext = MemberContext & Pick<RequestContext, 'today' | 'linkOrigin' | 'services' | 'waitUntil'>;

/** States in which a proposal still has something to come. */
const OPEN_PROPOSALS = ['draft', 'sent', 'opened', 'approved'] as const;

/**
 * Gives the running leads of a member to a colleague, with their proposals and conversations (MEMBER-5). Agreed prices, commission and history stay.
 * Throws DomainError 'forbidden'; 'invalid' (`no-such-colleague`); 'conflict' (`changed-meanwhile`: no such member); 'unavailable'.
 */
export async function handOverLeads({
	ctx,
	from,
	to,
}: {
	ctx: HandOverContext;
	/** Public ids. */
	from: string;
	to: string;
}): Promise<void> {
	const { team } = requireTeam(ctx);
	if (team.kind !== 'agency') throw new DomainError('forbidden', 'Leads belong to agencies');
	const [found] = await ctx.db
		.select({ no: user.no })
		.from(user)
		.where(and(isOfTeam(team), eq(user.id, from)));
	if (!found) throw new DomainError('conflict', 'No such member', { reason: 'changed-meanwhile' });
	const statements = await handOverStatements({ ctx, team, fromNo: found.no, to });
	await writeForTeam({
		ctx,
		action: 'member.leadsHandedOver',
		subject: sql`select ${user.id} from ${user} where ${and(isOfTeam(team), eq(user.no, found.no))}
			and exists (select 1 from user colleague where colleague.id = ${to} and colleague.agency_no = ${team.no})`,
		detail: { to },
		statements,
	});
	ctx.waitUntil(ctx.services.wakeMailer());
}

/** The statements that give what a member looks after to a colleague, and tell the colleague. Throws DomainError 'invalid' (`no-such-colleague`), 'unavailable'. */
export async function handOverStatements({
	ctx,
	team,
	fromNo,
	to,
}: {
	ctx: HandOverContext;
	team: Team;
	fromNo: number;
	to: string;
}): Promise<(BuiltStatement | NamedStatement)[]> {
	const { db, now, brand } = ctx;
	const [people, [running]] = await db.batch([
		db
			.select({ no: user.no, id: user.id, email: user.email, firstName: user.firstName, lastName: user.lastName })
			.from(user)
			.where(isOfTeam(team)),
		db
			.select({ leads: count() })
			.from(lead)
			.where(and(eq(lead.agencyNo, team.no), eq(lead.userNo, fromNo), isRunning(ctx.today))),
	]);
	const leads = running?.leads ?? 0;
	const colleague = people.find(({ id }) => id === to);
	const from = people.find(({ no }) => no === fromNo);
	if (!colleague || colleague.no === fromNo)
		throw new DomainError('invalid', 'No such colleague', { reason: 'no-such-colleague' });
	const mail = brandMailValues(ctx, {
		kind: 'team-leads',
		to: { address: colleague.email },
		replyTo: brand.email,
		content: handedOverMail({
			brand: mailBrand(brand, ctx.linkOrigin),
			firstName: colleague.firstName,
			from: from ? displayName(from) || from.email : '',
			leads,
		}),
	});
	return [
		db
			.update(lead)
			.set({ userNo: colleague.no, updatedAt: now })
			.where(and(eq(lead.agencyNo, team.no), eq(lead.userNo, fromNo), isRunning(ctx.today))),
		db
			.update(proposal)
			.set({ userNo: colleague.no })
			.where(and(eq(proposal.agencyNo, team.no), eq(proposal.userNo, fromNo), inArray(proposal.state, OPEN_PROPOSALS))),
		{
			sql: `insert or ignore into conversation_member (conversation_no, user_no, party, read_sequence, unread_since, joined_at)
				select m.conversation_no, :to, m.party, m.read_sequence, m.unread_since, :now from conversation_member m
				join conversation c on c.no = m.conversation_no where m.user_no = :from and m.party = 'travelAgency' and c.agency_no = :agency`,
			args: { to: colleague.no, now, from: fromNo, agency: team.no },
		},
		...(leads > 0 ? [db.insert(mailOutbox).values(mail)] : []),
	];
}
