import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '#db/client';
import { audit } from '#db/schema/audit';
import { mailOutbox } from '#db/schema/mail';
import { claimDueMail } from '~/domain/mail/outbox/claim-due-mail.server';
import type { MailTransport } from '~/domain/mail/outbox/mail-transport';
import { LeaseLost, markDataStarted } from '~/domain/mail/outbox/mark-data-started.server';
import { purgeMailBodies } from '~/domain/mail/outbox/purge-mail-bodies.server';
import { recordSendResult } from '~/domain/mail/outbox/record-send-result.server';
import { RETRY_DELAYS_SECONDS } from '~/domain/mail/outbox/retry-delay';
import { sendDueMails } from '~/domain/mail/outbox/send-due-mails.server';
import { freePort } from '../../../workers/local/free-port';
import { smtpTransport } from '../../../workers/mailer/smtp-transport';
import type { TestDatabase } from '../database';
import { emptyAudit } from '../empty-audit';
import { enqueueTestMail, onlyMail, startMailDatabase } from './mail-database';
import { openNodeSocket } from './node-socket';
import { type Script, startScriptedServer } from './scripted-smtp-server';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const START = Date.UTC(2026, 10, 20, 9, 46);

let base: TestDatabase;
let now = START;
const clock = () => now;

beforeAll(async () => {
	base = await startMailDatabase();
});
afterAll(() => base.stop());
beforeEach(async () => {
	now = START;
	await base.db.delete(mailOutbox);
	await emptyAudit(base.db);
});

function send(port: number, limit = 10) {
	const transport = smtpTransport({ host: '127.0.0.1', port, security: 'none', credentials: null }, openNodeSocket);
	return sendDueMails({ db: base.db, transport, clock, limit });
}

const actions = async () => (await base.db.select().from(audit)).map(({ action }) => action);

test('a mail is sent once, with its own Message-ID', async () => {
	const server = await startScriptedServer();
	await enqueueTestMail(base.db, now);
	expect(await send(server.port)).toMatchObject({ sent: 1, nextDueAt: null });
	expect(await send(server.port)).toMatchObject({ sent: 0 });
	await server.stop();
	const mail = await onlyMail(base.db);
	expect(mail).toMatchObject({ state: 'sent', attempts: 1, sentAt: START, leaseToken: null, lastError: null });
	expect(server.messages).toHaveLength(1);
	expect(server.messages[0]).toContain(`Message-ID: ${mail.messageId}\r\n`);
	expect(server.commands.slice(0, 3)).toEqual([
		'EHLO firnlicht.example',
		'MAIL FROM:<info@firnlicht.example>',
		'RCPT TO:<guest@example.com>',
	]);
});

test('over two connections each mail goes out once, no more than allowed, and never three at once', async () => {
	const server = await startScriptedServer();
	for (let count = 0; count < 12; count += 1) await enqueueTestMail(base.db, now, `guest-${count}@example.com`);
	const smtp = smtpTransport(
		{ host: '127.0.0.1', port: server.port, security: 'none', credentials: null },
		openNodeSocket,
	);
	let open = 0;
	let most = 0;
	const transport: MailTransport = {
		async send(mail, beforeData) {
			most = Math.max(most, ++open);
			return smtp.send(mail, beforeData).finally(() => {
				open -= 1;
			});
		},
	};
	const run = (limit: number) => sendDueMails({ db: base.db, transport, clock, limit, connections: 2 });
	expect(await run(9)).toMatchObject({ sent: 9, lost: 0, nextDueAt: now });
	expect(await run(9)).toMatchObject({ sent: 3, lost: 0, nextDueAt: null });
	await server.stop();
	const receivers = server.commands.filter((command) => command.startsWith('RCPT'));
	expect([receivers.length, new Set(receivers).size, most]).toEqual([12, 12, 2]);
});

test('a mail server that is away costs one mail a try; what waits comes when it is back, once each', async () => {
	const port = await freePort();
	const first = await enqueueTestMail(base.db, now, 'one@example.com');
	await enqueueTestMail(base.db, now, 'two@example.com');
	for (const seconds of RETRY_DELAYS_SECONDS.slice(0, 4)) {
		const report = await send(port);
		expect(report).toMatchObject({ sent: 0, retried: 1, nextDueAt: now + seconds * 1000 });
		now += seconds * 1000;
	}
	const rows = await base.db.select().from(mailOutbox);
	expect(rows.map(({ state, attempts }) => [state, attempts])).toEqual([
		['pending', 4],
		['pending', 0],
	]);
	now -= 1000;
	expect(await send(port)).toMatchObject({ sent: 0, retried: 0 });

	const server = await startScriptedServer();
	await enqueueTestMail(base.db, now, 'three@example.com');
	// the new mail finds the server up and brings the others forward
	expect(await send(server.port)).toMatchObject({ sent: 3, nextDueAt: null });
	await server.stop();
	expect(server.messages).toHaveLength(3);
	const again = await base.db.select().from(mailOutbox).where(eq(mailOutbox.id, first));
	expect(server.messages.filter((message) => message.includes(again[0]?.messageId ?? 'none'))).toHaveLength(1);
});

