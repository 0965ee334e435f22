import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audit } from '#db/schema/audit';
import { crashReport } from '#db/schema/crash-report';
import { mailOutbox } from '#db/schema/mail';
import { program, programMembership, travelAgency } from '#db/schema/travel-agency';
import { user } from '#db/schema/user';
import { decideMembership } from '~/domain/administration/decide-membership.server';
import { finishCrash } from '~/domain/administration/finish-crash.server';
import {
	agenciesQuery,
	listAgenciesForAdmin,
	membershipsQuery,
} from '~/domain/administration/list-agencies-for-admin.server';
import { allLeadsQuery, type LeadFilter, listAllLeads } from '~/domain/administration/list-all-leads.server';
import { crashesQuery, listCrashes } from '~/domain/administration/list-crashes.server';
import { listMails, mailCounts, mailsQuery } from '~/domain/administration/list-mails.server';
import { listUserChoices, listUsers, usersQuery } from '~/domain/administration/list-users.server';
import { openCard } from '~/domain/administration/open-card.server';
import { pinBrand } from '~/domain/administration/pin-brand.server';
import { readMail } from '~/domain/administration/read-mail.server';
import { resendMail } from '~/domain/administration/resend-mail.server';
import { auditQuery, searchAudit } from '~/domain/administration/search-audit.server';
import { setUser } from '~/domain/administration/set-user.server';
import { moveOptionEnd } from '~/domain/lead/move-option-end.server';
import { purgeBodies } from '~/domain/mail/outbox/purge-mail-bodies.server';
import { recordCrash } from '../../../workers/crash-reports/record-crash';
import type { TestDatabase } from '../database';
import { emptyAudit } from '../empty-audit';
import { NOW } from '../enquiry/enquiry-context';
import {
	contextOf,
	EVERYBODY,
	insertAgentLead,
	leadRow,
	type Person,
	startAgentDatabase,
} from '../lead/agent-workspace';
import { forgetLeads } from '../lead/lead-workspace';

let database: TestDatabase;
beforeAll(async () => {
	database = await startAgentDatabase();
	await database.db.insert(program).values({ no: 1, id: 'program_1', name: 'Circle of Peaks' });
	await database.db
		.insert(programMembership)
		.values({ agencyNo: 1, programNo: 1, status: 'claimedByAgency', createdAt: NOW });
});
beforeEach(() => forgetLeads(database.db));
afterAll(() => database?.stop());

const HOUR = 3_600_000;
const asAdmin = () => contextOf(database, 'admin');
const agencyRow = async (no: number) =>
	(await database.db.select().from(travelAgency).where(eq(travelAgency.no, no)))[0];
const auditRows = () => database.db.select().from(audit);

