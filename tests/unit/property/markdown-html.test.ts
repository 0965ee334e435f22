import { expect, test } from 'vitest';
import { markdownHtml } from '~/domain/property/markdown-html.server';

const levels = (markdown: string) => [...(markdownHtml(markdown)?.matchAll(/<h(\d)>/g) ?? [])].map((match) => match[1]);

test.each([
	['one hash', '# House\n\n## Rooms\n\n# Garden', ['3', '4', '3']],
	['a text that begins with two', '## House\n\n### Rooms\n\n## Garden', ['3', '4', '3']],
	['a level that is left out', '# House\n\n### Rooms\n\n#### Beds\n\n## Garden', ['3', '4', '5', '4']],
	['a higher level that comes later', '### Rooms\n\n# House', ['3', '3']],
	['headings in a quotation', '# House\n\n> ### Rooms', ['3', '4']],
])('no level of headings is skipped: %s', (_, markdown, expected) => {
	expect(levels(markdown)).toEqual(expected);
});

test('raw HTML, pictures and unsafe addresses stay text', () => {
	const html = markdownHtml('![x](y) [a](javascript:alert(1)) [b](/chalets)\n\n<script>alert(1)</script>');
	expect(html).not.toMatch(/<script|<img|href="javascript/);
	expect(html).toContain('<a href="/chalets"');
});
