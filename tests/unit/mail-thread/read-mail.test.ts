import { describe, expect, it } from 'vitest';
import { readMail } from '~/domain/mail-thread/read-mail';

const SENDER = 'jana@roth.example';
const HEAD = [
	'From: =?UTF-8?Q?Jana_M=C3=BCller-Roth?= <jana@roth.example>',
	'Message-ID: <abc@mail.example>',
	'MIME-Version: 1.0',
];

/** A mail whose body is given as bytes of Latin-1, one for each character. */
function mail(lines: readonly string[], sender = SENDER) {
	const text = [...HEAD, ...lines].join('\r\n');
	return readMail(
		Uint8Array.from([...text], (letter) => letter.charCodeAt(0)),
		sender,
	);
}
const utf8 = (text: string) => String.fromCharCode(...new TextEncoder().encode(text));

describe('a mail that comes in', () => {
	it('of Gmail: two forms of one text, quoted-printable, the quote under it', async () => {
		const found = await mail([
			'Content-Type: multipart/alternative; boundary="b"',
			'',
			'--b',
			'Content-Type: text/plain; charset="UTF-8"',
			'Content-Transfer-Encoding: quoted-printable',
			'',
			'Sch=C3=B6n, vielen Dank! Wir nehmen das gr=C3=B6=C3=9Fere Chalet und w=',
			'=C3=BCnschen uns ein Kinderbett.',
			'',
			'Am Do., 26. Nov. 2026 um 10:02 Uhr schrieb Clara Engels <',
			'reply+4pwqkz6abzvqwrehnjv9986bnx@reply.example>:',
			'',
			'> Liebe Frau M=C3=BCller-Roth,',
			'> das Chalet hat zwei Kinderbetten.',
			'--b',
			'Content-Type: text/html; charset="UTF-8"',
			'',
			'<div dir="ltr">Not this one</div>',
			'--b--',
		]);
		expect(found).toMatchObject({
			...{ messageId: 'abc@mail.example', from: { name: 'Jana Müller-Roth', address: 'jana@roth.example' } },
			body: 'Schön, vielen Dank! Wir nehmen das größere Chalet und wünschen uns ein Kinderbett.',
			quoted: expect.stringContaining('zwei Kinderbetten'),
			...{ files: [], isCut: false, isAutomatic: false },
		});
	});

	it('of Outlook: HTML alone, the earlier mail under its head', async () => {
		const found = await mail([
			'Content-Type: text/html; charset="iso-8859-1"',
			'Content-Transfer-Encoding: quoted-printable',
			'',
			'<html><head><style>p{margin:0}</style></head><body><div>Gr=FC=DFe aus Z=FCrich, ja gerne.</div><div><br></div>',
			'<div id=3D"appendonsend"></div><hr style=3D"width:98%"><div dir=3D"ltr"><b>Von:</b> Clara Engels &lt;a@b.example&gt;<br>',
			'<b>Gesendet:</b> Donnerstag, 26. November 2026 10:02<br><b>An:</b> Jana<br><b>Betreff:</b> Ihre Frage</div>',
			'<div>Das Chalet hat ein Kinderbett.</div></body></html>',
		]);
		expect(found?.body).toBe('Grüße aus Zürich, ja gerne.');
		expect(found?.quoted).toContain('Das Chalet hat ein Kinderbett.');
	});

	it('of Apple Mail: base64, emoji, a picture beside it', async () => {
		const text = btoa(
			utf8(
				'Perfect 🎿👨‍👩‍👧\n\nSent from my iPhone\n\n> On 26 Nov 2026, at 10:02, Clara Engels <a@b.example> wrote:\n> \n> Yes.\n',
			),
		);
		const found = await mail([
			'Content-Type: multipart/mixed; boundary="b"',
			'',
			'--b',
			'Content-Type: text/plain; charset=utf-8',
			'Content-Transfer-Encoding: base64',
			'',
			text,
			'--b',
			'Content-Type: image/jpeg; name="IMG_0042.jpg"',
			'Content-Disposition: attachment; filename="IMG_0042.jpg"',
			'Content-Transfer-Encoding: base64',
			'',
			btoa('not a picture'),
			'--b--',
		]);
		expect(found).toMatchObject({ body: 'Perfect 🎿👨‍👩‍👧', files: ['IMG_0042.jpg'] });
		expect(found?.quoted).toContain('Sent from my iPhone');
	});

	it('that is written under the quote, in ISO-8859-1', async () => {
		const found = await mail([
			'Content-Type: text/plain; charset=iso-8859-1',
			'Content-Transfer-Encoding: 8bit',
			'',
			'Am 26.11.26 um 10:02 schrieb Clara Engels:',
			'> Brauchen Sie ein Kinderbett?',
			'',
			'Ja, f\u00fcr zwei N\u00e4chte.',
		]);
		expect(found?.body).toBe('Ja, für zwei Nächte.');
	});

	it('from right to left, and without a Message-ID', async () => {
		const found = await mail(['Content-Type: text/plain; charset=utf-8', '', utf8('תודה רבה, נתראה בקרוב!')]);
		expect(found?.body).toBe('תודה רבה, נתראה בקרוב!');
	});

	it.each([
		['is no program’s for a person', [], SENDER, false],
		['is no program’s where it says so', ['Auto-Submitted: no'], SENDER, false],
		['is a program’s that answers', ['Auto-Submitted: auto-replied (vacation)'], SENDER, true],
		['is a program’s in bulk', ['Precedence: bulk'], SENDER, true],
		['is a program’s of a list', ['List-Id: <x.example>'], SENDER, true],
		['is a bounce without a sender', [], '<>', true],
	])('%s', async (_, headers, sender, isAutomatic) => {
		const found = await mail([...headers, 'Content-Type: text/plain', '', 'Away'], sender);
		expect(found?.isAutomatic).toBe(isAutomatic);
	});

	it('that holds another mail names it as a file and says none of its words', async () => {
		const found = await mail([
			'Content-Type: multipart/mixed; boundary="b"',
			'',
			'--b',
			'Content-Type: text/plain',
			'',
			'See below.',
			'--b',
			'Content-Type: message/rfc822',
			'',
			'From: other@x.example',
			'',
			'Our commission is 12 percent.',
			'--b--',
		]);
		expect(found).toMatchObject({ body: 'See below.', quoted: null, files: ['message/rfc822'] });
	});

	it.each([
		['one', 'Agent <agent@people.example>', true],
		['a comment beside one', 'agent@people.example (<other@x.example>)', true],
		['two', 'agent@people.example, other@x.example', false],
		['a group', 'team: agent@people.example, other@x.example;', false],
		['two heads', 'agent@people.example\r\nFrom: other@x.example', false],
	])('has %s as its author', async (_, from, hasOneAuthor) => {
		const raw = new TextEncoder().encode(`From: ${from}\r\nContent-Type: text/plain\r\n\r\nx`);
		expect((await readMail(raw, SENDER))?.hasOneAuthor).toBe(hasOneAuthor);
	});

	it.each([
		['lines', 'Content-Type: text/plain\r\n\r\n', 'a\r\n'],
		['wrapped lines', 'Content-Type: text/plain; format=flowed\r\n\r\n', 'a \r\n'],
		['parts', 'Content-Type: multipart/mixed; boundary=b\r\n\r\n', '--b\r\n\r\nx\r\n'],
		['heads', '', 'X-A: b\r\n'],
	])('is none with more %s than a person writes, which is known in a moment', async (_, head, piece) => {
		const raw = new TextEncoder().encode(`From: a@b.example\r\n${head}${piece.repeat(9_000_000 / piece.length)}`);
		const started = Date.now();
		expect(await readMail(raw, SENDER)).toBeNull();
		expect(Date.now() - started).toBeLessThan(10_000);
	});

	it('has names of one line and one direction, whatever a header holds', async () => {
		const found = await readMail(
			new TextEncoder().encode('From: "A\u0007  B" <a@b.example>\r\nContent-Type: text/plain\r\n\r\nx'),
			SENDER,
		);
		expect(found?.from).toEqual({ name: 'A B', address: 'a@b.example' });
		const turned = new TextEncoder().encode('From: "A\u202egpj.B" <a@b.example>\r\nContent-Type: text/plain\r\n\r\nx');
		expect((await readMail(turned, SENDER))?.from.name).toBe('A gpj.B');
	});

	it('is none without a sender, and with parts in parts without an end', async () => {
		expect(await readMail(new TextEncoder().encode('hello'), SENDER)).toBeNull();
		const nested = Array.from(
			{ length: 60 },
			(_, at) => `Content-Type: multipart/mixed; boundary="b${at}"\r\n\r\n--b${at}\r\n`,
		);
		expect(await readMail(new TextEncoder().encode(`From: a@b.example\r\n${nested.join('')}`), SENDER)).toBeNull();
	});
});
