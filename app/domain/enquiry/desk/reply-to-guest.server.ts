import { and, eq, ne, sql } from 'drizzle-orm';
import { breaksConstraint } from '#db/broken-constraint';
import { enquiry, enquiryDraft } from '#db/schema/enquiry';
import { mailThread, mailThreadMessage } from '#db/schema/mail-thread';
import { writeBatch } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../../access/require-actor';
import type { Language } from '../../language/language';
import { readReplyFiles } from '../../mail-thread/reply-files';
import { storeReplyFiles } from '../../mail-thread/store-reply-files.server';
import { LONGEST_ANSWER } from '../../mail-thread/thread-limits';
import { formSource, threadWords } from '../../mail-thread/thread-words';
import { rateStatements } from '../../rate-limit/rate-statements.server';
import { refuseTooMany } from '../../rate-limit/refuse-too-many.server';
import { unsafeTeamOfBrand } from '../../team/team-of-brand.server';
import { ownEnquiries } from './enquiry-scope.server';
import { offeredWeeks, type WeekCode } from './offered-weeks.server';
import { replyStatements } from './reply-statements.server';
import { WRITING_MS } from './save-draft.server';
import { unfilledValues } from './template-values';

type Context = Pick<
	RequestContext,
	'db' | 'actor' | 'today' | 'now' | 'origin' | 'settings' | 'services' | 'waitUntil' | 'visitor'
>;

/**
 * Answers a guest's enquiry by mail, in the guest's brand and a language (ENQUIRY-6). The same form sent twice is one mail, and of several people
 * who send at once one does. Throws DomainError 'forbidden', 'not-found', 'invalid' (`message`, `too-long`, `unfilled`, `fileType`, `fileWeight`, `fileCount`), 'conflict'
 * (`being-written`: someone else writes; `changed-meanwhile`: another reply went out since the page was read; `week-gone`: a week cannot be had
 * any more), 'too-many-requests', 'unavailable'.
 */
export async function replyToGuest({
	ctx,
	id,
	reply,
	files = [],
	seenReplies,
	key,
}: {
	ctx: Context;
	id: string;
	reply: { language: Language; body: string; weeks: readonly WeekCode[] };
	/** Pictures and PDFs that go along. */
	files?: readonly { name: string; bytes: Uint8Array }[];
	/** How many replies of the team the page has shown. */
	seenReplies: number;
	key: string;
}): Promise<{ isKnown: boolean }> {
	const { db, now } = ctx;
	const actor = requireActor(ctx, 'enquiryDesk');
	const [row] = await db
		.select()
		.from(enquiry)
		.where(and(eq(enquiry.id, id), ownEnquiries(actor)));
	if (!row) throw new DomainError('not-found', `No enquiry ${id}`);
	const words = threadWords(reply.body.replace(/\r\n?/g, '\n').trim());
	if (words === '') throw new DomainError('invalid', 'An empty reply', { reason: 'message' });
	if (words.length > LONGEST_ANSWER) throw new DomainError('invalid', 'A reply too long', { reason: 'too-long' });
	if (unfilledValues(words).length > 0) throw new DomainError('invalid', 'A value is missing', { reason: 'unfilled' });
	const read = readReplyFiles(files);
	if (typeof read === 'string') throw new DomainError('invalid', 'A file that no reply takes', { reason: read });
	const sourceId = await formSource(key, words);
	if (await isSent(ctx, row.no, sourceId)) return { isKnown: true };
	const offers = await offeredWeeks(ctx, reply.weeks, reply.language, row.no);
	if (offers.length < reply.weeks.length) throw new DomainError('conflict', 'A week is gone', { reason: 'week-gone' });
	const isWritten = and(
		eq(enquiryDraft.enquiryNo, row.no),
		ne(enquiryDraft.userNo, actor.no),
		sql`${enquiryDraft.updatedAt} > ${now - WRITING_MS}`,
	);
	const replies = sql`(select count(*) from ${mailThread} join ${mailThreadMessage} on ${mailThreadMessage.threadNo} = ${mailThread.no}
		where ${mailThread.enquiryNo} = ${row.no} and ${mailThreadMessage.side} = 'agency')`;
	const [draft] = await db.select({ no: enquiryDraft.enquiryNo }).from(enquiryDraft).where(isWritten);
	if (draft) throw new DomainError('conflict', 'Someone else is writing', { reason: 'being-written' });
	const team = await unsafeTeamOfBrand(ctx, row.brandKey);
	const stored = await storeReplyFiles(ctx, { actorId: actor.id, files: read });
	const statements = await replyStatements(
		ctx,
		// Null, and so refused, where someone else was faster.
		{
			row,
			actor,
			agencyNo: team.no,
			language: reply.language,
			subjectId: sql`(case when ${replies} = ${seenReplies} then ${row.id} end)`,
		},
		{ way: 'app', body: words, sourceId, offers },
		stored,
	);
	try {
		await writeBatch(db, [
			...rateStatements(db, actor.id, ctx.settings.WRITES_PER_TEN_MINUTES * 5, now),
			...statements,
			db.delete(enquiryDraft).where(eq(enquiryDraft.enquiryNo, row.no)),
		]);
	} catch (error) {
		if (breaksConstraint(error, 'mail_thread_message.source_id', 'unique')) return { isKnown: true };
		if (breaksConstraint(error, 'audit.subject_id', 'not null')) {
			if (await isSent(ctx, row.no, sourceId)) return { isKnown: true };
			throw new DomainError('conflict', 'Another reply went out', { reason: 'changed-meanwhile' });
		}
		throw refuseTooMany(error, now);
	}
	ctx.waitUntil(ctx.services.wakeMailer());
	return { isKnown: false };
}

/** Whether this reply has gone out already. */
async function isSent({ db }: Pick<Context, 'db'>, enquiryNo: number, sourceId: string): Promise<boolean> {
	const [found] = await db
		.select({ no: mailThreadMessage.no })
		.from(mailThreadMessage)
		.innerJoin(mailThread, eq(mailThread.no, mailThreadMessage.threadNo))
		.where(and(eq(mailThread.enquiryNo, enquiryNo), eq(mailThreadMessage.sourceId, sourceId)));
	return found !== undefined;
}
