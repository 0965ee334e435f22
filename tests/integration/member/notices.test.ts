import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { mailOutbox } from '#db/schema/mail';
import { noticeSetting } from '#db/schema/member';
import { NOTICE_GROUPS } from '#db/schema/trade-enums';
import { user } from '#db/schema/user';
import { plainDate } from '~/domain/date/plain-date';
import { decideLead } from '~/domain/lead/decide-lead.server';
import { readAbsence, setAbsence } from '~/domain/member/set-absence.server';
import { listNews } from '~/domain/notice/list-news.server';
import { noticeGroupOf } from '~/domain/notice/notice-group';
import { readNoticeSettings, saveNoticeSettings } from '~/domain/notice/notice-settings.server';
import type { TestDatabase } from '../database';
import { NOW } from '../enquiry/enquiry-context';
import { askOption, contextOf, leadRow, type Person, startAgentDatabase } from '../lead/agent-workspace';
import { forgetLeads } from '../lead/lead-workspace';

let database: TestDatabase;
beforeAll(async () => {
	database = await startAgentDatabase();
});
beforeEach(async () => {
	await forgetLeads(database.db);
	await database.db.delete(mailOutbox);
	await database.db.delete(noticeSetting);
	await database.db.update(user).set({ awayUntil: null, standInNo: null });
});
afterAll(() => database?.stop());

const DAY = 86_400_000;
const as = (person: Person) => contextOf(database, person);
const ALL_ON = NOTICE_GROUPS.filter((group) => group !== 'risks' && group !== 'imports').map((group) => ({
	group,
	isShown: true,
	isMailed: true,
}));

/** The operator confirms an option of the agent, which is told to the agent. */
async function confirm(now = NOW) {
	const { id } = await askOption(database);
	const { version } = await leadRow(database, id);
	await decideLead({ ctx: { ...as('operator'), now }, lead: { id, version }, decision: 'confirm' });
	const mails = await database.db.select().from(mailOutbox).where(eq(mailOutbox.kind, 'lead-agent-optionConfirmed'));
	return mails.map(({ toAddress }) => toAddress).sort();
}

describe('notices', () => {
	it('are all told until they are switched off', async () => {
		expect(await readNoticeSettings(as('agent'))).toEqual(ALL_ON);
		expect(await confirm()).toEqual(['agent@people.example']);
		expect((await listNews({ ctx: as('agent') })).leads).toMatchObject([{ kind: 'moved', status: 'confirmedOption' }]);
	});

	it('are neither mailed nor shown once they are off, and the other groups stay', async () => {
		const settings = ALL_ON.map((each) =>
			each.group === 'answers' ? { ...each, isShown: false, isMailed: false } : each,
		);
		await saveNoticeSettings({ ctx: as('agent'), settings });
		expect(await readNoticeSettings(as('agent'))).toEqual(settings);
		expect(await readNoticeSettings(as('colleague'))).toEqual(ALL_ON);
		expect(await confirm()).toEqual([]);
		expect((await listNews({ ctx: as('agent') })).leads).toEqual([]);
		await forgetLeads(database.db);
		await saveNoticeSettings({ ctx: as('agent'), settings: ALL_ON });
		expect(await confirm()).toEqual(['agent@people.example']);
	});

	it('do not concern mails to the operator and the team', async () => {
		await saveNoticeSettings({
			ctx: as('agent'),
			settings: ALL_ON.map((each) => ({ ...each, isShown: false, isMailed: false })),
		});
		await confirm();
		const kinds = (await database.db.select().from(mailOutbox)).map(({ kind }) => kind);
		expect(kinds).toEqual(['lead-team-optionConfirmed']);
	});

	it('are the own ones of people who are told something', async () => {
		for (const person of ['admin', 'customer'] as const) {
			expect(await readNoticeSettings(as(person)), person).toEqual([]);
			await expect(saveNoticeSettings({ ctx: as(person), settings: ALL_ON }), person).rejects.toMatchObject({
				code: 'forbidden',
			});
		}
	});

	it('are, of an operator, what would go wrong and imports alone, of the team at the desk imports', async () => {
		const risks = { group: 'risks', isShown: true, isMailed: true } as const;
		const imports = { group: 'imports', isShown: true, isMailed: true } as const;
		expect(await readNoticeSettings(as('operator'))).toEqual([risks, imports]);
		const settings = [...ALL_ON, { ...risks, isMailed: false }, { ...imports, isShown: false }];
		await saveNoticeSettings({ ctx: as('operator'), settings });
		expect(await readNoticeSettings(as('operator'))).toEqual([
			{ ...risks, isMailed: false },
			{ ...imports, isShown: false },
		]);
		await saveNoticeSettings({ ctx: as('operator'), settings: [risks, imports] });
		const team = contextOf(database, 'admin', { may: ['catalogue'] });
		expect(await readNoticeSettings(team)).toEqual([imports]);
	});
});

