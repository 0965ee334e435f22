import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import type { MAIL_STATES } from '#db/schema/enums';
import { lead } from '#db/schema/lead';
import { mailOutbox } from '#db/schema/mail';
import type { RequestContext } from '~/context';
import { endOfPrefix, pageOf, ROWS_PER_PAGE, readCursor } from './paging';
import { requireAdmin } from './require-admin';

export type MailState = (typeof MAIL_STATES)[number];

/** `to`: the beginning of an address, of mails in every state; '' for those of one state. */
export type MailFilter = { state: MailState; to: string; after: string | null };

/** The mails in one state, the last ones first, without their texts. Throws DomainError 'forbidden' or 'unavailable'. */
export async function listMails({ ctx, filter }: { ctx: Pick<RequestContext, 'db' | 'actor'>; filter: MailFilter }) {
	requireAdmin(ctx);
	const [mails, counts] = await ctx.db.batch([mailsQuery(ctx.db, filter), mailCounts(ctx.db)]);
	return { ...pageOf(mails, ({ nextAttemptAt }) => (filter.to === '' ? nextAttemptAt : 0)), counts };
}

export function mailsQuery(db: Database, { state, to, after }: MailFilter) {
	const cursor = readCursor(after);
	const address = sql`${mailOutbox.toAddress} collate nocase`;
	const ofAddress = and(
		sql`${address} >= ${to}`,
		sql`${address} < ${endOfPrefix(to)}`,
		cursor ? lt(mailOutbox.no, cursor.no) : undefined,
	);
	return db
		.select({
			no: mailOutbox.no,
			id: mailOutbox.id,
			brandKey: mailOutbox.brandKey,
			kind: mailOutbox.kind,
			toAddress: mailOutbox.toAddress,
			subject: mailOutbox.subject,
			state: mailOutbox.state,
			attempts: mailOutbox.attempts,
			nextAttemptAt: mailOutbox.nextAttemptAt,
			lastError: mailOutbox.lastError,
			createdAt: mailOutbox.createdAt,
			sentAt: mailOutbox.sentAt,
			leadId: lead.id,
		})
		.from(mailOutbox)
		.leftJoin(lead, eq(lead.no, mailOutbox.leadNo))
		.where(
			to === ''
				? and(
						eq(mailOutbox.state, state),
						cursor ? sql`(${mailOutbox.nextAttemptAt}, ${mailOutbox.no}) < (${cursor.at}, ${cursor.no})` : undefined,
					)
				: ofAddress,
		)
		.orderBy(...(to === '' ? [desc(mailOutbox.nextAttemptAt)] : []), desc(mailOutbox.no))
		.limit(ROWS_PER_PAGE + 1);
}

/** Counts of mails that wait or need a person; sent mails are not counted. */
export function mailCounts(db: Database) {
	return db
		.select({ state: mailOutbox.state, count: sql<number>`count(*)` })
		.from(mailOutbox)
		.where(sql`${mailOutbox.state} in ('pending', 'sending', 'uncertain', 'dead')`)
		.groupBy(mailOutbox.state);
}
