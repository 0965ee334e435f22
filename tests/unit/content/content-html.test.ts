import { describe, expect, test } from 'vitest';
import { contentHtml } from '~/domain/content/content-html.server';

describe('a text as HTML', () => {
	test('is cut at its headings, each with an anchor of its own', () => {
		const { intro, sections } = contentHtml(
			'Before.\n\n## Über *den* Pass\n\nOne.\n\n### Chains\n\nTwo.\n\n## Über den Pass\n\nThree.',
		);
		expect(intro).toBe('<p>Before.</p>');
		expect(sections).toEqual([
			{ id: 'ueber-den-pass', heading: 'Über den Pass', html: '<p>One.</p>\n<h3 id="chains">Chains</h3>\n<p>Two.</p>' },
			{ id: 'ueber-den-pass-2', heading: 'Über den Pass', html: '<p>Three.</p>' },
		]);
	});

	test.each([
		['[w](/about)', '<p><a href="/about">w</a></p>'],
		['[w](#chains)', '<p><a href="#chains">w</a></p>'],
		['[w](https://a.example/?b&c)', '<p><a href="https://a.example/?b&amp;c" rel="noopener nofollow">w</a></p>'],
		['[w](mailto:a@b.example)', '<p><a href="mailto:a@b.example" rel="noopener nofollow">w</a></p>'],
		['[w](javascript:alert(1))', '<p>w</p>'],
		['[w](//evil.example)', '<p>w</p>'],
		['a <script>b</script>', '<p>a &lt;script&gt;b&lt;/script&gt;</p>'],
		['## AT&T', ''],
		[
			'1 h 30 min, 2 Std. 15 Min., 120 km, 3 men',
			'<p>1\u00a0h\u00a030\u00a0min, 2\u00a0Std.\u00a015\u00a0Min., 120\u00a0km, 3 men</p>',
		],
	])('%s', (markdown, html) => {
		expect(contentHtml(markdown).intro).toBe(html);
	});

	test('a cell has as many lines as it says', () => {
		expect(contentHtml('| a |\n|---|\n| [b](/c) / d |').intro).toContain('<td><a href="/c">b</a><br>d</td>');
	});

	test('words with signs keep them in headings', () => {
		expect(contentHtml('## Board & "lodging"').sections[0]?.heading).toBe('Board & "lodging"');
	});

	test('a link defined at the end is known everywhere', () => {
		expect(contentHtml('## One\n\n[here][x]\n\n[x]: /contact').sections[0]?.html).toBe(
			'<p><a href="/contact">here</a></p>',
		);
	});
});
