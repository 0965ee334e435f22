import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import { alias, type SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { lead } from '#db/schema/lead';
import { proposal, proposalLink, proposalVersion } from '#db/schema/proposal';
import { travelAgency } from '#db/schema/travel-agency';
import type { RequestContext } from '~/context';
import { CLIENT_MESSAGES } from '../mail-thread/client-messages';
import { DESIGN_COLUMNS } from '../session/load-actor.server';
import { BOOKED_MONEY } from './client-money.server';
import { isProposalToken, proposalTokenHash } from './proposal-token';

const shown = alias(proposalVersion, 'shown');
const newest = alias(proposalVersion, 'newest');
const before = alias(proposalVersion, 'version_before');

/** What the address of a client's page asks for. */
export type ClientAddress = {
	token: string;
	/** Of a version; null for the newest. */
	number: number | null;
	/** The PDF, which shows no changes. */
	isPdf: boolean;
};

/** Reads the address of a client's page; null for every other one. */
export function clientAddress({ pathname, searchParams }: URL): ClientAddress | null {
	const [, token, rest] = /^\/p\/([^/]+)(\/.*)?$/i.exec(pathname) ?? [];
	if (token === undefined) return null;
	return { token, number: Number(searchParams.get('version')) || null, isPdf: /^\/pdf\/?$/i.test(rest ?? '') };
}

export type ClientLink = NonNullable<Awaited<ReturnType<typeof readClientLink>>>;

/**
 * All that a client's page is made of, by its token: look, state, the version that is shown and what it is compared with. One statement. Null
 * for a token that nothing has; `shown` is null for a version that there is not. Throws DomainError 'unavailable'.
 */
export async function readClientLink(
	{ db, now }: Pick<RequestContext, 'db' | 'now'>,
	{ token, number, isPdf }: ClientAddress,
) {
	if (!isProposalToken(token)) return null;
	const isNewest = eq(shown.number, proposal.sentVersion);
	const isCompared = sql`not ${isPdf} and (${proposal.state} in ('sent', 'opened', 'declined') or not ${isNewest})`;
	const [row] = await db
		.select({
			id: proposal.id,
			brandKey: proposal.brandKey,
			state: proposal.state,
			personKey: proposal.personKey,
			approvedBy: proposal.approvedBy,
			approvalEffect: proposal.approvalEffect,
			decidedAt: proposal.decidedAt,
			isRevoked: sql<number>`${proposalLink.revokedAt} is not null`,
			/** Of what is shown, whatever the draft is written in by now. */
			language: sql<
				typeof proposal.$inferSelect.language
			>`coalesce(${shown.snapshot} ->> '$.language', ${proposal.language})`,
			design: DESIGN_COLUMNS,
			shown: { number: shown.number, snapshot: shown.snapshot, hash: shown.hash, person: shown.person },
			isNewest: sql<number>`${isNewest}`,
			/** The newest version, where another one is shown. */
			newest: when(sql`not ${isNewest}`, newest.snapshot),
			before: when(isCompared, before.snapshot),
			/** Of the newest version, for which option was approved. */
			basis: when(sql`${proposal.approvedNo} is not null`, newest.basis),
			approvedNo: proposal.approvedNo,
			messages: sql<string | null>`case when not ${isPdf} then ${sql.raw(CLIENT_MESSAGES)} end`,
			hasEmail: sql<number>`${proposal.clientEmail} is not null`,
			lead: {
				...{ status: lead.status, expiresAt: lead.expiresAt, decidedAt: lead.decidedAt },
				...{ id: lead.id, version: lead.version },
			},
			/** What the booking of the approved option owes, as JSON of `BookedMoney`. */
			money: sql<string | null>`case when not ${isPdf} then ${BOOKED_MONEY} end`,
		})
		.from(proposalLink)
		.innerJoin(proposal, eq(proposal.no, proposalLink.proposalNo))
		.innerJoin(travelAgency, eq(travelAgency.no, proposal.agencyNo))
		.leftJoin(newest, and(eq(newest.proposalNo, proposal.no), eq(newest.number, proposal.sentVersion)))
		.leftJoin(
			shown,
			and(eq(shown.proposalNo, proposal.no), eq(shown.number, sql`coalesce(${number}, ${proposal.sentVersion})`)),
		)
		.leftJoin(before, and(eq(before.proposalNo, proposal.no), eq(before.number, sql`${shown.number} - 1`)))
		.leftJoin(lead, and(eq(lead.no, proposal.approvedNo), eq(lead.agencyNo, proposal.agencyNo), isNull(lead.deletedAt)))
		.where(and(eq(proposalLink.tokenHash, await proposalTokenHash(token)), gt(proposalLink.expiresAt, now)));
	return row ?? null;
}

/** A column where a condition holds: what is not needed is not sent by the database. */
function when(condition: SQL, column: SQLiteColumn) {
	return sql<string | null>`case when ${condition} then ${column} end`;
}