describe('agencies', () => {
	const ALL = { q: '', verification: null, claims: false, after: null } as const;

	it('are found by the beginning of a name in any case, and by their verification', async () => {
		const names = async (filter: Partial<Parameters<typeof listAgenciesForAdmin>[0]['filter']>) =>
			(await listAgenciesForAdmin({ ctx: asAdmin(), filter: { ...ALL, ...filter } })).rows.map(({ name }) => name);
		expect(await names({})).toEqual(['Neue Agentur', 'Nordlicht Reisen', 'Corvin & Lys']);
		expect(await names({ q: 'n' })).toEqual(['Neue Agentur', 'Nordlicht Reisen']);
		expect(await names({ q: 'nordlicht r' })).toEqual(['Nordlicht Reisen']);
		expect(await names({ verification: 'requested' })).toEqual(['Neue Agentur']);
		expect(await names({ q: '%' })).toEqual([]);
		const [first] = (await listAgenciesForAdmin({ ctx: asAdmin(), filter: { ...ALL, q: 'corvin' } })).rows;
		expect(first).toMatchObject({ people: 4, memberships: [{ name: 'Circle of Peaks', status: 'claimedByAgency' }] });
	});

	it('get a brand pinned, and lose it again; never the consumer’s', async () => {
		const pin = (brandKey: string | null, version: number) =>
			pinBrand({ ctx: asAdmin(), agency: { id: 'agency_2', version }, brandKey });
		await pin('demo-gold', 1);
		expect(await agencyRow(2)).toMatchObject({ pinnedBrandKey: 'demo-gold', version: 2 });
		await expect(pin(null, 1)).rejects.toMatchObject({ reason: 'changed-meanwhile' });
		await pin(null, 2);
		expect(await agencyRow(2)).toMatchObject({ pinnedBrandKey: null, version: 3 });
		for (const key of ['consumer', 'nonsense']) await expect(pin(key, 3)).rejects.toMatchObject({ code: 'invalid' });
		expect(await auditRows()).toMatchObject([
			{ action: 'agency.brand-pinned', actor: 'user_admin', subjectId: 'agency_2', detail: { brandKey: 'demo-gold' } },
			{ detail: { brandKey: null } },
		]);
	});

	it('are confirmed in a programme they claim, and in no other', async () => {
		const decide = (agencyId: string, status: 'confirmed' | 'declined') =>
			decideMembership({ ctx: asAdmin(), agencyId, programId: 'program_1', status });
		await decide('agency_1', 'confirmed');
		expect(await database.db.select().from(programMembership)).toMatchObject([{ status: 'confirmed' }]);
		await decide('agency_1', 'declined');
		expect(await database.db.select().from(programMembership)).toMatchObject([{ status: 'declined' }]);
		await expect(decide('agency_2', 'confirmed')).rejects.toMatchObject({ reason: 'changed-meanwhile' });
		expect((await auditRows()).map(({ action }) => action)).toEqual(['membership.confirmed', 'membership.declined']);
	});
});

describe('users', () => {
	const set = (id: string, updatedAt: number, given: Partial<Parameters<typeof setUser>[0]>) =>
		setUser({
			ctx: asAdmin(),
			user: { id, updatedAt },
			role: 'agent',
			agencyId: null,
			operatorKey: null,
			capabilities: [],
			isAdminMeant: false,
			...given,
		});
	const row = async (id: string) => (await database.db.select().from(user).where(eq(user.id, id)))[0];

	it('get and lose capabilities as admins, each time with an audit row of what there was and is', async () => {
		const change = async (given: Partial<Parameters<typeof setUser>[0]>) => {
			await set('user_waiting', (await row('user_waiting'))?.updatedAt ?? 0, given);
			return row('user_waiting');
		};
		const may = { capabilities: ['enquiries'] as const };
		// Of any other role they are not kept.
		expect(await change({ role: 'agent', agencyId: 'agency_3', ...may })).toMatchObject({ capabilities: [] });
		const admin = { role: 'admin' as const, isAdminMeant: true };
		expect(await change({ ...admin, ...may })).toMatchObject({ role: 'admin', capabilities: ['enquiries'] });
		expect(await change(admin)).toMatchObject({ capabilities: [] });
		await change({ ...admin, ...may });
		expect(await change({ role: 'agent', agencyId: 'agency_3', ...may })).toMatchObject({ capabilities: [] });
		const details = (await auditRows()).map(({ detail }) => detail as Record<string, unknown>);
		expect(details.map(({ fromCapabilities, toCapabilities }) => [fromCapabilities, toCapabilities])).toEqual([
			...[
				['', ''],
				['', 'enquiries'],
				['enquiries', ''],
				['', 'enquiries'],
				['enquiries', ''],
			],
		]);
	});

	it('are given role, agency and operator here alone, by the version that was seen', async () => {
		await set('user_customer', NOW, { role: 'operator', operatorKey: 'talheim' });
		const changed = await row('user_customer');
		expect(changed).toMatchObject({ role: 'operator', operatorNo: 2, agencyNo: null });
		expect(changed?.updatedAt).toBeGreaterThan(NOW);
		await expect(set('user_customer', NOW, { role: 'admin', isAdminMeant: true })).rejects.toMatchObject({
			reason: 'changed-meanwhile',
		});
		await set('user_customer', Number(changed?.updatedAt), { role: 'customer' });
		expect(await row('user_customer')).toMatchObject({ role: 'customer', operatorNo: null });
		expect(await auditRows()).toMatchObject([
			{ action: 'user.set', detail: { fromRole: 'customer', toRole: 'operator', operator: 'talheim' } },
			{ detail: { fromRole: 'operator', toRole: 'customer' } },
		]);
	});

	it.each([
		['an operator without houses', 'user_customer', { role: 'operator' }, 'operator-needed'],
		['an agency that is not there', 'user_customer', { agencyId: 'agency_9' }, 'no-such-agency'],
		['an operator that is not there', 'user_customer', { operatorKey: 'nobody' }, 'no-such-operator'],
		['an admin who would lock himself out', 'user_admin', { role: 'agent' }, 'own-role'],
		['an admin by accident', 'user_colleague', { role: 'admin' }, 'admin-meant'],
	] as const)('not: %s', async (_, id, given, reason) => {
		await expect(set(id, NOW, given)).rejects.toMatchObject({ reason });
	});

	it('are found by address or last name', async () => {
		const found = async (q: string) =>
			(await listUsers({ ctx: asAdmin(), filter: { q, after: null } })).rows.map(({ id }) => id);
		expect(await found('Super')).toEqual(['user_supervisor']);
		expect(await found('')).toHaveLength(EVERYBODY.length);
		expect(await found('_')).toEqual([]);
	});
});

