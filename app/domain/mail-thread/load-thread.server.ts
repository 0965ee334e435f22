import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Database } from '#db/client';
import { mailThread, mailThreadMessage } from '#db/schema/mail-thread';
import { proposal } from '#db/schema/proposal';
import type { RequestContext } from '~/context';
import { ownProposals } from '../proposal/proposal-scope.server';
import { leftOutNames } from './guest-files';
import { MESSAGES_SHOWN } from './thread-limits';

/** A message as the agency sees it. */
export type ThreadMessage = Awaited<ReturnType<typeof messagesOf>>[number];

const COLUMNS = {
	id: mailThreadMessage.id,
	side: mailThreadMessage.side,
	way: mailThreadMessage.way,
	author: mailThreadMessage.author,
	body: mailThreadMessage.body,
	quoted: mailThreadMessage.quoted,
	otherAddress: mailThreadMessage.otherAddress,
	leftOut: mailThreadMessage.leftOut,
	isCut: mailThreadMessage.isCut,
	isHeld: mailThreadMessage.isHeld,
	at: mailThreadMessage.createdAt,
	readAt: mailThreadMessage.readAt,
};

/**
 * The threads about proposals of the actor's agency that were sent, in the order of their ids; a thread without messages is one too. Two round
 * trips, none for no ids. Throws DomainError 'forbidden', 'unavailable'.
 */
export async function loadThreads(ctx: Pick<RequestContext, 'db' | 'actor'>, ids: readonly string[]) {
	if (ids.length === 0) return [];
	const rows = await ctx.db
		.select({
			...{ no: proposal.no, id: proposal.id, agencyNo: proposal.agencyNo, personKey: proposal.personKey },
			...{ firstName: proposal.clientFirstName, lastName: proposal.clientLastName, email: proposal.clientEmail },
		})
		.from(proposal)
		.where(ownProposals(ctx, and(inArray(proposal.id, [...ids]), ne(proposal.state, 'draft'))));
	const [first] = rows;
	if (!first) return [];
	const messages = await messagesOf(
		ctx.db,
		first.agencyNo,
		rows.map(({ no }) => no),
	);
	return ids.flatMap((id) => {
		const row = rows.find((each) => each.id === id);
		if (!row) return [];
		return [
			{
				...{ proposalId: id, hasEmail: row.email !== null, isOpen: row.personKey !== null },
				client: [row.firstName, row.lastName].filter(Boolean).join(' '),
				messages: messages
					.filter(({ proposalNo }) => proposalNo === row.no)
					.map(({ proposalNo: _, ...message }) => message),
				formKey: crypto.randomUUID(),
			},
		];
	});
}

/** The newest messages of each thread about proposals of an agency, the oldest of them first, each with the number of its proposal. */
async function messagesOf(db: Database, agencyNo: number, proposalNos: readonly number[]) {
	const newest = alias(mailThreadMessage, 'newest');
	const rows = await db
		.select({ proposalNo: mailThread.proposalNo, ...COLUMNS })
		.from(mailThread)
		.innerJoin(mailThreadMessage, eq(mailThreadMessage.threadNo, mailThread.no))
		.where(
			and(
				inArray(mailThread.proposalNo, [...proposalNos]),
				eq(mailThread.agencyNo, agencyNo),
				eq(mailThreadMessage.agencyNo, agencyNo),
				inArray(
					mailThreadMessage.no,
					db
						.select({ no: newest.no })
						.from(newest)
						.where(eq(newest.threadNo, mailThread.no))
						.orderBy(desc(newest.createdAt), desc(newest.no))
						.limit(MESSAGES_SHOWN),
				),
			),
		)
		.orderBy(asc(mailThreadMessage.createdAt), asc(mailThreadMessage.no));
	return rows.map(({ readAt, leftOut, ...row }) => ({
		...row,
		leftOut: leftOutNames(leftOut),
		isUnread: readAt === null,
	}));
}

/** The client's last words in a thread, for the mail that answers them; null where there are none. */
export async function lastClientWords(
	db: Database,
	{ no, agencyNo }: { no: number; agencyNo: number },
): Promise<string | null> {
	const [last] = await db
		.select({ body: mailThreadMessage.body })
		.from(mailThread)
		.innerJoin(mailThreadMessage, eq(mailThreadMessage.threadNo, mailThread.no))
		.where(
			and(
				eq(mailThread.proposalNo, no),
				eq(mailThread.agencyNo, agencyNo),
				eq(mailThreadMessage.side, 'client'),
				ne(mailThreadMessage.body, ''),
			),
		)
		.orderBy(desc(mailThreadMessage.createdAt), desc(mailThreadMessage.no))
		.limit(1);
	return last?.body ?? null;
}
