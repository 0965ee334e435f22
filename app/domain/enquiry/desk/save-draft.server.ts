import { and, eq, or, sql } from 'drizzle-orm';
import { enquiry, enquiryDraft } from '#db/schema/enquiry';
import { user } from '#db/schema/user';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../../access/require-actor';
import { maskCardNumbers } from '../../card/mask-card-numbers';
import type { Language } from '../../language/language';
import { LONGEST_ANSWER } from '../../mail-thread/thread-limits';
import { ownEnquiries } from './enquiry-scope.server';
import { offeredWeeks, type WeekCode } from './offered-weeks.server';
import { PERSON_NAME } from './team-people.server';

/** Who has saved a draft within this time is writing. */
export const WRITING_MS = 120_000;

export type SavedDraft =
	| { outcome: 'saved'; at: number }
	/** Someone else is writing; nothing was saved. */
	| { outcome: 'taken'; by: string; at: number };

/**
 * Saves the reply that is being written (ENQUIRY-7). An enquiry has one: while someone else writes, another one's is refused until it is taken
 * over. An empty one is deleted. Throws DomainError 'forbidden', 'not-found', 'unavailable'.
 */
export async function saveDraft({
	ctx,
	id,
	draft,
	isTakenOver = false,
}: {
	ctx: Pick<RequestContext, 'db' | 'actor' | 'now' | 'today'>;
	id: string;
	draft: { language: Language; body: string; weeks: readonly WeekCode[] };
	isTakenOver?: boolean;
}): Promise<SavedDraft> {
	const actor = requireActor(ctx, 'enquiryDesk');
	const { db, now } = ctx;
	const [known] = await db
		.select({ no: enquiry.no })
		.from(enquiry)
		.where(and(eq(enquiry.id, id), ownEnquiries(actor)));
	if (!known) throw new DomainError('not-found', `No enquiry ${id}`);
	const isFree = isTakenOver
		? sql`true`
		: or(eq(enquiryDraft.userNo, actor.no), sql`${enquiryDraft.updatedAt} <= ${now - WRITING_MS}`);
	const { language } = draft;
	const body = maskCardNumbers(draft.body.replace(/\r\n?/g, '\n')).slice(0, 2 * LONGEST_ANSWER);
	const values = {
		userNo: actor.no,
		language,
		body,
		offers: await offeredWeeks(ctx, draft.weeks, language, known.no),
		updatedAt: now,
	};
	const written =
		body.trim() === '' && values.offers.length === 0 && !isTakenOver
			? await db
					.delete(enquiryDraft)
					.where(and(eq(enquiryDraft.enquiryNo, known.no), eq(enquiryDraft.userNo, actor.no)))
					.returning({ no: enquiryDraft.enquiryNo })
			: await db
					.insert(enquiryDraft)
					.values({ enquiryNo: known.no, ...values })
					.onConflictDoUpdate({ target: enquiryDraft.enquiryNo, set: values, setWhere: isFree })
					.returning({ no: enquiryDraft.enquiryNo });
	if (written.length > 0) return { outcome: 'saved', at: now };
	const [other] = await db
		.select({ by: PERSON_NAME, at: enquiryDraft.updatedAt })
		.from(enquiryDraft)
		.innerJoin(user, eq(user.no, enquiryDraft.userNo))
		.where(and(eq(enquiryDraft.enquiryNo, known.no), sql`${enquiryDraft.userNo} <> ${actor.no}`));
	return other && body.trim() !== '' ? { outcome: 'taken', ...other } : { outcome: 'saved', at: now };
}
