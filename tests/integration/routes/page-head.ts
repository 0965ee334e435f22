/** What search engines and previews read of a page. */
export type PageHead = {
	language: string | null;
	title: string | null;
	description: string | null;
	robots: string | null;
	canonical: string | null;
	alternates: Record<string, string>;
	/** `og:` and `twitter:` tags. */
	preview: Record<string, string>;
};

/** One JSON-LD object. */
export type StructuredData = Record<string, unknown>;

/** Reads the head of a rendered page; attribute order is React's. */
export function pageHead(html: string): PageHead {
	const one = (pattern: RegExp) => unescapeText(pattern.exec(html)?.[1] ?? null);
	const alternates: Record<string, string> = {};
	for (const [, language = '', href = ''] of html.matchAll(
		/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi,
	)) {
		alternates[language] = unescapeText(href) ?? '';
	}
	const preview: Record<string, string> = {};
	for (const [, name = '', content = ''] of html.matchAll(
		/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)"/g,
	)) {
		preview[name] = unescapeText(content) ?? '';
	}
	return {
		language: one(/<html lang="([^"]+)"/),
		title: one(/<title>([^<]*)<\/title>/),
		description: one(/<meta name="description" content="([^"]*)"/),
		robots: one(/<meta name="robots" content="([^"]*)"/),
		canonical: one(/<link rel="canonical" href="([^"]*)"/),
		alternates,
		preview,
	};
}

/** The JSON-LD objects of a rendered page; throws where one is no JSON. */
export function structuredData(html: string): StructuredData[] {
	return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) =>
		JSON.parse(json),
	);
}

/** What a reader sees of a rendered page, from header to footer: its text without elements, spaces as one. */
export function pageText(html: string): string {
	const body = /<body.*<\/body>/s.exec(html)?.[0] ?? '';
	const text = body.replace(/<(script|template)\b.*?<\/\1>/gs, '').replace(/<[^>]*>/g, '');
	return (unescapeText(text) ?? '').replace(/[\s\u00a0]+/g, ' ');
}

function unescapeText(text: string | null): string | null {
	const letters: Record<string, string> = { '&amp;': '&', '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>' };
	return text?.replace(/&(amp|quot|#x27|lt|gt);/g, (entity) => letters[entity] ?? entity) ?? null;
}
