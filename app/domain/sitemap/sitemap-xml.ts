import { canonicalAddress } from '../brand/canonical-address';
import { escapeHtml } from '../mail/escape-html';
import type { SitemapEntry } from './sitemap-entry';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

/**
 * A sitemap (sitemaps.org 0.9): an address for each language of each page, which names its alternates as its page does, and the
 * pictures of the page.
 */
export function sitemapXml(entries: readonly SitemapEntry[], origin: string): string {
	const urls = entries.flatMap((entry) => urlsOf(entry, origin));
	return `${HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n${urls.join('')}</urlset>\n`;
}

/** A sitemap of sitemaps. */
export function sitemapIndexXml(parts: readonly { path: string; updatedAt: number | null }[], origin: string): string {
	const sitemaps = parts.map(
		({ path, updatedAt }) =>
			`<sitemap><loc>${addressOf(origin, path)}</loc>${updatedAt === null ? '' : lastmod(updatedAt)}</sitemap>\n`,
	);
	return `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${sitemaps.join('')}</sitemapindex>\n`;
}

function urlsOf({ paths, updatedAt, pictures = [] }: SitemapEntry, origin: string): string[] {
	const { en, de } = paths;
	const link = (language: string, path: string) =>
		`<xhtml:link rel="alternate" hreflang="${language}" href="${addressOf(origin, path)}"/>`;
	const alternates = en && de ? link('en', en) + link('de', de) + link('x-default', en) : '';
	const images = pictures.map((url) => `<image:image><image:loc>${escapeHtml(url)}</image:loc></image:image>`).join('');
	const rest = `${updatedAt === undefined ? '' : lastmod(updatedAt)}${alternates}${images}`;
	return [en, de].flatMap((path) => (path ? `<url><loc>${addressOf(origin, path)}</loc>${rest}</url>\n` : []));
}

const addressOf = (origin: string, path: string) => escapeHtml(canonicalAddress(origin, path));

const lastmod = (at: number) => `<lastmod>${new Date(at).toISOString()}</lastmod>`;
