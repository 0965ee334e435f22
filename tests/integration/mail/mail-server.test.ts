import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Failure } from '../../../workers/local/failure';
import { type MailServer, startMailServer } from '../../../workers/local/mail-server';

let folder: string;
let server: MailServer;
beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), 'firnlicht-inbox-'));
	server = await startMailServer({ smtpPort: 0, webPort: 0, folder });
});
afterAll(async () => {
	await server.stop();
	rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => fetch(`${server.webUrl}/api/messages`, { method: 'DELETE' }));

const send = (subject: string, html = '<p>Hi</p>') =>
	createTransport({ host: '127.0.0.1', port: server.smtpPort, ignoreTLS: true }).sendMail({
		from: 'Zoë <zoe@example.com>',
		to: 'one@example.com, two@example.com',
		replyTo: 'reply@example.com',
		subject,
		text: 'Hi',
		html,
	});
type Listed = { id: string; subject: string; to: string[]; receivedAt: string };
const list = async () => (await (await fetch(`${server.webUrl}/api/messages`)).json()) as Listed[];

test('lists newest first and shows one message with all its parts', async () => {
	await send('First');
	await send('Zweite – für Zoë');
	const listed = await list();
	expect(listed.map(({ subject }) => subject)).toEqual(['Zweite – für Zoë', 'First']);
	expect(listed[0]).toMatchObject({
		from: { name: 'Zoë', address: 'zoe@example.com' },
		to: ['one@example.com', 'two@example.com'],
	});
	expect(Date.now() - Date.parse(listed[0]?.receivedAt ?? '')).toBeLessThan(10_000);
	const message = await (await fetch(`${server.webUrl}/api/messages/${listed[0]?.id}`)).json();
	expect(message).toMatchObject({
		text: expect.stringContaining('Hi'),
		html: expect.stringContaining('<p>Hi</p>'),
		replyTo: [{ address: 'reply@example.com' }],
	});
});

test('answers 304 while nothing has come', async () => {
	const etag = (await fetch(`${server.webUrl}/api/messages`)).headers.get('etag') ?? '';
	const again = () => fetch(`${server.webUrl}/api/messages`, { headers: { 'if-none-match': etag } });
	expect((await again()).status).toBe(304);
	await send('New');
	expect((await again()).status).toBe(200);
});

test('a mail may show pictures and run nothing', async () => {
	await send('Hostile', '<head></head><script>parent.location="/"</script>');
	const [message] = await list();
	const frame = await fetch(`${server.webUrl}/messages/${message?.id}/html`);
	expect(frame.headers.get('content-security-policy')).toMatch(/^sandbox allow-popups.*default-src 'none'/);
	expect(frame.headers.get('content-security-policy')).not.toContain('script');
	expect((await fetch(server.webUrl)).headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('answers only to its own names, and deletes only for its own page', async () => {
	await send('Kept');
	expect(await statusFor({ host: 'evil.example' })).toBe(403);
	expect(await statusFor({ host: 'localhost:8789' })).toBe(200);
	const crossed = await fetch(`${server.webUrl}/api/messages`, {
		method: 'DELETE',
		headers: { origin: 'https://evil.example' },
	});
	expect(crossed.status).toBe(403);
	expect(await list()).toHaveLength(1);
	await fetch(`${server.webUrl}/api/messages`, { method: 'DELETE' });
	expect(await list()).toEqual([]);
});

test.each([
	'/api/messages/..%2f..%2fetc%2fpasswd',
	'/api/messages/x',
	'/messages/x/html',
	'/inbox-server.ts',
	'/%2e%2e/failure.ts',
])('%s is not found', async (path) => {
	expect((await fetch(server.webUrl + path)).status).toBe(404);
});

test('other files in the folder are ignored', async () => {
	writeFileSync(join(folder, 'notes.eml'), 'secret');
	expect(await list()).toEqual([]);
	await fetch(`${server.webUrl}/api/messages`, { method: 'DELETE' });
	expect(readdirSync(folder)).toContain('notes.eml');
});

test('messages outlive a restart, and a taken port is a sentence', async () => {
	await send('Stays');
	const options = { smtpPort: server.smtpPort, webPort: 0, folder };
	await expect(startMailServer(options)).rejects.toThrow(Failure);
	await server.stop();
	server = await startMailServer(options);
	expect((await list()).map(({ subject }) => subject)).toEqual(['Stays']);
});

/** fetch does not let the Host header be set. */
function statusFor(headers: Record<string, string>): Promise<number> {
	return new Promise((resolve, reject) => {
		request(`${server.webUrl}/api/messages`, { headers }, (response) => {
			response.resume();
			resolve(response.statusCode ?? 0);
		})
			.on('error', reject)
			.end();
	});
}
