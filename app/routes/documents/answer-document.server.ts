import theme from '~/components/ui/theme.css?url';
import type { AppLoadContext } from '~/context';
import { escapeHtml } from '~/domain/mail/escape-html';
import { serverTexts } from '~/locales/server';
import { isUnavailable, retryAfterSecondsOf, statusOf } from '~/platform/errors';
import { PRIVATE_PAGE } from '../proposal/private-page';

const WAIT_SECONDS = 30;

/**
 * A PDF as an answer. Where it cannot be printed now, a page says when to try again (503, `Retry-After`); where there is none, that it is not
 * there (404). `back`: the page that it belongs to.
 */
export async function answerDocument(
	context: Pick<AppLoadContext, 'language' | 'brand'>,
	back: string,
	make: () => Promise<{ bytes: Uint8Array<ArrayBuffer>; name: string }>,
): Promise<Response> {
	try {
		const { bytes, name } = await make();
		return new Response(bytes, {
			headers: {
				...PRIVATE_PAGE,
				'content-type': 'application/pdf',
				'content-length': String(bytes.length),
				'content-disposition': `inline; filename="${name}.pdf"`,
			},
		});
	} catch (error) {
		if (isUnavailable(error)) return laterPage(context, back, retryAfterSecondsOf(error) ?? WAIT_SECONDS);
		if (statusOf(error) === 404) return missingPage(context);
		throw error;
	}
}

function laterPage(context: Pick<AppLoadContext, 'language' | 'brand'>, back: string, seconds: number): Response {
	const { t } = serverTexts(context);
	const page = `<h1 class="serif text-h1">${escapeHtml(t('document:later.title'))}</h1>
<p>${escapeHtml(t('document:later.text', { count: seconds }))}</p>
<p><a href="">${escapeHtml(t('document:later.again'))}</a></p>
<p><a href="${escapeHtml(back)}">${escapeHtml(t('document:later.back'))}</a></p>`;
	return htmlPage(context, t('document:later.title'), page, 503, { 'retry-after': String(seconds) });
}

function missingPage(context: Pick<AppLoadContext, 'language' | 'brand'>): Response {
	const { t } = serverTexts(context);
	const page = `<h1 class="serif text-h1">${escapeHtml(t('document:missing.title'))}</h1>
<p>${escapeHtml(t('document:missing.text'))}</p>`;
	return htmlPage(context, t('document:missing.title'), page, 404);
}

/** A page without script: the answer to what asked for a file. */
function htmlPage(
	{ language }: Pick<AppLoadContext, 'language'>,
	title: string,
	main: string,
	status: number,
	headers: Record<string, string> = {},
): Response {
	const html = `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><link rel="stylesheet" href="${theme}"></head>
<body><main class="container grid gap-4 py-24">
${main}
</main></body>
</html>`;
	return new Response(html, {
		status,
		headers: { ...PRIVATE_PAGE, 'content-type': 'text/html; charset=utf-8', 'content-language': language, ...headers },
	});
}
