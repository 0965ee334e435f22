import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Wordmark } from '~/components/layout/wordmark';
import { buttonClass } from '~/components/ui/button';
import theme from '~/components/ui/theme.css?url';
import type { AppLoadContext } from '~/context';
import { brandLogo } from '~/domain/brand/brand-logo';
import { brandTokens } from '~/domain/brand/brand-tokens';
import { serverTexts } from '~/locales/server';
import { isUnavailable, retryAfterSecondsOf, statusOf } from '~/platform/errors';
import { PRIVATE_PAGE } from '../proposal/private-page';

const WAIT_SECONDS = 30;

/**
 * A PDF as an answer. Where it cannot be printed now, a page says when to try again (503, `Retry-After`); where there is none, that it is not
 * there (404). `back`: the page that it belongs to.
 */
export async function answerDocument(
	context: Look,
	{ request, back }: { request: Request; back: string },
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
		if (isUnavailable(error)) return laterPage(context, { request, back }, retryAfterSecondsOf(error) ?? WAIT_SECONDS);
		if (statusOf(error) === 404) return missingPage(context);
		throw error;
	}
}

type Look = Pick<AppLoadContext, 'language' | 'brand'>;

function laterPage(look: Look, { request, back }: { request: Request; back: string }, seconds: number): Response {
	const { pathname, search } = new URL(request.url);
	const { t } = serverTexts(look);
	const title = t('document:later.title');
	const page = (
		<Page look={look} title={title} text={t('document:later.text', { count: seconds })}>
			<p className="mt-10 flex flex-wrap gap-4">
				<a href={pathname + search} className={buttonClass('accent')}>
					{t('document:later.again')}
				</a>
				<a href={back} className={buttonClass('outline')}>
					{t('document:later.back')}
				</a>
			</p>
		</Page>
	);
	return htmlAnswer(look, page, 503, { 'retry-after': String(seconds) });
}

function missingPage(look: Look): Response {
	const { t } = serverTexts(look);
	const page = <Page look={look} title={t('document:missing.title')} text={t('document:missing.text')} />;
	return htmlAnswer(look, page, 404);
}

type PageProps = { look: Look; title: string; text: string; children?: ReactNode };

/** A page without script in the brand's look: the answer to what asked for a file. */
function Page({ look: { language, brand }, title, text, children }: PageProps) {
	const tokens = Object.entries(brandTokens(brand)).map(([name, value]) => [`--${name}`, value]);
	return (
		<html lang={language} style={Object.fromEntries(tokens)}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="robots" content="noindex" />
				<title>{title}</title>
				<link rel="icon" href={brand.faviconSrc} />
				<link rel="stylesheet" href={theme} />
			</head>
			<body>
				<header className="border-b border-line bg-menu text-on-menu">
					<div className="container flex min-h-16 items-center py-2 lg:min-h-22">
						<Wordmark name={brand.name} logo={brandLogo(brand)} ground="menu" />
					</div>
				</header>
				<main className="container py-16 lg:py-26">
					<h1 className="max-w-2xl text-h1">{title}</h1>
					<p className="mt-6 max-w-xl text-lead text-ink2">{text}</p>
					{children}
				</main>
			</body>
		</html>
	);
}

function htmlAnswer({ language }: Look, page: ReactElement, status: number, headers: Record<string, string> = {}) {
	return new Response(`<!doctype html>${renderToStaticMarkup(page)}`, {
		status,
		headers: { ...PRIVATE_PAGE, 'content-type': 'text/html; charset=utf-8', 'content-language': language, ...headers },
	});
}
