import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import type { OutgoingMail } from '~/domain/mail/outbox/mail-transport';
import { mimeMessage } from '../../../workers/mailer/mime-message';
import { quotedPrintable } from '../../../workers/mailer/quoted-printable';

const mail: OutgoingMail = {
	id: 'mail_1',
	messageId: '<mail_1@firnlicht.example>',
	fromName: 'Firnlicht',
	fromAddress: 'info@firnlicht.example',
	toAddress: 'guest@example.com',
	replyTo: null,
	listUnsubscribe: null,
	threadRoot: null,
	subject: 'Enquiry',
	html: '<p>x</p>',
	plainText: 'x',
	files: [],
	requestId: null,
	createdAt: Date.UTC(2026, 10, 20, 9, 46),
};

test.each([
	'Plain',
	'Ihre Anfrage für das Chalet Weißhorn – 19. bis 26. Dezember 2026, größere Gruppe mit Hund 🐕',
	'=?UTF-8?B?c3Bvb2Y=?=',
	'Long and plain, long and plain, long and plain, long and plain, long and plain, long and plain',
	'Quote " and \\ backslash, (brackets)',
	'',
])('headers come back as they were: %s', async (text) => {
	const source = mimeMessage({ ...mail, subject: text, fromName: text });
	const parsed = await PostalMime.parse(source);
	expect(parsed.subject ?? '').toBe(text);
	expect(parsed.from).toMatchObject({ name: text, address: 'info@firnlicht.example' });
	const head = source.slice(0, source.indexOf('\r\n\r\n'));
	expect(Math.max(...head.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(98);
	expect(head).toMatch(/^[\r\n\x20-\x7e]*$/);
});

test('the same mail gives the same bytes, dated when it was written', () => {
	expect(mimeMessage(mail)).toBe(mimeMessage({ ...mail }));
	expect(mimeMessage(mail)).toContain('Date: Fri, 20 Nov 2026 09:46:00 +0000\r\n');
});

test('quoted-printable keeps lines short and loses nothing', async () => {
	const text = `${'Größe '.repeat(60)}\n.dot\n trailing \ttab\t\n=equals\n${'x'.repeat(300)}\nlast `;
	const encoded = quotedPrintable(text);
	expect(Math.max(...encoded.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(76);
	expect(encoded).not.toMatch(/[ \t]\r\n/);
	const parsed = await PostalMime.parse(mimeMessage({ ...mail, plainText: text }));
	expect(parsed.text?.replace(/\n$/, '')).toBe(text);
});

test('mails of a list can be ended by one click (RFC 8058), others say nothing of it', async () => {
	const listUnsubscribe = 'https://www.firnlicht.example/newsletter/unsubscribe/x';
	const { headers } = await PostalMime.parse(mimeMessage({ ...mail, listUnsubscribe }));
	const value = (name: string) => headers.find(({ key }) => key === name)?.value;
	expect(value('list-unsubscribe')).toBe(`<${listUnsubscribe}>`);
	expect(value('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
	expect(mimeMessage(mail)).not.toMatch(/^List-/m);
});

test('mails of a thread name its root, others answer nothing', async () => {
	const threadRoot = '<thread_x@reply.example>';
	const { inReplyTo, references } = await PostalMime.parse(mimeMessage({ ...mail, threadRoot }));
	expect([inReplyTo, references]).toEqual([threadRoot, threadRoot]);
	expect(mimeMessage(mail)).not.toMatch(/^(?:In-Reply-To|References)/m);
});

test('files come as they were, behind the words, whatever they are called', async () => {
	const bytes = Uint8Array.from({ length: 200_000 }, (_, at) => (at * 31) % 256);
	const names = [
		'offer.pdf',
		'Grundriß Weißhorn – Erdgeschoß, mit Maßen und vielen Bemerkungen.pdf',
		'a "quoted" name.png',
	];
	const files = names.map((name) => ({ name, contentType: 'application/pdf', bytes }));
	const source = mimeMessage({ ...mail, plainText: 'Größe', files });
	expect(Math.max(...source.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(98);
	expect(source).toMatch(/^[\r\n\x20-\x7e]*$/);
	const parsed = await PostalMime.parse(source);
	expect([parsed.text?.trim(), parsed.html?.trim()]).toEqual(['Größe', '<p>x</p>']);
	expect(parsed.attachments.map(({ filename }) => filename)).toEqual([names[0], names[1], names[2]]);
	for (const { content, mimeType, disposition } of parsed.attachments) {
		expect([mimeType, disposition]).toEqual(['application/pdf', 'attachment']);
		expect(new Uint8Array(content as ArrayBuffer)).toEqual(bytes);
	}
});
