import type { Language } from '~/domain/language/language';
import { problem } from '~/platform/problem-details';
import { setSecurityHeaders } from '~/platform/security-headers';
import type { Visit } from './resolve-visit';

/** Where the answer's own gate has not said when there will be time. */
const RETRY_MILLISECONDS = 3_000;

/** Here and not among the pages' texts, which are in another bundle: this page is made without any of it. */
const TEXTS: Record<Language, { title: string; sentence: string; again: string }> = {
	en: {
		title: 'One moment, please',
		sentence: 'Very many people are here right now. Please try again in {seconds} seconds.',
		again: 'Try again',
	},
	de: {
		title: 'Einen Augenblick, bitte',
		sentence: 'Gerade sind sehr viele Menschen hier. Bitte versuchen Sie es in {seconds} Sekunden noch einmal.',
		again: 'Noch einmal versuchen',
	},
};

/** The answer to a reader for whom there is no time now: a small page with nothing to load, problem details on the API. `wait`: milliseconds. */
export function busyAnswer({ url, brand, language }: Visit, request: Request, wait = RETRY_MILLISECONDS): Response {
	const { title, sentence, again } = TEXTS[language];
	const seconds = String(Math.ceil(wait / 1000));
	const answer = url.pathname.startsWith('/api/')
		? problem({
				status: 503,
				title: `We are answering as many requests as we can. Please try again in ${seconds} seconds.`,
			})
		: url.searchParams.has('_data')
			? partOfPage(title)
			: html(`<!DOCTYPE html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title} – ${escaped(brand.name)}</title>
<body style="font:18px/1.6 system-ui,sans-serif;max-width:30em;margin:20vh auto;padding:0 24px;color:#22303c">
<p>${escaped(brand.name)}</p><h1 style="font-size:28px;font-weight:400">${title}</h1><p>${sentence.replace('{seconds}', seconds)}</p><p><a href="" style="color:inherit">${again}</a></p>
`);
	setSecurityHeaders(answer.headers);
	answer.headers.set('retry-after', seconds);
	answer.headers.set('cache-control', 'private, no-store');
	answer.headers.set('content-language', url.pathname.startsWith('/api/') ? 'en' : language);
	return request.method === 'HEAD' ? new Response(null, answer) : answer;
}

function html(text: string): Response {
	return new Response(text, {
		status: 503,
		headers: {
			'content-type': 'text/html; charset=utf-8',
			'content-security-policy': `default-src 'none'; style-src-attr 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
		},
	});
}

/** For a step within the site: Remix shows it as the error page of the route. */
function partOfPage(title: string): Response {
	return new Response(JSON.stringify({ title }), {
		status: 503,
		headers: { 'content-type': 'application/json; charset=utf-8', 'x-remix-catch': 'yes', 'x-remix-response': 'yes' },
	});
}

function escaped(text: string): string {
	return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}
