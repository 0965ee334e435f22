import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enquiry } from '#db/schema/enquiry';
import { lead } from '#db/schema/lead';
import { property } from '#db/schema/property';
import { user } from '#db/schema/user';
import { setUser } from '~/domain/administration/set-user.server';
import { assignEnquiry } from '~/domain/enquiry/desk/assign-enquiry.server';
import { enquiryFigures } from '~/domain/enquiry/desk/enquiry-figures.server';
import { listEnquiries } from '~/domain/enquiry/desk/list-enquiries.server';
import { loadEnquiryFile } from '~/domain/enquiry/desk/load-enquiry-file.server';
import { markEnquiryRead } from '~/domain/enquiry/desk/mark-read.server';
import { moveEnquiry } from '~/domain/enquiry/desk/move-enquiry.server';
import { noteEnquiry, removeNote } from '~/domain/enquiry/desk/note-enquiry.server';
import { readEnquiryFile } from '~/domain/enquiry/desk/read-enquiry-file.server';
import { saveDraft } from '~/domain/enquiry/desk/save-draft.server';
import { sendGeneralEnquiry } from '~/domain/enquiry/send-general-enquiry.server';
import { prepareFromEnquiry } from '~/domain/proposal/prepare-from-enquiry.server';
import { insertAgentLead } from '../lead/agent-workspace';
import { enquiryContext } from './enquiry-context';
import { type EnquiryDesk, errorOf, REPLY, startEnquiryDesk } from './enquiry-desk';

let desk: EnquiryDesk;

beforeAll(async () => {
	desk = await startEnquiryDesk();
});
afterAll(() => desk?.database.stop());

const operator = () => desk.contextFor('operator');
const give = (id: string, to: string | null, seen: string | null = null) =>
	assignEnquiry({ ctx: desk.lena(), id, to, seen });
const list = (given: object = {}, ctx = operator()) =>
	listEnquiries({ ctx, filter: { state: 'new', isMine: false, words: '', after: null, ...given } });
const code = async (promise: Promise<unknown>) => (await errorOf(promise))?.code ?? 'done';

/** What a person may do with an enquiry, verb by verb. */
async function acts(id: string, ctx: ReturnType<typeof operator>): Promise<Record<string, string>> {
	const verbs = {
		read: () => loadEnquiryFile({ ctx, id }),
		draft: () => saveDraft({ ctx, id, draft: { ...REPLY, body: '' } }),
		note: () => noteEnquiry({ ctx, id, body: 'The sauna is new.', key: 'a' }),
		reply: () => desk.answer(id, {}, ctx),
		file: () => readEnquiryFile({ ctx, enquiryId: id, fileId: 'file_x' }),
		assign: () => assignEnquiry({ ctx, id, to: null, seen: null }),
		move: () => moveEnquiry({ ctx, id, move: 'won' }),
		figures: () => enquiryFigures(ctx),
		prepare: () => prepareFromEnquiry({ ctx, enquiryId: id, letter: () => 'x' }),
	};
	const answers: [string, string][] = [];
	for (const [verb, run] of Object.entries(verbs)) answers.push([verb, await code(run())]);
	return Object.fromEntries(answers);
}

const TEAM_ALONE = { assign: 'forbidden', move: 'forbidden', figures: 'forbidden' };