test('after the last try a mail is dead, with an audit row', async () => {
	const server = await startScriptedServer({ MAIL: '451 4.3.0 later' });
	await enqueueTestMail(base.db, now);
	for (const seconds of RETRY_DELAYS_SECONDS) {
		expect(await send(server.port)).toMatchObject({ retried: 1 });
		now += seconds * 1000;
	}
	expect(await send(server.port)).toMatchObject({ dead: 1, nextDueAt: null });
	await server.stop();
	expect(await onlyMail(base.db)).toMatchObject({ state: 'dead', attempts: 12, lastError: 'MAIL 451 4.3.0' });
	expect(await actions()).toEqual(['mail.dead']);
});

describe('the result depends on the mail server', () => {
	test.each<[string, Script, { state: string; lastError: string | null; actions: string[] }]>([
		[
			'drop at the greeting',
			{ greeting: 'drop' },
			{ state: 'pending', lastError: 'server away: session: connection closed', actions: [] },
		],
		['drop at RCPT', { RCPT: 'drop' }, { state: 'pending', lastError: 'before DATA: connection closed', actions: [] }],
		['drop at DATA', { DATA: 'drop' }, { state: 'pending', lastError: 'DATA: connection closed', actions: [] }],
		[
			'drop after the body',
			{ body: 'drop' },
			{ state: 'uncertain', lastError: 'body: connection closed', actions: ['mail.uncertain'] },
		],
		[
			'550 at RCPT',
			{ RCPT: '550 5.1.1 <guest@example.com> unknown' },
			{ state: 'dead', lastError: 'RCPT 550 5.1.1', actions: ['mail.dead'] },
		],
		['450 at RCPT', { RCPT: '450 4.2.0 greylisted' }, { state: 'pending', lastError: 'RCPT 450 4.2.0', actions: [] }],
		['421 at MAIL', { MAIL: '421 closing' }, { state: 'pending', lastError: 'server away: MAIL 421', actions: [] }],
		[
			'530 at MAIL',
			{ MAIL: '530 5.7.0 sign in' },
			{ state: 'pending', lastError: 'server away: MAIL 530 5.7.0', actions: [] },
		],
		[
			'554 at the greeting',
			{ greeting: '554 no' },
			{ state: 'pending', lastError: 'server away: greeting 554', actions: [] },
		],
		[
			'552 at the body',
			{ body: '552 5.3.4 too big' },
			{ state: 'dead', lastError: 'body 552 5.3.4', actions: ['mail.dead'] },
		],
		['452 at the body', { body: '452 4.3.1 full' }, { state: 'pending', lastError: 'body 452 4.3.1', actions: [] }],
		[
			'nonsense after the body',
			{ body: 'hello' },
			{ state: 'uncertain', lastError: 'body: not an SMTP answer', actions: ['mail.uncertain'] },
		],
	])('%s', async (_, script, expected) => {
		const server = await startScriptedServer(script);
		await enqueueTestMail(base.db, now);
		await send(server.port);
		const { state, lastError, dataStartedAt } = await onlyMail(base.db);
		expect({ state, lastError, actions: await actions() }).toEqual(expected);
		if (state === 'pending') expect(dataStartedAt).toBeNull();
		// healed, it goes out at the next try, unless a person has to decide
		server.script = {};
		now += MINUTE;
		await send(server.port);
		await server.stop();
		expect((await onlyMail(base.db)).state).toBe(state === 'pending' ? 'sent' : state);
	});
});

const idsOf = (messages: readonly string[]) => new Set(messages.map((text) => /^Message-ID: (.*)$/m.exec(text)?.[1]));

test('workers at once send one copy of each, and leave none for later', async () => {
	const server = await startScriptedServer();
	for (let count = 0; count < 8; count += 1) await enqueueTestMail(base.db, now, `guest${count}@example.com`);
	const reports = await Promise.all([send(server.port), send(server.port), send(server.port)]);
	expect(reports.map(({ retried, uncertain, dead }) => retried + uncertain + dead)).toEqual([0, 0, 0]);
	expect(reports.reduce((sum, { sent }) => sum + sent, 0)).toBe(8);
	now += (RETRY_DELAYS_SECONDS[0] ?? 0) * 1000;
	await send(server.port);
	await server.stop();
	expect([server.messages.length, idsOf(server.messages).size]).toEqual([8, 8]);
	const rows = await base.db.select().from(mailOutbox);
	expect(rows.map(({ state, attempts }) => [state, attempts])).toEqual(Array.from({ length: 8 }, () => ['sent', 1]));
});

