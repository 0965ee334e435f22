import { breaksConstraint } from '#db/broken-constraint';
import { proposalEvent } from '#db/schema/proposal';
import { writeBatch } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { findByToken } from '../proposal/client-proposal.server';
import { rateStatements } from '../rate-limit/rate-statements.server';
import { refuseTooMany } from '../rate-limit/refuse-too-many.server';
import { LONGEST_QUESTION } from './thread-limits';
import { mailToAgent } from './thread-mails.server';
import { messageStatements } from './thread-statements.server';
import { formSource, threadWords } from './thread-words';

type Context = Pick<RequestContext, 'db' | 'now' | 'origin' | 'settings' | 'services' | 'waitUntil' | 'visitor'>;

/**
 * The client of a link writes to the agency (THREAD-1); nothing else of the proposal changes, and the same form sent twice is one message.
 * Throws DomainError 'not-found', 'invalid' (`question`, `question-long`), 'too-many-requests', 'unavailable'.
 */
export async function writeToAgency({
	ctx,
	token,
	version,
	question,
	key = '',
}: {
	ctx: Context;
	token: string;
	version: number;
	question: string;
	key?: string;
}): Promise<void> {
	const words = threadWords(question.replace(/\r\n?/g, '\n').trim());
	if (words === '') throw new DomainError('invalid', 'An empty question', { reason: 'question' });
	if (words.length > LONGEST_QUESTION)
		throw new DomainError('invalid', 'A question too long', { reason: 'question-long' });
	const { proposal: row, agent, teamBrandKey, isRevoked } = await findByToken(ctx, token);
	if (isRevoked || row.state === 'draft') throw new DomainError('not-found', 'The link was withdrawn');
	const author = [row.clientFirstName, row.clientLastName].filter(Boolean).join(' ');
	const mail = { author, body: words, isMail: false, otherAddress: null, files: [] };
	try {
		await writeBatch(ctx.db, [
			...rateStatements(ctx.db, ctx.visitor, ctx.settings.WRITES_PER_TEN_MINUTES, ctx.now),
			...(await messageStatements(ctx, row, {
				...{ side: 'client', way: 'page', author, body: words },
				sourceId: await formSource(key, words),
			})),
			ctx.db.insert(proposalEvent).values({
				...{ proposalNo: row.no, kind: 'asked' as const, version, actor: 'client', createdAt: ctx.now },
			}),
			...(await mailToAgent(ctx, { row, agent, teamBrandKey }, mail)),
		]);
	} catch (error) {
		if (breaksConstraint(error, 'mail_thread_message.source_id', 'unique')) return;
		throw refuseTooMany(error, ctx.now);
	}
	ctx.waitUntil(ctx.services.wakeMailer());
	ctx.waitUntil(ctx.services.tellNews([agent.id]));
}
