import { describe, expect, it } from 'vitest';
import { htmlText } from '~/domain/mail-thread/html-text';
import { splitReply } from '~/domain/mail-thread/split-reply';

describe('the text of an HTML mail', () => {
	it.each([
		['paragraphs', '<p>Dear Clara,</p><p>yes&nbsp;please &amp; thanks</p>', 'Dear Clara,\n\nyes\u00a0please & thanks'],
		['lines', 'One<br>two<br/>three', 'One\ntwo\nthree'],
		['divs of Gmail', '<div dir="ltr">One<div><br></div><div>two</div></div>', 'One\n\ntwo'],
		['entities', '<p>Gr&uuml;&szlig;e &#8211; &#x1F3BF;</p>', 'Grüße – 🎿'],
		['a list', '<ul><li>Cot</li><li>High chair</li></ul>', '- Cot\n- High chair'],
		[
			'no style, script or title',
			'<head><title>x</title><style>p{}</style></head><script>a()</script><p>Yes</p>',
			'Yes',
		],
		['a table', '<table><tr><td>Von</td><td>Zürich</td></tr></table>', 'Von Zürich'],
		['a sign that is no tag', '<p>a < b and 3 > 2</p>', 'a < b and 3 > 2'],
	])('%s', (_, html, text) => {
		expect(htmlText(html).replaceAll('\u00a0', ' ')).toBe(text.replaceAll('\u00a0', ' '));
	});

	it('marks what it quotes', () => {
		const html =
			'<div>Ja, gerne.</div><br><div class="gmail_quote"><div class="gmail_attr">Am Do., 26. Nov. 2026 um 10:02 schrieb Clara &lt;a@b.example&gt;:</div><blockquote><div>Liebe Jana,</div><blockquote>Frage</blockquote></blockquote></div>';
		const { body, quoted } = splitReply(htmlText(html));
		expect(body).toBe('Ja, gerne.');
		expect(quoted).toMatch(/^Am Do[^\n]+:\n> Liebe Jana,\n> > Frage$/);
	});

	it('takes a long mail in a moment', () => {
		const started = Date.now();
		for (const html of ['<', '<!--', '<div ', '&', '<p>', '<blockquote>', '<td>x</td>'].map((piece) =>
			piece.repeat(50_000),
		))
			splitReply(htmlText(html));
		expect(Date.now() - started).toBeLessThan(10_000);
	});
});
