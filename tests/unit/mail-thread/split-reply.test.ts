import { describe, expect, it } from 'vitest';
import { splitReply } from '~/domain/mail-thread/split-reply';

const QUOTED = ['> Dear Mrs Roth,', '>', '> the chalet has a cot.', '> Clara'].join('\n');

describe('a reply by mail', () => {
	it.each([
		['Gmail', 'On Thu, 26 Nov 2026 at 10:02, Clara Engels <reply+x@reply.example> wrote:'],
		['Gmail, wrapped', 'On Thu, 26 Nov 2026 at 10:02, Clara Engels <\nreply+abc@reply.example> wrote:'],
		['Gmail, German', 'Am Do., 26. Nov. 2026 um 10:02 Uhr schrieb Clara Engels <reply+x@reply.example>:'],
		['Gmail, German, wrapped', 'Am Do., 26. Nov. 2026 um 10:02 Uhr schrieb Clara Engels <\nreply+x@reply.example>:'],
		['Apple Mail', 'On 26. Nov 2026, at 10:02, Clara Engels <reply+x@reply.example> wrote:'],
		['Apple Mail, German', 'Am 26.11.2026 um 10:02 schrieb Clara Engels <reply+x@reply.example>:'],
		['Apple Mail, French', 'Le 26 nov. 2026 à 10:02, Clara Engels <reply+x@reply.example> a écrit :'],
		['Thunderbird', 'On 26/11/2026 10:02, Clara Engels wrote:'],
		['Thunderbird, German', 'Am 26.11.26 um 10:02 schrieb Clara Engels:'],
	])('over the quoted mail: %s', (_, head) => {
		const { body, quoted } = splitReply(`Thank you!\n\nIs breakfast included?\n\n${head}\n\n${QUOTED}\n`);
		expect(body).toBe('Thank you!\n\nIs breakfast included?');
		expect(quoted).toBe(`${head}\n\n${QUOTED}`);
	});

	it.each([
		[
			'Outlook',
			'From: Clara Engels <a@b.example>\nSent: Thursday, 26 November 2026 10:02\nTo: Jana Roth\nSubject: Your question',
		],
		[
			'Outlook, German',
			'Von: Clara Engels <a@b.example>\nGesendet: Donnerstag, 26. November 2026 10:02\nAn: Jana Roth\nBetreff: Ihre Frage',
		],
		[
			'Outlook with a rule',
			'________________________________\nVon: Clara Engels\nGesendet: Donnerstag\nAn: Jana\nBetreff: Ihre Frage',
		],
		[
			'Outlook, old',
			'-----Ursprüngliche Nachricht-----\nVon: Clara Engels\nGesendet: Donnerstag\nAn: Jana\nBetreff: Ihre Frage',
		],
		[
			'Outlook on the web',
			'________________________________\n\n*From:* Clara Engels\n*Sent:* Thursday\n*To:* Jana\n*Subject:* Hello',
		],
	])('over an earlier mail without marks: %s', (_, head) => {
		const { body, quoted } = splitReply(`Sehr gerne.\n\n${head}\n\nDear Jana,\nthe chalet has a cot.`);
		expect(body).toBe('Sehr gerne.');
		expect(quoted).toContain('the chalet has a cot.');
	});

	it('under the quoted mail', () => {
		const { body, quoted } = splitReply(`Am 26.11.26 um 10:02 schrieb Clara Engels:\n${QUOTED}\n\nJa, sehr gerne.\n`);
		expect(body).toBe('Ja, sehr gerne.');
		expect(quoted).toContain('the chalet has a cot.');
	});

	it('between quoted lines stays whole', () => {
		const text = `On 26/11/2026 10:02, Clara wrote:\n> Do you need a cot?\n\nYes, one.\n\n> And a high chair?\n\nNo.`;
		expect(splitReply(text)).toEqual({ body: text, quoted: null });
	});

	it.each([
		['a mark', '-- \nJana Roth\n+41 44 000 00 00'],
		['an iPhone', 'Sent from my iPhone'],
		['an iPhone, German', 'Von meinem iPhone gesendet'],
		['Outlook for Android', 'Gesendet von Outlook für Android'],
	])('ends with its signature: %s', (_, signature) => {
		expect(splitReply(`Yes, please.\n\n${signature}\n`)).toEqual({
			body: 'Yes, please.',
			quoted: signature.replace('-- ', '--'),
		});
		const above = splitReply(`Yes, please.\n\n${signature}\n\nAm 26.11.26 um 10:02 schrieb Clara:\n${QUOTED}`);
		expect(above.body).toBe('Yes, please.');
		expect(above.quoted).toContain(signature.replace('-- ', '--'));
		const below = splitReply(`Yes, please.\n\nAm 26.11.26 um 10:02 schrieb Clara:\n${QUOTED}\n\n${signature}\n`);
		expect(below.body).toBe('Yes, please.');
		expect(below.quoted).toContain(signature.replace('-- ', '--'));
	});

	it.each([
		['without anything else', 'Yes, please.'],
		['with words that look like a head', 'Liebe Clara,\n\nam Samstag schrieb ich Ihnen:\nWir kommen später an.'],
		['with a line of dashes', 'Our plan:\n----------\nSki on Monday.\n----------\nRest on Tuesday.'],
		['with two headed lines', 'Von: Zürich\nAn: Zermatt\n\nWie lange dauert das?'],
		['that is nothing but a quote', QUOTED],
		['with a long text after a mark', `Hello\n--\n${'line\n'.repeat(20).trim()}`],
	])('is kept whole %s', (_, text) => {
		expect(splitReply(text)).toEqual({ body: text, quoted: null });
	});

	it('loses no word of any text', () => {
		const pieces = [
			'Yes.',
			'',
			'> quoted',
			'On 1 Jan 2026, A <a@b.example> wrote:',
			'-- ',
			'Von: a',
			'An: b',
			'Betreff: c',
			'____________',
		];
		let seed = 7;
		const next = (most: number) => {
			seed = (seed * 48_271) % 2_147_483_647;
			return seed % most;
		};
		for (let round = 0; round < 2000; round += 1) {
			const lines = Array.from({ length: next(9) }, () => pieces[next(pieces.length)] ?? '');
			const { body, quoted } = splitReply(lines.join('\n'));
			const sorted = (text: string) => text.split(/\s+/).filter(Boolean).sort();
			expect(sorted(`${body}\n${quoted ?? ''}`)).toEqual(sorted(lines.join('\n')));
		}
	});

	/** Half a minute to many minutes each with two runs that both take blanks. */
	it.each([
		['blanks', ' '],
		['blanks that do not break', '\u00a0'],
		['lines', '\n'],
		['marks', '> \n'],
		['a rule', '_'],
		['rules', '____________\n\n'],
		['heads', 'From: x\n'],
		['a long head', 'On 1 wrote: x'],
		['wrapped heads', 'On 1\nx\ny\n'],
		['heads under a rule', '____________\n\nFrom: x\nTo: y\n'],
		['signatures', '--\n'],
		['heads among marks', 'a wrote: x\n> b\n'],
	])('is read in a moment, whatever it is made of: %s', (_, piece) => {
		const text = piece.repeat(Math.ceil(400_000 / piece.length));
		const started = Date.now();
		for (const each of [text, `x${text}`, `${text}x`, `Yes.\n${text}Sent from my iPhone`]) splitReply(each);
		expect(Date.now() - started).toBeLessThan(10_000);
	});
});