test('a database that another writer holds for a while neither delays nor doubles a mail', async () => {
	const server = await startScriptedServer();
	for (let count = 0; count < 4; count += 1) await enqueueTestMail(base.db, now, `guest${count}@example.com`);
	const other = openDatabase({ url: base.url });
	const writers = { isOver: false };
	const writing = (async () => {
		while (!writers.isOver) {
			const held = await other.$client.transaction('write');
			await held.execute("update brand set name = 'Firnlicht'");
			await new Promise((resolve) => setTimeout(resolve, 120));
			await held.commit();
		}
	})();
	const reports = await Promise.all([send(server.port), send(server.port)]);
	writers.isOver = true;
	await writing;
	await server.stop();
	expect(reports.map(({ retried, uncertain, dead, lost }) => retried + uncertain + dead + lost)).toEqual([0, 0]);
	expect([server.messages.length, idsOf(server.messages).size]).toEqual([4, 4]);
});

test('a lapsed lease before DATA is due again, and the slow worker may not send any more', async () => {
	await enqueueTestMail(base.db, now);
	const slow = await claimDueMail({ db: base.db, now });
	if (!slow) throw new Error('nothing claimed');
	now += 3 * MINUTE;
	const server = await startScriptedServer();
	expect(await send(server.port)).toMatchObject({ sent: 1 });
	await server.stop();
	await expect(markDataStarted({ db: base.db, no: slow.no, leaseToken: slow.leaseToken, now })).rejects.toThrow(
		LeaseLost,
	);
	expect(await recordSendResult({ db: base.db, mail: slow, result: { outcome: 'sent' }, now })).toBe('lost');
	expect(await onlyMail(base.db)).toMatchObject({ state: 'sent', attempts: 2 });
});

test('a lapsed lease after DATA is uncertain and stays so, unless its worker comes back with the outcome', async () => {
	await enqueueTestMail(base.db, now);
	const slow = await claimDueMail({ db: base.db, now });
	if (!slow) throw new Error('nothing claimed');
	await markDataStarted({ db: base.db, no: slow.no, leaseToken: slow.leaseToken, now });
	now += 6 * MINUTE;
	const server = await startScriptedServer();
	expect(await send(server.port)).toMatchObject({ sent: 0 });
	now += DAY;
	await send(server.port);
	await server.stop();
	expect(server.messages).toHaveLength(0);
	expect(await onlyMail(base.db)).toMatchObject({ state: 'uncertain', lastError: 'lease lapsed after DATA' });
	expect(await actions()).toEqual(['mail.uncertain']);
	expect(await recordSendResult({ db: base.db, mail: slow, result: { outcome: 'sent' }, now })).toBe('sent');
	expect(await onlyMail(base.db)).toMatchObject({ state: 'sent', leaseToken: null });
});

test('a transport that breaks after DATA leaves the mail uncertain; before it, pending', async () => {
	const breaking = (isAfter: boolean): MailTransport => ({
		async send(_mail, beforeData) {
			if (isAfter) await beforeData();
			throw new TypeError('guest@example.com went wrong');
		},
	});
	await enqueueTestMail(base.db, now);
	await sendDueMails({ db: base.db, transport: breaking(false), clock, limit: 1 });
	expect(await onlyMail(base.db)).toMatchObject({ state: 'pending', lastError: 'unexpected TypeError' });
	now += MINUTE;
	await sendDueMails({ db: base.db, transport: breaking(true), clock, limit: 1 });
	expect(await onlyMail(base.db)).toMatchObject({ state: 'uncertain', lastError: 'unexpected TypeError' });
});

test('bodies of mails sent more than 30 days ago are blanked', async () => {
	const server = await startScriptedServer();
	await enqueueTestMail(base.db, now);
	await send(server.port);
	await server.stop();
	expect(await purgeMailBodies({ db: base.db, now: now + 29 * DAY })).toBe(0);
	expect(await purgeMailBodies({ db: base.db, now: now + 31 * DAY })).toBe(1);
	expect(await purgeMailBodies({ db: base.db, now: now + 32 * DAY })).toBe(0);
	expect(await onlyMail(base.db)).toMatchObject({ state: 'sent', html: '', plainText: '', replyTo: null });
});
