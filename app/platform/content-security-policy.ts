export type PolicySources = {
	/** Origins that pictures may come from besides our own. */
	pictureOrigin: string | null;
	/** Origin of the production map style and its tiles. */
	mapOrigin: string | null;
	/** Origin of the statistics service; its script is loaded after consent only. */
	analyticsOrigin: string | null;
	/** Origin of the issuer, where signing out leads to. */
	issuerOrigin: string | null;
	/** Where a payment link's page leads to for cards; null on every other page. */
	checkoutOrigin: string | null;
	/** Origin of Stream's API; null wherever it is not used (ADR 23). */
	chatOrigin: string | null;
	/** Whether the page may frame pages of ours, which those of signed-in people do, and whether it is one that they frame. */
	frames: { mayFrame: boolean; isFramed: boolean };
	/** `'sha256-…'` sources of the inline scripts that pages may have. */
	scriptHashes: readonly string[];
};

/**
 * The one Content-Security-Policy of HTML answers (ACCESS-18): scripts by origin and hash only, styles by origin,
 * style attributes allowed, nothing framed but our own preview, nothing embedded.
 */
export function contentSecurityPolicy({
	pictureOrigin,
	mapOrigin,
	analyticsOrigin,
	issuerOrigin,
	checkoutOrigin,
	chatOrigin,
	frames,
	scriptHashes,
}: PolicySources): string {
	const list = (...sources: (string | null)[]) => sources.filter((source) => source !== null).join(' ');
	const chat = chatOrigin === null ? null : `${chatOrigin} ${chatOrigin.replace(/^http/, 'ws')}`;
	return [
		// Not 'none': Firefox checks a prefetched page against it.
		"default-src 'self'",
		"object-src 'none'",
		`frame-src ${frames.mayFrame ? "'self'" : "'none'"}`,
		"media-src 'none'",
		`script-src ${list("'self'", analyticsOrigin, ...scriptHashes)}`,
		`style-src 'self' ${LIBRARY_STYLE_HASHES.join(' ')}`.trim(),
		"style-src-attr 'unsafe-inline'",
		`img-src ${list("'self'", 'data:', pictureOrigin, mapOrigin, analyticsOrigin, chat && CHAT_FILES)}`,
		"font-src 'self'",
		`connect-src ${list("'self'", mapOrigin, analyticsOrigin, chat)}`,
		"worker-src 'self'",
		"manifest-src 'self'",
		`form-action ${list("'self'", issuerOrigin, checkoutOrigin)}`,
		"base-uri 'none'",
		`frame-ancestors ${frames.isFramed ? "'self'" : "'none'"}`,
	].join('; ');
}

/** Where Stream keeps the pictures that are sent in its channels. */
const CHAT_FILES = 'https://*.stream-io-cdn.com';

/** Style elements that a library inserts at run time; a browser test fails when this list is not complete. */
const LIBRARY_STYLE_HASHES: readonly string[] = [
	// React Aria's usePress: `@layer { [data-react-aria-pressable] { touch-action: pan-x pan-y pinch-zoom; } }`
	"'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
];

/** `'sha256-…'` of a script, as a policy names it (CSP 3). */
export async function scriptHash(script: string): Promise<string> {
	const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script));
	return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}