describe('mails', () => {
	const insert = (id: string, state: 'uncertain' | 'dead' | 'sent' | 'pending') =>
		database.db.insert(mailOutbox).values({
			id,
			messageId: `<${id}@x>`,
			brandKey: 'demo-gold',
			kind: 'lead-agent',
			fromName: 'x',
			fromAddress: 'x@x.example',
			toAddress: 'y@y.example',
			subject: 'x',
			html: 'x',
			plainText: 'x',
			state,
			attempts: 6,
			nextAttemptAt: NOW - HOUR,
			dataStartedAt: state === 'uncertain' ? NOW - HOUR : null,
			lastError: state === 'dead' ? 'refused' : null,
		});

	it('that failed are sent again by hand, once, and nothing else is', async () => {
		await Promise.all([insert('mail_1', 'uncertain'), insert('mail_2', 'sent'), insert('mail_3', 'dead')]);
		const ctx = asAdmin();
		await resendMail({ ctx, mailId: 'mail_1' });
		const [mail] = await database.db.select().from(mailOutbox).where(eq(mailOutbox.id, 'mail_1'));
		expect(mail).toMatchObject({
			state: 'pending',
			attempts: 0,
			nextAttemptAt: NOW,
			dataStartedAt: null,
			messageId: '<mail_1@x>',
		});
		expect(ctx.wakes()).toBe(1);
		for (const mailId of ['mail_1', 'mail_2', 'mail_9'])
			await expect(resendMail({ ctx, mailId })).rejects.toMatchObject({ reason: 'changed-meanwhile' });
		expect(await auditRows()).toMatchObject([{ action: 'mail.resent', subjectId: 'mail_1' }]);
		const listed = await listMails({ ctx, filter: { state: 'dead', to: '', after: null } });
		expect(listed.rows.map(({ id }) => id)).toEqual(['mail_3']);
		expect(listed.counts).toEqual([
			{ state: 'dead', count: 1 },
			{ state: 'pending', count: 1 },
		]);
		// By the beginning of an address in any case, in every state.
		const [first] = await database.db.select().from(mailOutbox).where(eq(mailOutbox.id, 'mail_1'));
		const to = first?.toAddress.slice(0, 4).toUpperCase() ?? '';
		const ofAddress = await listMails({ ctx, filter: { state: 'sent', to, after: null } });
		expect(ofAddress.rows.map(({ id }) => id)).toContain('mail_1');
		expect((await listMails({ ctx, filter: { state: 'sent', to: 'nobody@', after: null } })).rows).toEqual([]);
	});

	it('are read with their text, which the audit trail says', async () => {
		const ctx = asAdmin();
		await insert('mail_4', 'sent');
		const [stored] = await database.db.select().from(mailOutbox).where(eq(mailOutbox.id, 'mail_4'));
		await emptyAudit(database.db);
		expect(await readMail({ ctx, mailId: 'mail_4' })).toMatchObject({
			text: stored?.plainText,
			subject: stored?.subject,
		});
		expect(await auditRows()).toMatchObject([{ action: 'mail.read', actor: 'user_admin', subjectId: 'mail_4' }]);
		await expect(readMail({ ctx, mailId: 'mail_9' })).rejects.toMatchObject({ code: 'not-found' });
	});
});

