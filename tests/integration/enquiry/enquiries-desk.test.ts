import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '#db/schema/audit';
import { enquiry, enquiryDraft, enquiryNote } from '#db/schema/enquiry';
import { lead } from '#db/schema/lead';
import { mailThread, mailThreadMessage } from '#db/schema/mail-thread';
import { proposal, proposalOption } from '#db/schema/proposal';
import { assignEnquiry } from '~/domain/enquiry/desk/assign-enquiry.server';
import { enquiryFigures } from '~/domain/enquiry/desk/enquiry-figures.server';
import { listEnquiries } from '~/domain/enquiry/desk/list-enquiries.server';
import { loadEnquiryFile } from '~/domain/enquiry/desk/load-enquiry-file.server';
import { markEnquiryRead } from '~/domain/enquiry/desk/mark-read.server';
import { moveEnquiry } from '~/domain/enquiry/desk/move-enquiry.server';
import { noteEnquiry, removeNote } from '~/domain/enquiry/desk/note-enquiry.server';
import { replyToGuest } from '~/domain/enquiry/desk/reply-to-guest.server';
import { saveDraft } from '~/domain/enquiry/desk/save-draft.server';
import { forgetOldRecords } from '~/domain/enquiry/forget-old-records.server';
import { wonStatement } from '~/domain/lead/won-statement.server';
import { eraseClient } from '~/domain/privacy/erase-client.server';
import { exportClient } from '~/domain/privacy/export-client.server';
import { prepareFromEnquiry } from '~/domain/proposal/prepare-from-enquiry.server';
import { EVERYBODY } from '../lead/agent-workspace';
import { type EnquiryDesk, errorOf, PICTURE, REPLY, startEnquiryDesk } from './enquiry-desk';

let desk: EnquiryDesk;
let database: EnquiryDesk['database'];

beforeAll(async () => {
	desk = await startEnquiryDesk();
	database = desk.database;
});

afterAll(() => database?.stop());

const contextFor: EnquiryDesk['contextFor'] = (...given) => desk.contextFor(...given);
const lena = () => desk.lena();
const anton = () => desk.anton();
const asked: EnquiryDesk['asked'] = (...given) => desk.asked(...given);
const rowOf: EnquiryDesk['rowOf'] = (id) => desk.rowOf(id);
const mailsOf: EnquiryDesk['mailsOf'] = (kind) => desk.mailsOf(kind);
const answer: EnquiryDesk['answer'] = (...given) => desk.answer(...given);
const mailBack: EnquiryDesk['mailBack'] = (...given) => desk.mailBack(...given);

