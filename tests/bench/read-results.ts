/** What a page of results says and shows: the count of its heading, and the last path segments of its properties in order. */
export function readResults(html: string): { count: number; properties: string[] } {
	const from = html.indexOf('<section id="results"');
	const list = html.slice(from, html.indexOf('</section>', from));
	const heading = /<h1[^>]*>([^<]*)/.exec(list)?.[1];
	if (from === -1 || heading === undefined) throw new Error('This is no page of results.');
	// Digits in groups, with any separator.
	const digits = /^\d+(?:\D\d{3})*/.exec(heading)?.[0] ?? '0';
	return {
		count: Number(digits.replace(/\D/g, '')),
		properties: list
			.split('<article')
			.slice(1)
			.map((card) => /href="[^"?]*\/([^"?/]+)[?"]/.exec(card)?.[1] ?? ''),
	};
}
