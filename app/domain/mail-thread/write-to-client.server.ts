import { and, eq } from 'drizzle-orm';
import { breaksConstraint } from '#db/broken-constraint';
import { mailThread, mailThreadMessage } from '#db/schema/mail-thread';
import { proposal, proposalEvent } from '#db/schema/proposal';
import { type BuiltStatement, writeBatch } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { contactOf } from '../proposal/compose-version.server';
import { ownProposals, requireProposer } from '../proposal/proposal-scope.server';
import { rateStatements } from '../rate-limit/rate-statements.server';
import { refuseTooMany } from '../rate-limit/refuse-too-many.server';
import type { Actor, ActorAgency } from '../user/actor';
import { leftOutNames } from './guest-files';
import { lastClientWords } from './load-thread.server';
import { LONGEST_ANSWER } from './thread-limits';
import { mailToClient } from './thread-mails.server';
import { messageStatements, type NewMessage, readStatement } from './thread-statements.server';
import { formSource, threadWords } from './thread-words';

type Context = Pick<
	RequestContext,
	'db' | 'actor' | 'now' | 'origin' | 'settings' | 'services' | 'waitUntil' | 'visitor'
>;

/** `isMailed`: it went out by mail too. `isKnown`: it was written before under the same key. */
export type Written = { isMailed: boolean; isKnown: boolean };

/**
 * Writes to the client of a proposal that was sent: the message stands on the client's page, and goes out by mail where there is an address
 * (THREAD-2). What was unread in the thread is read. Throws DomainError 'forbidden', 'not-found', 'invalid' (`message`, `too-long`),
 * 'conflict' (`no-such-move`: it was never sent, or the client was erased; `other-body`: a program's key came with other words before),
 * 'too-many-requests', 'unavailable'.
 */
export async function writeToClient({
	ctx,
	id,
	body,
	key,
	way,
}: {
	ctx: Context;
	id: string;
	body: string;
	key: string;
	way: 'app' | 'api';
}): Promise<Written> {
	const actor = requireProposer(ctx);
	const [row] = await ctx.db
		.select()
		.from(proposal)
		.where(ownProposals(ctx, eq(proposal.id, id)));
	if (!row) throw new DomainError('not-found', `No proposal ${id}`);
	const words = threadWords(body.replace(/\r\n?/g, '\n').trim());
	if (words === '') throw new DomainError('invalid', 'An empty message', { reason: 'message' });
	if (words.length > LONGEST_ANSWER) throw new DomainError('invalid', 'A message too long', { reason: 'too-long' });
	if (row.state === 'draft' || row.personKey === null)
		throw new DomainError('conflict', 'No client to write to', { reason: 'no-such-move' });
	const sourceId = way === 'api' && key !== '' ? `api:${key}` : await formSource(key, words);
	const message = { side: 'agency', way, body: words, sourceId } as const;
	const statements = await answerStatements(ctx, { row, actor }, message);
	try {
		await writeBatch(ctx.db, [
			...rateStatements(ctx.db, ctx.visitor, ctx.settings.WRITES_PER_TEN_MINUTES * 3, ctx.now),
			...statements,
		]);
	} catch (error) {
		if (breaksConstraint(error, 'mail_thread_message.source_id', 'unique')) {
			if (!(await isWritten(ctx, row, message)))
				throw new DomainError('conflict', 'The key came with other words', { reason: 'other-body' });
			return { isMailed: row.clientEmail !== null, isKnown: true };
		}
		throw refuseTooMany(error, ctx.now);
	}
	ctx.waitUntil(ctx.services.wakeMailer());
	return { isMailed: row.clientEmail !== null, isKnown: false };
}

/** Whether what stands under a key says the same. */
async function isWritten(
	{ db }: Pick<Context, 'db'>,
	{ no, agencyNo }: { no: number; agencyNo: number },
	{ sourceId, body }: { sourceId: string; body: string },
): Promise<boolean> {
	const [found] = await db
		.select({ body: mailThreadMessage.body })
		.from(mailThreadMessage)
		.innerJoin(mailThread, eq(mailThread.no, mailThreadMessage.threadNo))
		.where(
			and(
				eq(mailThread.proposalNo, no),
				eq(mailThreadMessage.agencyNo, agencyNo),
				eq(mailThreadMessage.sourceId, sourceId),
			),
		);
	return found?.body === body;
}

/** The statements of an answer by a user of the agency, with the mail that carries it to the client. */
export async function answerStatements(
	ctx: Pick<Context, 'db' | 'now' | 'origin' | 'settings'>,
	{ row, actor }: { row: typeof proposal.$inferSelect; actor: Actor & { agency: ActorAgency } },
	message: Omit<NewMessage, 'author' | 'userNo'>,
): Promise<BuiltStatement[]> {
	const author = [actor.firstName, actor.lastName].filter(Boolean).join(' ') || actor.agency.name;
	const question = await lastClientWords(ctx.db, row);
	const sent = {
		...{ author, body: message.body, question, files: leftOutNames(message.leftOut) },
		...{ agencyId: actor.agency.id, agentEmail: contactOf(actor).email },
	};
	return [
		...(await messageStatements(ctx, row, { ...message, author, userNo: actor.no })),
		readStatement(ctx.db, row, ctx.now),
		ctx.db.insert(proposalEvent).values({
			...{
				proposalNo: row.no,
				kind: 'answered' as const,
				version: row.sentVersion,
				actor: actor.id,
				createdAt: ctx.now,
			},
		}),
		...(await mailToClient(ctx, row, sent)),
	];
}

/** The agency has read what a client wrote about a proposal. Throws DomainError 'forbidden', 'not-found', 'unavailable'. */
export async function markThreadRead({
	ctx,
	id,
}: {
	ctx: Pick<RequestContext, 'db' | 'actor' | 'now'>;
	id: string;
}): Promise<void> {
	const [row] = await ctx.db
		.select({ no: proposal.no, agencyNo: proposal.agencyNo })
		.from(proposal)
		.where(ownProposals(ctx, eq(proposal.id, id)));
	if (!row) throw new DomainError('not-found', `No proposal ${id}`);
	await readStatement(ctx.db, row, ctx.now);
}