describe('crashes', () => {
	it('are marked as done, and are open again when they happen again', async () => {
		const crash = { origin: 'site', error: 'Error: x' } as const;
		const record = (now: number) => recordCrash({ db: database.db, input: crash, teamBrandKey: 'consumer', now });
		await record(NOW);
		const open = () => listCrashes({ ctx: asAdmin(), filter: { isDone: false, after: null } });
		const [found] = (await open()).rows;
		await finishCrash({ ctx: asAdmin(), fingerprint: String(found?.fingerprint) });
		expect((await open()).rows).toEqual([]);
		expect((await listCrashes({ ctx: asAdmin(), filter: { isDone: true, after: null } })).rows).toHaveLength(1);
		await record(NOW + HOUR);
		expect((await open()).rows).toMatchObject([{ count: 2, lastSeenAt: NOW + HOUR, doneAt: null }]);
		await database.db.delete(crashReport);
	});
});

describe('leads', () => {
	it('are listed page by page, by status, agency and brand', async () => {
		for (let n = 0; n < 60; n += 1)
			await insertAgentLead(database, { createdAt: NOW + (n % 7), agencyNo: n % 2 ? 1 : 2 });
		const NONE: LeadFilter = { status: null, agency: null, brandKey: null, after: null };
		const first = await listAllLeads({ ctx: asAdmin(), filter: NONE });
		const second = await listAllLeads({ ctx: asAdmin(), filter: { ...NONE, after: first.next } });
		expect([first.rows.length, second.rows.length, second.next]).toEqual([50, 10, null]);
		expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(60);
		const count = async (filter: Partial<LeadFilter>) =>
			(await listAllLeads({ ctx: asAdmin(), filter: { ...NONE, ...filter } })).rows.length;
		expect(await count({ agency: 'agency_1' })).toBe(30);
		expect(await count({ agency: 'nobody' })).toBe(0);
		expect(await count({ brandKey: 'consumer' })).toBe(0);
		expect(await count({ status: 'interest' })).toBe(0);
	});

	it('are found by the beginning of the agency’s name and by the client’s, in either order', async () => {
		await insertAgentLead(database, { clientFirstName: 'Ada', clientLastName: 'Thorne-Lovell' });
		await insertAgentLead(database, { clientFirstName: 'Grace', clientLastName: 'Hopper', agencyNo: 2 });
		const [agency] = await database.db
			.select({ name: travelAgency.name })
			.from(travelAgency)
			.where(eq(travelAgency.no, 2));
		const found = async (filter: Partial<LeadFilter>) =>
			(
				await listAllLeads({
					ctx: asAdmin(),
					filter: { status: null, agency: null, brandKey: null, after: null, ...filter },
				})
			).rows.map(({ clientLastName }) => clientLastName);
		for (const client of ['thorne', 'ada thorne', 'Thorne-Lovell Ada'])
			expect(await found({ client })).toEqual(['Thorne-Lovell']);
		expect(await found({ client: 'Grace Thorne' })).toEqual([]);
		expect(await found({ agency: agency?.name.slice(0, 5).toLowerCase() ?? '' })).toEqual(['Hopper']);
	});

	it('an option’s end is moved, into the time before check-in', async () => {
		const option = await insertAgentLead(database, {
			status: 'confirmedOption',
			expiresAt: NOW + HOUR,
			remindedAt: NOW,
		});
		const move = (expiresAt: number, version = 1) =>
			moveOptionEnd({ ctx: asAdmin(), lead: { ...option, version }, expiresAt });
		for (const end of [NOW, NOW - HOUR, Date.parse('2027-02-21T00:00:00Z'), Number.NaN])
			await expect(move(end)).rejects.toMatchObject({ code: 'invalid' });
		await move(NOW + 48 * HOUR);
		expect(await leadRow(database, option.id)).toMatchObject({
			expiresAt: NOW + 48 * HOUR,
			remindedAt: null,
			version: 2,
		});
		await expect(move(NOW + HOUR)).rejects.toMatchObject({ reason: 'changed-meanwhile' });
		const booking = await insertAgentLead(database);
		await expect(moveOptionEnd({ ctx: asAdmin(), lead: booking, expiresAt: NOW + HOUR })).rejects.toMatchObject({
			reason: 'no-such-move',
		});
	});

	it('a card is opened for a reason only', async () => {
		const { id } = await insertAgentLead(database);
		await expect(openCard({ ctx: asAdmin(), leadId: id, reason: ' ' })).rejects.toMatchObject({
			reason: 'reason-needed',
		});
		await expect(openCard({ ctx: asAdmin(), leadId: id, reason: 'x' })).rejects.toMatchObject({ code: 'not-found' });
	});
});