describe('the enquiries’ desk', () => {
	it('is for admins with the capability alone', async () => {
		const id = await asked();
		const acts = (ctx: ReturnType<typeof lena>) => [
			assignEnquiry({ ctx, id, to: null, seen: null }),
			noteEnquiry({ ctx, id, body: 'x', key: '' }),
			removeNote({ ctx, id, noteId: 'note_x' }),
			saveDraft({ ctx, id, draft: REPLY }),
			answer(id, {}, ctx),
			markEnquiryRead({ ctx, id }),
			enquiryFigures(ctx),
			moveEnquiry({ ctx, id, move: 'won' }),
		];
		// Operators reach what was given to them (operator-enquiries.test.ts).
		for (const person of [...EVERYBODY.filter((each) => !/operator/i.test(each)), null]) {
			const results = await Promise.all(acts(contextFor(person)).map(errorOf));
			expect(results.map((result) => result?.code)).toEqual(results.map(() => 'forbidden'));
		}
		expect(await mailsOf('enquiry-reply')).toEqual([]);
	});

	it('stores the promise, lists by it, and finds guests, properties and places by words', async () => {
		const friday = Date.parse('2026-11-20T17:30:00Z');
		const late = await asked({ fullname: 'Lars Thorvaldsen' }, friday);
		expect((await rowOf(late)).promisedAt).toBe(Date.parse('2026-11-23T08:00:00Z'));
		const early = await asked({ fullname: 'Élodie Thorvaldsen' }, friday - 10 * 3_600_000);
		const list = (words: string, more = {}) =>
			listEnquiries({ ctx: lena(), filter: { state: 'new', isMine: false, after: null, words, ...more } });
		const ids = async (words: string) => (await list(words)).rows.map(({ id }) => id);
		expect(await ids('thorvaldsen')).toEqual([early, late]);
		expect(await ids('elodie')).toEqual([early]);
		expect(await ids('thorvaldsen aurikel lech')).toEqual([early, late]);
		expect(await ids('nobody-of-this-name')).toEqual([]);
		await assignEnquiry({ ctx: lena(), id: late, to: 'user_admin', seen: null });
		expect((await list('thorvaldsen', { isMine: true })).rows.map(({ id }) => id)).toEqual([late]);
		expect((await list('')).mine).toBe(1);
	});

	it('gives an enquiry to one person: of 24 at once one wins, and it can be taken back', async () => {
		const id = await asked();
		const give = (to: string | null, seen: string | null) => assignEnquiry({ ctx: lena(), id, to, seen });
		const given = await Promise.allSettled(
			Array.from({ length: 24 }, (_, at) => give(at % 2 ? 'user_admin' : 'user_anton', null)),
		);
		expect(given.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
		const lost = given.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
		expect(lost.reason).toMatchObject({ code: 'conflict', reason: 'changed-meanwhile' });
		const { person, timeline } = await loadEnquiryFile({ ctx: lena(), id });
		expect(timeline).toMatchObject([{ type: 'event', kind: 'assigned', to: person?.name }]);
		await give(null, person?.id ?? null);
		expect((await rowOf(id)).userNo).toBeNull();
		// Who answers no enquiries gets none.
		expect(await errorOf(give('user_agent', null))).toMatchObject({ code: 'not-found' });
	});

	it('goes from new to lost and back, with a reason, and a note does not stop the clock', async () => {
		const id = await asked();
		expect(await errorOf(moveEnquiry({ ctx: lena(), id, move: 'lost' }))).toMatchObject({ reason: 'reason-needed' });
		await noteEnquiry({ ctx: lena(), id, body: 'Ask the owner. 4242 4242 4242 4242', key: 'one' });
		await noteEnquiry({ ctx: lena(), id, body: 'Ask the owner. 4242 4242 4242 4242', key: 'one' });
		const { timeline } = await loadEnquiryFile({ ctx: lena(), id });
		const notes = timeline.filter((item) => item.type === 'note');
		expect(notes).toHaveLength(1);
		expect(JSON.stringify(notes)).not.toContain('4242 4242 4242');
		expect(await rowOf(id)).toMatchObject({ state: 'new', answeredAt: null });
		expect(await errorOf(removeNote({ ctx: await anton(), id, noteId: notes[0]?.id ?? '' }))).toMatchObject({
			code: 'conflict',
		});
		await removeNote({ ctx: lena(), id, noteId: notes[0]?.id ?? '' });
		await moveEnquiry({ ctx: lena(), id, move: 'lost', reason: 'elsewhere' });
		expect(await rowOf(id)).toMatchObject({ state: 'lost', lostReason: 'elsewhere' });
		expect(await errorOf(moveEnquiry({ ctx: lena(), id, move: 'won' }))).toMatchObject({ reason: 'changed-meanwhile' });
		await moveEnquiry({ ctx: lena(), id, move: 'reopened' });
		expect(await rowOf(id)).toMatchObject({ state: 'new', lostReason: null, answeredAt: null });
		// A mark by mistake is taken back, and the clock goes on.
		await moveEnquiry({ ctx: lena(), id, move: 'answered' });
		expect((await rowOf(id)).answeredAt).not.toBeNull();
		await moveEnquiry({ ctx: lena(), id, move: 'reopened' });
		expect(await rowOf(id)).toMatchObject({ state: 'new', answeredAt: null });
	});

	it('is won once a booking comes of its proposal', async () => {
		const id = await asked();
		await prepareFromEnquiry({ ctx: lena(), enquiryId: id, letter: () => 'x' });
		const { no } = await rowOf(id);
		const [option] = await database.db
			.select({ leadNo: lead.no })
			.from(lead)
			.innerJoin(proposalOption, eq(proposalOption.leadNo, lead.no))
			.innerJoin(proposal, eq(proposal.no, proposalOption.proposalNo))
			.where(eq(proposal.enquiryNo, no));
		await wonStatement(lena(), option?.leadNo ?? 0);
		expect((await rowOf(id)).state).toBe('won');
		await wonStatement(lena(), 0);
	});
});

describe('a reply', () => {
	it('goes out once by mail in the guest’s brand and language, stops the clock, and is its author’s', async () => {
		const id = await asked();
		const key = crypto.randomUUID();
		const weeks = [
			{ propertyId: 'prop_aurikel', checkIn: '2027-02-06', checkOut: '2027-02-13', serviceLevel: 'catered' as const },
		];
		const send = () => replyToGuest({ ctx: lena(), id, reply: { ...REPLY, weeks }, seenReplies: 0, key });
		const before = (await mailsOf('enquiry-reply')).length;
		const sent = await Promise.allSettled(Array.from({ length: 24 }, send));
		expect(sent.filter(({ status }) => status === 'rejected')).toEqual([]);
		const mails = (await mailsOf('enquiry-reply')).slice(before);
		expect(mails).toHaveLength(1);
		expect(mails[0]).toMatchObject({
			...{
				brandKey: 'consumer',
				toAddress: 'felicitas@kanzlei.example',
				subject: 'Re: Ihre Anfrage für Chalet Aurikel',
			},
			replyTo: expect.stringMatching(/^reply\+[a-z0-9]{26}@reply\.example\.com$/),
		});
		expect(mails[0]?.plainText).toContain('die Woche ist frei.');
		expect(mails[0]?.plainText).toContain('6. – 13. Feb. 2027');
		const row = await rowOf(id);
		expect(row).toMatchObject({ state: 'answered', answeredAt: lena().now, userNo: lena().actor?.no });
		const { timeline, replies, aside, propertyFacts } = await loadEnquiryFile({ ctx: lena(), id });
		expect(replies).toBe(1);
		expect(timeline.filter((item) => item.type === 'message')).toMatchObject([
			{ side: 'agency', offers: [{ name: 'Chalet Aurikel', priceMinor: 2_500_000 + 500_000 }] },
		]);
		expect(aside?.weeks).toHaveLength(7);
		expect(aside?.property).toMatchObject({ name: 'Chalet Aurikel', beds: { adults: 10, children: 2 } });
		expect(propertyFacts).toEqual({ prop_aurikel: { bedrooms: 6, picture: PICTURE } });
		const actions = await database.db.select().from(audit).where(eq(audit.subjectId, id));
		expect(actions.map(({ action }) => action)).toEqual(['enquiry.sent', 'enquiry.replied']);
		expect(JSON.stringify(actions)).not.toMatch(/frei|kanzlei/);
	});

	it('of several people goes out once: the others see what happened', async () => {
		const id = await asked();
		const before = (await mailsOf('enquiry-reply')).length;
		const results = await Promise.all(
			Array.from({ length: 24 }, (_, at) => errorOf(answer(id, { body: `Guten Tag ${at}` }))),
		);
		expect(results.filter((result) => result === null)).toHaveLength(1);
		expect(new Set(results.filter((result) => result !== null).map(({ reason }) => reason))).toEqual(
			new Set(['changed-meanwhile']),
		);
		expect((await mailsOf('enquiry-reply')).length).toBe(before + 1);
	});

	it('is refused empty, too long, unfilled, or with a week that is gone', async () => {
		const id = await asked();
		const week = {
			propertyId: 'prop_aurikel',
			checkIn: '2027-02-13',
			checkOut: '2027-02-20',
			serviceLevel: 'catered' as const,
		};
		const reasons = await Promise.all(
			[{ body: ' ' }, { body: 'x'.repeat(4001) }, { body: 'Dear [name],' }, { weeks: [week] }].map((given) =>
				errorOf(answer(id, given)),
			),
		);
		expect(reasons.map((result) => result?.reason)).toEqual(['message', 'too-long', 'unfilled', 'week-gone']);
		expect(await rowOf(id)).toMatchObject({ state: 'new', answeredAt: null });
	});

	it('is drafted by one person at a time, and can be taken over', async () => {
		const id = await asked();
		const draft = { ...REPLY, body: 'Guten Tag' };
		expect(await saveDraft({ ctx: lena(), id, draft })).toMatchObject({ outcome: 'saved' });
		const other = await anton();
		expect(await saveDraft({ ctx: other, id, draft: { ...draft, body: 'Hallo' } })).toMatchObject({ outcome: 'taken' });
		expect(await errorOf(answer(id, {}, other))).toMatchObject({ reason: 'being-written' });
		const seen = await loadEnquiryFile({ ctx: other, id });
		expect(seen.draft).toMatchObject({ body: 'Guten Tag', isMine: false, isActive: true });
		expect(await saveDraft({ ctx: other, id, draft, isTakenOver: true })).toMatchObject({ outcome: 'saved' });
		expect(await saveDraft({ ctx: lena(), id, draft })).toMatchObject({ outcome: 'taken', by: 'Anton Rieder' });
		await answer(id, {}, other);
		expect(await database.db.select().from(enquiryDraft)).toEqual([]);
	});
});

describe('the guest’s answer', () => {
	it('comes into the same conversation, tells the team, and brings a lost enquiry back', async () => {
		const id = await asked();
		await answer(id);
		await moveEnquiry({ ctx: lena(), id, move: 'lost', reason: 'silent' });
		const { outcome } = await mailBack(
			id,
			'Felicitas <felicitas@kanzlei.example>',
			'Ja, bitte.\r\n\r\n> die Woche ist frei.',
		);
		expect(outcome).toBe('filed');
		expect(await rowOf(id)).toMatchObject({ state: 'answered', lostReason: null });
		const { unread, timeline } = await loadEnquiryFile({ ctx: lena(), id });
		expect(unread).toBe(1);
		expect(timeline.at(-1)).toMatchObject({ type: 'message', side: 'client', body: 'Ja, bitte.', otherAddress: null });
		const { no } = await rowOf(id);
		const told = (await mailsOf('enquiry-team-written')).filter((mail) => mail.enquiryNo === no);
		expect(told).toMatchObject([{ toAddress: 'team@firnlicht.example' }]);
		const listed = await listEnquiries({
			ctx: lena(),
			filter: { state: 'answered', isMine: false, words: '', after: null },
		});
		expect(listed.rows.find((row) => row.id === id)?.unread).toBe(1);
		await markEnquiryRead({ ctx: lena(), id });
		expect((await loadEnquiryFile({ ctx: lena(), id })).unread).toBe(0);
	});

	it('is answered by mail by a person of the team; a stranger’s words are kept back', async () => {
		const id = await asked();
		await answer(id);
		await mailBack(id, 'Felicitas <felicitas@kanzlei.example>', 'Ja?');
		const before = (await mailsOf('enquiry-reply')).length;
		const held = await mailBack(id, 'Stranger <stranger@elsewhere.example>', 'Pay here.', 'enquiry-team-written');
		expect(held.outcome).toBe('held');
		expect((await mailsOf('enquiry-reply')).length).toBe(before);
		const filed = await mailBack(id, 'Anton Rieder <anton@people.example>', 'Sehr gerne.', 'enquiry-team-written');
		expect(filed.outcome).toBe('filed');
		const mails = await mailsOf('enquiry-reply');
		expect(mails).toHaveLength(before + 1);
		expect(mails.at(-1)?.plainText).toContain('Sehr gerne.');
		expect(mails.at(-1)?.plainText).not.toContain('Pay here.');
	});
});

describe('figures and forgetting', () => {
	it('are the median time and the share within the promise of a month', async () => {
		const march = (day: number, hour: number) => Date.parse(`2026-03-${String(day).padStart(2, '0')}T${hour}:00:00Z`);
		const hours = [1, 3, 30];
		for (const [at, after] of hours.entries()) {
			const id = await asked({}, march(10 + at, 10));
			await database.db
				.update(enquiry)
				.set({ state: 'answered', answeredAt: march(10 + at, 10) + after * 3_600_000 })
				.where(eq(enquiry.id, id));
		}
		await asked({}, march(17, 10));
		const months = await enquiryFigures({
			...lena(),
			now: march(31, 10),
			today: '2026-03-31' as ReturnType<typeof lena>['today'],
		});
		expect(months[0]).toEqual({ month: '2026-03', count: 4, medianMinutes: 180, keptShare: 0.5 });
		expect(months[1]).toMatchObject({ month: '2026-02', count: 0, medianMinutes: null, keptShare: null });
	});

	it('a client’s export holds the conversation, and erasing or forgetting takes all of it', async () => {
		const email = 'forget@me.example';
		const [erased, old] = [await asked({ email }), await asked({ email: 'old@me.example' })];
		for (const id of [erased, old]) {
			await noteEnquiry({ ctx: lena(), id, body: 'A note', key: id });
			await answer(id);
			await saveDraft({ ctx: lena(), id, draft: REPLY });
		}
		const ofEnquiry = async (no: number) => {
			const { db } = database;
			const [notes, drafts, threads, words] = await Promise.all([
				db.select().from(enquiryNote).where(eq(enquiryNote.enquiryNo, no)),
				db.select().from(enquiryDraft).where(eq(enquiryDraft.enquiryNo, no)),
				db.select().from(mailThread).where(eq(mailThread.enquiryNo, no)),
				db.all(sql`select rowid from enquiry_words where rowid = ${no}`),
			]);
			return [notes, drafts, threads, words].map((rows) => rows.length);
		};
		const [first, second] = [await rowOf(erased), await rowOf(old)];
		expect(await ofEnquiry(first.no)).toEqual([1, 1, 1, 1]);
		const admin = contextFor('admin', ['enquiries']);
		const exported = await exportClient({ ctx: admin, client: { email } });
		expect(exported.enquiries.map(({ messages }) => messages.map(({ side, body }) => [side, body]))).toEqual([
			[['agency', REPLY.body]],
		]);
		await eraseClient({ ctx: admin, client: { email } });
		expect(await ofEnquiry(first.no)).toEqual([0, 0, 0, 0]);
		expect(await ofEnquiry(second.no)).toEqual([1, 1, 1, 1]);
		await forgetOldRecords({ db: database.db, now: second.createdAt + 800 * 86_400_000 });
		expect(await ofEnquiry(second.no)).toEqual([0, 0, 0, 0]);
		expect(await database.db.select().from(mailThreadMessage)).toEqual([]);
	});
});
