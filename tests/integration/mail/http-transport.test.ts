import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { OutgoingMail } from '~/domain/mail/outbox/mail-transport';
import { freePort } from '../../../workers/local/free-port';
import { httpTransport } from '../../../workers/mailer/http-transport';

const mail: OutgoingMail = {
	id: 'mail_1',
	messageId: '<mail_1@firnlicht.example>',
	fromName: 'Firnlicht',
	fromAddress: 'info@firnlicht.example',
	toAddress: 'guest@example.com',
	replyTo: 'team@firnlicht.example',
	listUnsubscribe: null,
	threadRoot: null,
	subject: 'Größe',
	html: '<p>x</p>',
	plainText: 'x',
	files: [{ name: 'Plan.pdf', contentType: 'application/pdf', bytes: new Uint8Array(100).fill(255) }],
	requestId: 'request-1',
	createdAt: 0,
};

let server: Server | undefined;
afterEach(() => {
	server?.closeAllConnections();
	server?.close();
});

/** Answers every request with a status, or breaks the line for 0; keeps what came. */
async function startService(status: number) {
	const seen: { headers: Record<string, unknown>; body: string; hadBeforeData: boolean }[] = [];
	const state = { hadBeforeData: false };
	server = createServer(async (request, response) => {
		let body = '';
		for await (const chunk of request) body += chunk;
		seen.push({ headers: request.headers, body, hadBeforeData: state.hadBeforeData });
		if (status === 0) request.socket.destroy();
		else response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end('guest@example.com is bad');
	});
	await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
	const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`;
	const send = (honoursIdempotencyKey: boolean) =>
		httpTransport({ url, token: 'secret', honoursIdempotencyKey }).send(mail, async () => {
			state.hadBeforeData = true;
		});
	return { seen, send };
}

test('posts JSON with token and key, after the outbox was told', async () => {
	const { seen, send } = await startService(202);
	expect(await send(false)).toEqual({ outcome: 'sent' });
	expect(seen).toHaveLength(1);
	expect(seen[0]).toMatchObject({
		hadBeforeData: true,
		headers: { authorization: 'Bearer secret', 'idempotency-key': mail.messageId, 'content-type': 'application/json' },
	});
	expect(JSON.parse(seen[0]?.body ?? '')).toEqual({
		messageId: mail.messageId,
		from: { name: 'Firnlicht', email: 'info@firnlicht.example' },
		to: [{ email: 'guest@example.com' }],
		replyTo: { email: 'team@firnlicht.example' },
		headers: [{ name: 'X-Request-ID', value: 'request-1' }],
		subject: 'Größe',
		text: 'x',
		html: '<p>x</p>',
		attachments: [
			{ filename: 'Plan.pdf', contentType: 'application/pdf', content: Buffer.alloc(100, 255).toString('base64') },
		],
	});
});

test.each([
	[400, 'refused', 'refused'],
	[422, 'refused', 'refused'],
	[401, 'retry', 'retry'],
	[429, 'retry', 'retry'],
	[503, 'retry', 'retry'],
	[409, 'uncertain', 'retry'],
	[500, 'uncertain', 'retry'],
	[504, 'uncertain', 'retry'],
	[404, 'retry', 'retry'],
	[302, 'retry', 'retry'],
	[0, 'uncertain', 'retry'],
])('%i means %s, and %s where the key is honoured', async (status, plain, keyed) => {
	const { send } = await startService(status);
	const results = [await send(false), await send(true)];
	expect(results.map(({ outcome }) => outcome)).toEqual([plain, keyed]);
	expect(JSON.stringify(results)).not.toContain('guest');
});

test('a service that is not there leaves the outcome open: fetch does not say how far it came', async () => {
	const url = `http://127.0.0.1:${await freePort()}/`;
	const transport = httpTransport({ url, token: 'x', honoursIdempotencyKey: false });
	expect(await transport.send(mail, async () => undefined)).toMatchObject({ outcome: 'uncertain' });
});