describe('the audit trail', () => {
	it('is searched by subject, actor and the beginning of a verb', async () => {
		const at = { brandKey: 'demo-gold', createdAt: NOW };
		await database.db.insert(audit).values([
			{ ...at, actor: 'user_a', action: 'lead.moved', subjectId: 'lead_1' },
			{ ...at, actor: 'user_b', action: 'lead.created', subjectId: 'lead_1' },
			{ ...at, actor: 'user_a', action: 'mail.dead', subjectId: 'mail_1' },
		]);
		const NONE = { subject: '', actor: '', action: '', after: null };
		const found = async (filter: Partial<typeof NONE>) =>
			(await searchAudit({ ctx: asAdmin(), filter: { ...NONE, ...filter } })).rows.map(({ action }) => action);
		expect(await found({})).toEqual(['mail.dead', 'lead.created', 'lead.moved']);
		expect(await found({ subject: 'lead_1', actor: 'user_a' })).toEqual(['lead.moved']);
		expect(await found({ action: 'lead.' })).toEqual(['lead.created', 'lead.moved']);
	});
});

describe('every other user', () => {
	const everything: readonly ((person: Person | null) => Promise<unknown>)[] = [
		(person) =>
			listAgenciesForAdmin({
				ctx: contextOf(database, person),
				filter: { q: '', verification: null, claims: false, after: null },
			}),
		(person) => pinBrand({ ctx: contextOf(database, person), agency: { id: 'agency_1', version: 1 }, brandKey: null }),
		(person) =>
			decideMembership({
				ctx: contextOf(database, person),
				agencyId: 'agency_1',
				programId: 'program_1',
				status: 'confirmed',
			}),
		(person) => listUsers({ ctx: contextOf(database, person), filter: { q: '', after: null } }),
		(person) => listUserChoices({ ctx: contextOf(database, person) }),
		(person) =>
			setUser({
				ctx: contextOf(database, person),
				user: { id: `user_${person}`, updatedAt: NOW },
				role: 'admin',
				agencyId: null,
				operatorKey: null,
				capabilities: [],
				isAdminMeant: true,
			}),
		(person) => listMails({ ctx: contextOf(database, person), filter: { state: 'dead', to: '', after: null } }),
		(person) => readMail({ ctx: contextOf(database, person), mailId: 'mail_1' }),
		(person) => resendMail({ ctx: contextOf(database, person), mailId: 'mail_1' }),
		(person) => listCrashes({ ctx: contextOf(database, person), filter: { isDone: false, after: null } }),
		(person) => finishCrash({ ctx: contextOf(database, person), fingerprint: 'x' }),
		(person) =>
			listAllLeads({
				ctx: contextOf(database, person),
				filter: { status: null, agency: null, brandKey: null, after: null },
			}),
		(person) => openCard({ ctx: contextOf(database, person), leadId: 'lead_1', reason: 'x' }),
		(person) =>
			searchAudit({ ctx: contextOf(database, person), filter: { subject: '', actor: '', action: '', after: null } }),
	];

	it.each([null, ...EVERYBODY.filter((person) => person !== 'admin')])('%s', async (person) => {
		for (const verb of everything) await expect(verb(person)).rejects.toMatchObject({ code: 'forbidden' });
	});
});

