import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailOutbox } from '#db/schema/mail';
import { freePort } from '../../../workers/local/free-port';
import { type MailServer, startMailServer } from '../../../workers/local/mail-server';
import type { TestDatabase } from '../database';
import { enqueueTestMail, onlyMail, startMailDatabase } from './mail-database';
import { type MailerInRuntime, startMailer } from './mailer-in-runtime';
import { type Script, startScriptedServer } from './scripted-smtp-server';
import { bundleWorker } from './worker-bundle';

let base: TestDatabase;
let bundle: string;
let folder: string;

beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), 'firnlicht-mailer-'));
	[base, bundle] = await Promise.all([startMailDatabase(), bundleWorker('mailer')]);
}, 60_000);
afterAll(async () => {
	await base.stop();
	rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => base.db.delete(mailOutbox));

async function until<T>(look: () => Promise<T | null | undefined | false>, seconds: number): Promise<T> {
	const end = Date.now() + seconds * 1000;
	while (Date.now() < end) {
		const found = await look();
		if (found) return found;
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
	throw new Error(`nothing within ${seconds} s`);
}

describe('with the mail server of this machine', () => {
	let server: MailServer;
	let mailer: MailerInRuntime;
	let smtpPort: number;
	beforeAll(async () => {
		smtpPort = await freePort();
		server = await startMailServer({ smtpPort, webPort: 0, folder });
		mailer = await startMailer(bundle, { LIBSQL_URL: base.url, SMTP_PORT: String(smtpPort), SMTP_SECURITY: 'none' });
	});
	afterAll(async () => {
		await mailer.stop();
		await server.stop();
	});
	beforeEach(() => fetch(`${server.webUrl}/api/messages`, { method: 'DELETE' }));

	async function inbox() {
		const response = await fetch(`${server.webUrl}/api/messages`);
		return (await response.json()) as { id: string; subject: string; to: string[] }[];
	}

	test('RPC: the mail arrives as it was written', async () => {
		const id = await enqueueTestMail(base.db, Date.now());
		expect(await mailer.wake()).toMatchObject({ sent: 1, nextDueAt: null });
		const [summary] = await inbox();
		expect(summary).toMatchObject({ to: ['guest@example.com'] });
		const source = await (await fetch(`${server.webUrl}/messages/${summary?.id}/source`)).text();
		const mail = await PostalMime.parse(source);
		expect(mail).toMatchObject({
			messageId: `<${id}@firnlicht.example>`,
			from: { name: 'Firnlicht – Häuser', address: 'info@firnlicht.example' },
			replyTo: [{ address: 'team@firnlicht.example' }],
			subject: 'Ihre Anfrage für das Chalet Weißhorn in Zermatt, 19. bis 26. Dezember 2026',
		});
		expect(mail.text?.trimEnd()).toBe('.Punkt am Anfang\n..und zwei\nGrüße – 24 500 EUR');
		expect(mail.html?.trimEnd()).toBe('<p>Grüße</p>\n.dot');
		const lines = source.split('\r\n');
		expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(100);
		expect(source).toMatch(/^[\r\n\x20-\x7e]*$/);
	});

	test('queue: a message wakes it; a mail server that was restarted gets the mail by itself, once', async () => {
		await server.stop();
		await enqueueTestMail(base.db, Date.now());
		await mailer.queue();
		await until(
			async () => (await onlyMail(base.db)).attempts === 1 && (await onlyMail(base.db)).state === 'pending',
			10,
		);
		server = await startMailServer({ smtpPort, webPort: 0, folder });
		// no further wake-up from here: the mailer asked for its own
		await until(async () => (await onlyMail(base.db)).state === 'sent', 15);
		expect(await onlyMail(base.db)).toMatchObject({ attempts: 2 });
		expect(await inbox()).toHaveLength(1);
	}, 40_000);
});

test.each<[string, Script, string]>([
	['drop before DATA', { RCPT: 'drop' }, 'pending'],
	['drop after the body', { body: 'drop' }, 'uncertain'],
	['refusal', { RCPT: '550 5.1.1 unknown' }, 'dead'],
])('%s ends at once, in workerd too', async (_, script, state) => {
	const server = await startScriptedServer(script);
	const mailer = await startMailer(bundle, {
		LIBSQL_URL: base.url,
		SMTP_PORT: String(server.port),
		SMTP_SECURITY: 'none',
	});
	await enqueueTestMail(base.db, Date.now());
	const started = Date.now();
	await mailer.wake();
	expect(Date.now() - started).toBeLessThan(5000);
	expect((await onlyMail(base.db)).state).toBe(state);
	await mailer.stop();
	await server.stop();
});
