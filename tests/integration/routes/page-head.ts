/** What search engines and previews read of a page. */
export type PageHead = {
	language: string | null;
	title: string | null;
	description: string | null;
	robots: string | null;
	canonical: string | null;
	alternates: Record<string, string>;
};

/** Reads the head of a rendered page; attribute order is React's. */
export function pageHead(html: string): PageHead {
	const one = (pattern: RegExp) => unescapeText(pattern.exec(html)?.[1] ?? null);
	const alternates: Record<string, string> = {};
	for (const [, language = '', href = ''] of html.matchAll(
		/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi,
	)) {
		alternates[language] = unescapeText(href) ?? '';
	}
	return {
		language: one(/<html lang="([^"]+)"/),
		title: one(/<title>([^<]*)<\/title>/),
		description: one(/<meta name="description" content="([^"]*)"/),
		robots: one(/<meta name="robots" content="([^"]*)"/),
		canonical: one(/<link rel="canonical" href="([^"]*)"/),
		alternates,
	};
}

function unescapeText(text: string | null): string | null {
	const letters: Record<string, string> = { '&amp;': '&', '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>' };
	return text?.replace(/&(amp|quot|#x27|lt|gt);/g, (entity) => letters[entity] ?? entity) ?? null;
}
