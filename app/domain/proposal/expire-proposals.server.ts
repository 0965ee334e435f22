import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { insertWhen } from '#db/insert-when';
import { lead } from '#db/schema/lead';
import { proposal, proposalEvent, proposalOption } from '#db/schema/proposal';
import { user } from '#db/schema/user';
import { writeBatch } from '#db/write-batch';
import { DomainError } from '~/platform/errors';
import { logFault } from '~/platform/log';
import { knownBrands } from '../brand/known-brands';
import { mailBrand } from '../mail/mail-brand';
import { proposalAnswerMail } from '../mail/messages/proposal-mails';
import { type BrandMail, brandMailValues } from '../mail/outbox/brand-mail.server';
import { noticeMail } from '../mail/outbox/notice-mail.server';
import { AGENT_LANGUAGE } from './agent-language.server';
import { aboutProposal } from './mail-about-proposal.server';

/** As many as one run ends; those that are left wait for the next minute. */
export const PROPOSALS_PER_RUN = 25;

type Sweep = {
	db: Database;
	/** Milliseconds. */
	now: number;
	tellNews: (userIds: readonly string[]) => Promise<unknown>;
};

/**
 * Ends the proposals whose sent validity is over, the oldest first, and tells their agents by mail and in the bell; one transaction each, and
 * once, however many runs there are at a time. One that cannot be ended does not keep the others. Gives how many were ended. Throws DomainError 'unavailable'.
 */
export async function expireProposals({ db, now, tellNews }: Sweep): Promise<{ expired: number }> {
	const told: string[] = [];
	for (const row of await lapsedProposals(db, now)) {
		try {
			const isWaiting = sql`exists (select 1 from ${proposal} where ${proposal.no} = ${row.no}
				and ${proposal.state} in ('sent', 'opened') and ${proposal.sentVersion} = ${row.sentVersion})`;
			const results = await writeBatch(db, [
				...mailsOf(row, now).flatMap((mail) => noticeMail(db, mail, isWaiting)),
				insertWhen(
					proposalEvent,
					{ proposalNo: row.no, kind: 'expired', version: row.sentVersion, actor: 'system', createdAt: now },
					isWaiting,
				),
				db
					.update(proposal)
					.set({
						state: 'expired',
						revision: sql`${proposal.revision} + 1`,
						// An end is no change of the draft.
						sentRevision: sql`${proposal.sentRevision} + (${proposal.sentRevision} = ${proposal.revision})`,
						updatedAt: now,
					})
					.where(and(eq(proposal.no, row.no), isWaiting)),
			]);
			if ((results.at(-1)?.rowsAffected ?? 0) > 0) told.push(row.agent.id);
		} catch (error) {
			if (error instanceof DomainError && error.code === 'unavailable') throw error;
			logFault('a proposal could not be ended', error, { about: row.id });
		}
	}
	if (told.length > 0) await tellNews([...new Set(told)]);
	return { expired: told.length };
}

/** The proposals that wait for an answer and whose validity ends at `now` or has ended before; the query behind a run. */
export function lapsedProposals(db: Database, now: number) {
	return db
		.select({
			...{ no: proposal.no, id: proposal.id, brandKey: proposal.brandKey, language: proposal.language },
			...{ sentVersion: proposal.sentVersion, clientEmail: proposal.clientEmail },
			...{ firstName: proposal.clientFirstName, lastName: proposal.clientLastName },
			isOfTeam: sql<number>`exists (select 1 from travel_agency where no = ${proposal.agencyNo} and team_brand_key is not null)`,
			agent: { id: user.id, email: user.email, firstName: user.firstName, lastName: user.lastName },
			agentLanguage: AGENT_LANGUAGE,
			/** Of the site that the agent works at, as the first option was saved there. */
			origin: sql<
				string | null
			>`(select ${lead.origin} from ${proposalOption} inner join ${lead} on ${lead.no} = ${proposalOption.leadNo}
				where ${proposalOption.proposalNo} = ${proposal.no} order by ${proposalOption.position} limit 1)`,
		})
		.from(proposal)
		.innerJoin(user, eq(user.no, proposal.userNo))
		.where(and(sql`"proposal"."state" in ('sent', 'opened')`, lte(proposal.sentValidUntil, now)))
		.orderBy(asc(proposal.sentValidUntil))
		.limit(PROPOSALS_PER_RUN);
}

type Lapsed = Awaited<ReturnType<typeof lapsedProposals>>[number];

function mailsOf(row: Lapsed, now: number) {
	const brand = knownBrands().of(row.brandKey);
	const origin = row.origin ?? '';
	const mail = {
		replyTo: row.clientEmail ?? row.agent.email,
		content: proposalAnswerMail({
			...{
				brand: mailBrand(brand, origin),
				language: row.agentLanguage ?? row.language,
				kind: 'expired',
				effect: null,
				words: '',
				option: '',
			},
			client: [row.firstName, row.lastName].filter(Boolean).join(' '),
			agent: [row.agent.firstName, row.agent.lastName].filter(Boolean).join(' '),
			url: `${origin}/partner/proposals/${row.id}`,
		}),
	};
	const mails: BrandMail[] = [{ kind: 'proposal-agent-expired', to: { address: row.agent.email }, ...mail }];
	if (row.isOfTeam) mails.push({ kind: 'proposal-team-expired', to: 'team', ...mail });
	return mails.map((each) => brandMailValues({ brand, now }, each, aboutProposal(row.no)));
}