test.each([
	['lead-price', 'prices'],
	['lead-agent-optionExpiring', 'endings'],
	['lead-agent-bookingConfirmed', 'answers'],
	['lead-operator-bookingConfirmed', null],
	['proposal-agent-approved', 'proposals'],
	['thread-agent-written', 'messages'],
	['rooming-agency-changed', 'rooming'],
	['operator-risks', 'risks'],
	['desk-import-ended', 'imports'],
	['rooming-guest-changed', null],
	['remittance-advice', null],
	['team-invitation', null],
])('%s is of %s', (kind, group) => {
	expect(noticeGroupOf(kind)).toBe(group);
});

describe('an absence', () => {
	const away = (person: Person, until: string | null, standIn: string) =>
		setAbsence({
			ctx: as(person),
			absence: { until: until === null ? null : plainDate(until), standInId: `user_${standIn}` },
		});

	it('sends the mails to the stand-in as well, until its last day', async () => {
		await away('agent', '2026-11-27', 'colleague');
		expect(await readAbsence(as('agent'))).toMatchObject({
			away: { until: '2026-11-27', standInId: 'user_colleague' },
		});
		expect(await confirm()).toEqual(['agent@people.example', 'colleague@people.example']);
		await database.db.delete(mailOutbox);
		await forgetLeads(database.db);
		expect(await confirm(NOW + 8 * DAY)).toEqual(['agent@people.example']);
	});

	it('shows the stand-in the news in the bell beside the own ones, until its last day', async () => {
		await confirm();
		const newsOf = async (person: Person, now = NOW) =>
			(await listNews({ ctx: { ...as(person), now } })).leads.map(({ kind }) => kind);
		expect([await newsOf('agent'), await newsOf('colleague')]).toEqual([['moved'], []]);
		await away('agent', '2026-11-27', 'colleague');
		expect([await newsOf('agent'), await newsOf('colleague')]).toEqual([['moved'], ['moved']]);
		expect(await newsOf('supervisor')).toEqual([]);
		expect(await newsOf('colleague', NOW + 8 * DAY)).toEqual([]);
		// By the own settings of who reads it.
		const settings = ALL_ON.map((each) => (each.group === 'answers' ? { ...each, isShown: false } : each));
		await saveNoticeSettings({ ctx: as('colleague'), settings });
		expect(await newsOf('colleague')).toEqual([]);
		await database.db.delete(noticeSetting);
	});

	it('reaches the stand-in also where the agent has mails switched off', async () => {
		await away('agent', '2026-11-27', 'colleague');
		await saveNoticeSettings({ ctx: as('agent'), settings: ALL_ON.map((each) => ({ ...each, isMailed: false })) });
		expect(await confirm()).toEqual(['colleague@people.example']);
		await setAbsence({ ctx: as('agent'), absence: null });
		expect((await readAbsence(as('agent')))?.away).toBeNull();
	});

	it('needs a colleague of the same agency, and a day within a year', async () => {
		await expect(away('agent', '2026-11-27', 'stranger')).rejects.toMatchObject({ reason: 'no-such-colleague' });
		await expect(away('agent', '2026-11-27', 'agent')).rejects.toMatchObject({ reason: 'no-such-colleague' });
		for (const until of [null, '2026-11-19', '2027-11-21'])
			await expect(away('agent', until, 'colleague'), String(until)).rejects.toMatchObject({ reason: 'away-until' });
		for (const person of ['operator', 'admin', 'customer', 'waiting'] as const)
			await expect(away(person, '2026-11-27', 'colleague'), person).rejects.toMatchObject({ code: 'forbidden' });
	});

	it('ends for the mails when the stand-in leaves the agency', async () => {
		await away('agent', '2026-11-27', 'colleague');
		await database.db.update(user).set({ agencyNo: 2 }).where(eq(user.id, 'user_colleague'));
		expect(await confirm()).toEqual(['agent@people.example']);
		await database.db.update(user).set({ agencyNo: 1 }).where(eq(user.id, 'user_colleague'));
	});
});
