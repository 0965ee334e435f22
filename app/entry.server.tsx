import { type EntryContext, json } from '@remix-run/cloudflare';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { logFault } from '~/platform/log';
import NoAccess, { type NoAccessReason } from './components/account/no-access';
import { NO_ACCESS } from './components/account/no-access-part';
import type { ServerCrash } from './components/layout/error-details';
import { LOST_SEARCH, SEND_AGAIN } from './components/layout/error-page';
import Footer from './components/layout/footer';
import { FOOTER } from './components/layout/late-footer';
import { MENU } from './components/layout/late-menu';
import LostSearch from './components/layout/lost-search';
import MenuSheet from './components/layout/menu-sheet';
import SendAgain from './components/layout/send-again';
import { isClientPage, lightHandoff } from './components/proposal/client/client-handoff.server';
import { CLIENT } from './components/proposal/client/client-late';
import LoadedClientBody from './components/proposal/client/client-loaded-body';
import LoadedClientFooter from './components/proposal/client/client-loaded-footer';
import LoadedClientHeader from './components/proposal/client/client-loaded-header';
import TradeFoot from './components/trade/frame/trade-foot';
import { TRADE_FOOT, TRADE_HEADER } from './components/trade/frame/trade-frame';
import TradeHeader from './components/trade/frame/trade-header';
import { TRADE_HOTEL } from './components/trade/hotel/late-trade-hotel';
import TradeHotel from './components/trade/hotel/trade-hotel';
import { TRADE_LEAD } from './components/trade/lead/late-trade-lead';
import TradeLead from './components/trade/lead/trade-lead';
import { TRADE_PROPERTY } from './components/trade/property/late-trade-property';
import TradePropertyPage from './components/trade/property/trade-property-page';
import { SHORTLIST_HOTELS } from './components/trade/shortlist/hotels-part';
import ShortlistHotels from './components/trade/shortlist/shortlist-hotels';
import { drawOnServer } from './components/ui/late';
import type { AppLoadContext } from './context';
import { agenciesToActFor } from './domain/agency/agencies-to-act-for.server';
import { serverTexts } from './locales/server';
import { crashText, fingerprint } from './platform/crash-fingerprint';
import { type DomainError, isUnavailable, statusOf } from './platform/errors';
import { startScriptsLate } from './platform/late-scripts';
import { redactLocation } from './platform/redact';

drawOnServer(CLIENT.header, LoadedClientHeader);
drawOnServer(CLIENT.body, LoadedClientBody);
drawOnServer(CLIENT.footer, LoadedClientFooter);
drawOnServer(FOOTER, Footer);
drawOnServer(MENU, MenuSheet);
drawOnServer(NO_ACCESS, NoAccess);
drawOnServer(SEND_AGAIN, SendAgain);
drawOnServer(LOST_SEARCH, LostSearch);
drawOnServer(TRADE_HEADER, TradeHeader);
drawOnServer(TRADE_FOOT, TradeFoot);
drawOnServer(TRADE_HOTEL, TradeHotel);
drawOnServer(TRADE_PROPERTY, TradePropertyPage);
drawOnServer(TRADE_LEAD, TradeLead);
drawOnServer(SHORTLIST_HOTELS, ShortlistHotels);

/** Renders in one piece: pages are cached and hashed whole, so streaming has no use. The page itself goes into the context. */
export default function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	remixContext: EntryContext,
	context: AppLoadContext,
) {
	const html = renderToString(
		<I18nextProvider i18n={serverTexts(context)}>
			<RemixServer context={lightHandoff(remixContext)} url={request.url} />
		</I18nextProvider>,
	);
	headers.set('content-type', 'text/html; charset=utf-8');
	context.rendered.html = `<!DOCTYPE html>${startScriptsLate(html, isClientPage(remixContext) ? 'atFirstTouch' : 'afterFirstView')}`;
	return new Response(null, { status, headers });
}

/** Unexpected failures of loaders and actions; those thrown on purpose are answers and do not come here. Remix's own refusals (405 …) are no crash. */
export function handleError(error: unknown, { request, context }: { request: Request; context: AppLoadContext }) {
	if (request.signal.aborted || isUnavailable(error)) return;
	if (isRouteErrorResponse(error) && error.status < 500) return;
	reportCrash(error, request, context);
}

/** Reports a crash of the site and gives its text. */
function reportCrash(error: unknown, request: Request, context: AppLoadContext): string {
	logFault('unexpected', error);
	const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
	context.waitUntil(
		context.services.reportCrash({
			...{ origin: 'site', error: text, location: new URL(request.url).pathname },
			user: context.actor?.id ?? null,
		}),
	);
	return text;
}

/**
 * The worker's response in place of a loader or an action that has crashed (`workers/site/with-unavailable.ts`). The visitor sees time and
 * place, and the reference for the team; message and stack stay here.
 */
export async function crashed(context: AppLoadContext, error: unknown, request: Request): Promise<Response> {
	const text = reportCrash(error, request, context);
	const crash: ServerCrash = {
		path: redactLocation(new URL(request.url).pathname),
		at: new Date(context.now).toISOString(),
		reference: await fingerprint('site', crashText(text)),
	};
	return json({ title: serverTexts(context).t('error.severeTitle'), crash }, { status: 500 });
}

/**
 * The worker's response in place of a loader or an action that an account may not use (`workers/site/with-access.ts`). With a `search`
 * (null: no input) an admin who acts for no agency is offered agencies to act for.
 */
export async function noAccess(
	context: AppLoadContext,
	refusal: NoAccessReason,
	{ search }: { search?: string | null } = {},
): Promise<Response> {
	const title = serverTexts(context).t(`account:noAccess.${refusal}Title`);
	const offered = search === undefined ? {} : { offered: await agenciesToActFor(context, search) };
	return json({ title, refusal, ...offered }, { status: 403 });
}

/** The worker's response to an error that was thrown on purpose and that a route has not handled itself (`with-unavailable.ts`). */
export async function refused(context: AppLoadContext, error: DomainError, headers: Record<string, string>) {
	const status = statusOf(error);
	const { actor } = context;
	// What an admin without an agency may not do he may do for one.
	if (status === 403 && actor?.role === 'admin' && actor.agency?.verification !== 'verified')
		return noAccess(context, 'acting', { search: null });
	const { t } = serverTexts(context);
	const title =
		status === 404 ? t('error.notFoundTitle') : t(`account:noAccess.${status === 403 ? 'role' : 'refused'}Title`);
	return json({ title }, { status, headers });
}

/**
 * The worker's response in place of a loader or an action whose database is unavailable (`workers/site/with-unavailable.ts`). It includes
 * the submitted form, to be sent again: `ErrorPage` shows it. `retryAfter`: seconds, null when unknown.
 */
export async function unavailable(context: AppLoadContext, retryAfter: number | null = null): Promise<Response> {
	const { t } = serverTexts(context);
	const fields = await context.sentFields();
	const sent = fields.length > 0 ? { fields, failed: t('enquiry:failed') } : null;
	const headers: Record<string, string> = retryAfter === null ? {} : { 'retry-after': String(retryAfter) };
	return json({ title: t('error.unavailableTitle'), sent }, { status: 503, headers });
}