describe('an operator', () => {
	it('finds no enquiry that was not given to it, whatever it asks for', async () => {
		const id = await desk.asked();
		await noteEnquiry({ ctx: desk.lena(), id, body: 'For the team.', key: 'n' });
		const missing = { read: 'not-found', draft: 'not-found', note: 'not-found', reply: 'not-found', file: 'not-found' };
		for (const person of ['operator', 'otherOperator'] as const)
			expect(await acts(id, desk.contextFor(person))).toEqual({ ...missing, prepare: 'not-found', ...TEAM_ALONE });
		expect(await list()).toMatchObject({ rows: [], answered: [], mine: 0, isTeam: false });
		expect(Object.values((await list()).counts ?? {})).toEqual([0, 0, 0, 0, 0]);
		expect((await list({ words: 'Felicitas' })).rows).toEqual([]);
		await markEnquiryRead({ ctx: operator(), id });
		expect(await desk.mailsOf('enquiry-reply')).toEqual([]);
	});

	it('is given enquiries about its own properties, or about none', async () => {
		const id = await desk.asked();
		expect(await code(give(id, 'user_otherOperator'))).toBe('not-found');
		const { people } = await loadEnquiryFile({ ctx: desk.lena(), id });
		expect(people.map((each) => [each.id, each.operator])).toEqual([
			['user_anton', null],
			['user_admin', null],
			['user_operator', 'Bergheim'],
		]);
		await give(id, 'user_operator');
		const general = await sendGeneralEnquiry({
			ctx: enquiryContext(desk.database.db, { language: 'en' }),
			input: {
				...{ name: 'Cher', email: 'cher@guest.example', phone: '+49 89 555 01 72', city: 'Paris' },
				...{ message: 'Anything.', month: '2027-02', adults: 2, children: 0, contactConsent: true, privacy: true },
			},
			submission: { clientKey: null, onOtherBody: 'create' },
		});
		if (general.outcome !== 'sent') throw new Error(JSON.stringify(general));
		await give(general.id, 'user_otherOperator');
		expect((await list()).rows.map((row) => row.id)).toEqual([id]);
		expect((await list({}, desk.contextFor('otherOperator'))).rows.map((row) => row.id)).toEqual([general.id]);
		await give(general.id, null, 'user_otherOperator');
	});

	it('answers what was given to it, and learns nothing else of the guest', async () => {
		const { db } = desk.database;
		const email = 'arnold@kanzlei.example';
		const [, id] = [await desk.asked({ email }), await desk.asked({ email })];
		await insertAgentLead(desk.database, { status: 'confirmedBooking' });
		await db.update(lead).set({ email, brandKey: 'consumer' }).where(eq(lead.status, 'confirmedBooking'));
		await noteEnquiry({ ctx: desk.lena(), id, body: 'She has spent 31,200.', key: 'n' });
		await prepareFromEnquiry({ ctx: desk.lena(), enquiryId: id, letter: () => 'x' });
		const ofTeam = await loadEnquiryFile({ ctx: desk.lena(), id });
		expect([ofTeam.stays.length, ofTeam.others.length, ofTeam.proposals.length]).toEqual([1, 1, 1]);
		await give(id, 'user_operator');
		const seen = await loadEnquiryFile({ ctx: operator(), id });
		expect(seen).toMatchObject({ isTeam: false, stays: [], others: [], proposals: [], people: [] });
		expect(seen.properties.map(({ name }) => name)).toEqual(['Chalet Aurikel']);
		expect(JSON.stringify(seen.timeline)).not.toMatch(/spent|prepared/);
		expect(await acts(id, operator())).toEqual({
			...{ read: 'done', draft: 'done', note: 'done', reply: 'done', file: 'not-found', prepare: 'forbidden' },
			...TEAM_ALONE,
		});
		expect(await desk.rowOf(id)).toMatchObject({ state: 'answered' });
		expect((await desk.mailsOf('enquiry-reply')).at(-1)).toMatchObject({ toAddress: email, brandKey: 'consumer' });
		const { timeline } = await loadEnquiryFile({ ctx: desk.lena(), id });
		expect(timeline.filter((item) => item.type === 'note').map(({ body }) => body)).toEqual([
			'She has spent 31,200.',
			'The sauna is new.',
		]);
		const note = timeline.find((item) => item.type === 'note');
		expect(await code(removeNote({ ctx: operator(), id, noteId: note?.id ?? '' }))).toBe('conflict');
		// The guest answers, and so does the operator, by mail.
		await desk.mailBack(id, `Felicitas <${email}>`, 'Ja, bitte.');
		expect((await desk.mailsOf('enquiry-person-written')).at(-1)?.toAddress).toBe('operator@people.example');
		const replies = (await desk.mailsOf('enquiry-reply')).length;
		const held = await desk.mailBack(id, 'x <otherOperator@people.example>', 'Pay here.', 'enquiry-team-written');
		const filed = await desk.mailBack(id, 'x <operator@people.example>', 'Sehr gerne.', 'enquiry-team-written');
		expect([held.outcome, filed.outcome]).toEqual(['held', 'filed']);
		expect((await desk.mailsOf('enquiry-reply')).length).toBe(replies + 1);
		const after = await loadEnquiryFile({ ctx: operator(), id });
		expect(JSON.stringify(after.timeline)).not.toContain('Pay here.');
		// Taken back, it is gone.
		await give(id, null, 'user_operator');
		expect(await code(loadEnquiryFile({ ctx: operator(), id }))).toBe('not-found');
	});

	it('offers its own properties alone', async () => {
		const { db } = desk.database;
		const id = await desk.asked();
		await give(id, 'user_operator');
		const week = {
			propertyId: 'prop_aurikel',
			checkIn: '2027-02-06',
			checkOut: '2027-02-13',
			serviceLevel: 'catered' as const,
		};
		const offer = () => errorOf(desk.answer(id, { weeks: [week] }, operator()));
		await db.update(property).set({ operatorNo: 2 });
		expect(await offer()).toMatchObject({ reason: 'week-gone' });
		expect(await loadEnquiryFile({ ctx: operator(), id })).toMatchObject({ properties: [], aside: null });
		await db.update(property).set({ operatorNo: 1 });
		expect(await offer()).toBeNull();
	});

	it('leaves its enquiries to the team with the person', async () => {
		const id = await desk.asked();
		await give(id, 'user_operator');
		const [row] = await desk.database.db.select().from(user).where(eq(user.id, 'user_operator'));
		await setUser({
			ctx: desk.contextFor('admin'),
			user: { id: 'user_operator', updatedAt: row?.updatedAt ?? 0 },
			...{ role: 'operator', agencyId: null, operatorKey: 'talheim', capabilities: [], isAdminMeant: false },
		});
		const rows = await desk.database.db
			.select()
			.from(enquiry)
			.where(eq(enquiry.userNo, row?.no ?? 0));
		expect(rows).toEqual([]);
	});
});