describe('query plans', () => {
	const { after, ...NONE } = { after: `${NOW}.77`, status: null, agency: null, brandKey: null };
	it.each<[string, (db: TestDatabase['db']) => { toSQL: () => { sql: string; params: unknown[] } }]>([
		['agencies by name', (db) => agenciesQuery(db, { q: 'n', verification: null, claims: false, after: null })],
		['agencies by verification', (db) => agenciesQuery(db, { q: '', verification: 'requested', claims: false, after })],
		['memberships', (db) => membershipsQuery(db, [1, 2])],
		['users by name', (db) => usersQuery(db, { q: 'n', after: null, now: NOW })],
		['users, later page', (db) => usersQuery(db, { q: '', after, now: NOW })],
		['mails', (db) => mailsQuery(db, { state: 'dead', to: '', after })],
		['mails to an address', (db) => mailsQuery(db, { state: 'dead', to: 'ada@', after })],
		['mail counts', (db) => mailCounts(db)],
		['crashes', (db) => crashesQuery(db, { isDone: false, after })],
		['leads, later page', (db) => allLeadsQuery(db, { ...NONE, after })],
		['leads by status', (db) => allLeadsQuery(db, { ...NONE, status: 'requestedBooking', after })],
		['leads by agency', (db) => allLeadsQuery(db, { ...NONE, agency: 'agency_1', after: null })],
		['leads by client', (db) => allLeadsQuery(db, { ...NONE, client: 'ada thorne', after: null })],
		['leads by brand', (db) => allLeadsQuery(db, { ...NONE, brandKey: 'demo-gold', after: null })],
		['audit by subject', (db) => auditQuery(db, { subject: 'x', actor: '', action: '', after: null })],
		['audit by actor', (db) => auditQuery(db, { subject: '', actor: 'x', action: '', after: null })],
		['audit by verb', (db) => auditQuery(db, { subject: '', actor: '', action: 'lead.', after: null })],
	])('%s', async (_, build) => {
		const { sql, params } = build(database.db).toSQL();
		const { rows } = await database.db.$client.execute({ sql: `explain query plan ${sql}`, args: params as string[] });
		expect(rows.map(({ detail }) => String(detail)).filter((line) => /^SCAN/.test(line))).toEqual([]);
	});

	it('mails to blank are those that still have a body', async () => {
		const { sql, params } = purgeBodies(database.db, NOW).toSQL();
		const { rows } = await database.db.$client.execute({ sql: `explain query plan ${sql}`, args: params as string[] });
		expect(rows.map(({ detail }) => String(detail)).join()).toContain('mail_outbox_body (state=? AND sent_at<?)');
	});
});
