import { and, eq, sql } from 'drizzle-orm';
import { insertWhen } from '#db/insert-when';
import { enquiry, enquiryNote } from '#db/schema/enquiry';
import { writeBatch } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../../access/require-actor';
import { maskCardNumbers } from '../../card/mask-card-numbers';
import { sha256 } from '../../idempotency/body-hash';
import { ownEnquiries } from './enquiry-scope.server';

/** Letters of a note. */
export const LONGEST_NOTE = 2000;

type Context = Pick<RequestContext, 'db' | 'actor' | 'now'>;

/**
 * Notes something about an enquiry for the team (ENQUIRY-5); the promise's clock goes on. The same form sent twice is one note. Throws DomainError
 * 'forbidden', 'invalid' (`message`, `too-long`), 'not-found', 'unavailable'.
 */
export async function noteEnquiry({
	ctx,
	id,
	body,
	key,
}: {
	ctx: Context;
	id: string;
	body: string;
	key: string;
}): Promise<void> {
	const actor = requireActor(ctx, 'enquiryDesk');
	const words = maskCardNumbers(body.replace(/\r\n?/g, '\n').trim());
	if (words === '') throw new DomainError('invalid', 'An empty note', { reason: 'note' });
	if (words.length > LONGEST_NOTE) throw new DomainError('invalid', 'A note too long', { reason: 'too-long' });
	const { db, now } = ctx;
	const noteId = `note_${(await sha256(`${id}|${actor.id}|${key || crypto.randomUUID()}|${words}`)).slice(0, 32)}`;
	const enquiryNo = sql<number>`(select ${enquiry.no} from ${enquiry} where ${enquiry.id} = ${id})`;
	const [known] = await db
		.select({ no: enquiry.no })
		.from(enquiry)
		.where(and(eq(enquiry.id, id), ownEnquiries(actor)));
	if (!known) throw new DomainError('not-found', `No enquiry ${id}`);
	await writeBatch(db, [
		insertWhen(
			enquiryNote,
			{ id: noteId, enquiryNo, userNo: actor.no, body: words, createdAt: now },
			sql`not exists (select 1 from ${enquiryNote} where ${enquiryNote.id} = ${noteId})`,
		),
	]);
}

/** Takes one's own note away again. Throws DomainError 'forbidden', 'conflict' (`changed-meanwhile`), 'unavailable'. */
export async function removeNote({ ctx, id, noteId }: { ctx: Context; id: string; noteId: string }): Promise<void> {
	const actor = requireActor(ctx, 'enquiryDesk');
	const removed = await ctx.db
		.delete(enquiryNote)
		.where(
			and(
				eq(enquiryNote.id, noteId),
				eq(enquiryNote.userNo, actor.no),
				sql`${enquiryNote.enquiryNo} = (select ${enquiry.no} from ${enquiry} where ${enquiry.id} = ${id})`,
			),
		)
		.returning({ no: enquiryNote.no });
	if (removed.length === 0) throw new DomainError('conflict', 'No such note', { reason: 'changed-meanwhile' });
}
