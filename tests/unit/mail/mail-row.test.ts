import { describe, expect, test } from 'vitest';
import { headerText } from '~/domain/mail/header-text';
import { mailAddress } from '~/domain/mail/mail-address';
import { InvalidMailAddress, mailRow, type NewMail } from '~/domain/mail/outbox/mail-row';

const mail: NewMail = {
	brandKey: 'consumer',
	kind: 'enquiry-team',
	from: { name: 'Firnlicht', address: 'info@firnlicht.example' },
	to: 'team@firnlicht.example',
	replyTo: 'Guest@Example.com',
	content: { subject: 'A\r\nBcc: x@example.com', html: '<p>', text: 'x' },
};

test('a row has ids of its own, a fixed Message-ID and clean headers', () => {
	const row = mailRow({ ...mail, from: { name: 'Firn\nlicht', address: mail.from.address } }, 5000);
	expect(row.id).toMatch(/^mail_[0-9a-f]{32}$/);
	expect(row).toMatchObject({
		messageId: `<${row.id}@firnlicht.example>`,
		fromName: 'Firn licht',
		subject: 'A Bcc: x@example.com',
		replyTo: 'Guest@example.com',
		nextAttemptAt: 5000,
		createdAt: 5000,
	});
	expect(mailRow(mail, 5000).id).not.toBe(row.id);
});

test.each<[Partial<NewMail>]>([
	[{ to: 'team@firnlicht.example\r\nBcc: x@example.com' }],
	[{ to: 'a@example.com, b@example.com' }],
	[{ replyTo: '<x@example.com>' }],
	[{ from: { name: '', address: 'no' } }],
])('refuses %o', (change) => {
	expect(() => mailRow({ ...mail, ...change }, 0)).toThrow(InvalidMailAddress);
});

describe('addresses', () => {
	test.each([
		['guest@example.com', 'guest@example.com'],
		[" o'brien+alps@Mail.Example.COM ", "o'brien+alps@mail.example.com"],
		['anna@müller.example', 'anna@xn--mller-kva.example'],
		['anna@example', null],
		['a b@example.com', null],
		['a@b@example.com', null],
		['.a@example.com', null],
		['a..b@example.com', null],
		['a@[127.0.0.1]', null],
		['a@127.0.0.1', null],
		['a@example.com>', null],
		['a@example.com\n', 'a@example.com'],
		['a\n@example.com', null],
		['a@exa\nmple.com', null],
		['"a b"@example.com', null],
		['jörg@example.com', null],
		[`${'a'.repeat(65)}@example.com`, null],
		['a@-example.com', null],
		['', null],
	])('%j is %j', (input, expected) => {
		expect(mailAddress(input)).toBe(expected);
	});
});

test('header texts have one line, no control or direction marks, and an end', () => {
	expect(headerText('a\r\n\tb\u0000c\u202ed  e')).toBe('a b c d e');
	expect(headerText('x'.repeat(300))).toBe(`${'x'.repeat(199)}…`);
	expect(headerText('😀'.repeat(3), 2)).toBe('😀…');
});
