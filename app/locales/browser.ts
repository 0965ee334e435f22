import type { i18n } from 'i18next';
import type { Language } from '~/domain/language/language';
import { createBrowserTexts, type Texts } from './browser-texts';
import { DEFAULT_NAMESPACE } from './options';

let texts: i18n | undefined;

/** Namespaces of the trade's pages are listed in a file of their own: visitors need not know their names. What mails, refusals and suggestions say comes from the server. */
const files = import.meta.glob<{ default: Texts }>([
	'./{en,de}/*.ts',
	'!./{en,de}/{document,invoice,mail,stay-reason,suggest,tourist-tax}.ts',
	'!./{en,de}/{account,admin,agency,api-keys,booked,booking-engine,calendar,catalogue-entries,channel-calendars,commission,concierge,conversation,dashboard,desk,desk-import,edit-rooms,enquiries,guests,help,hotel-calendar,hotel-comparison,hotel-desk,hotel-help,hotel-interest,hotel-list,hotel-page,hotel-parts,hotel-plans,hotel-rates,hotel-rooms,inbox,inspiration,invitation,lead,members,mice,money,network,notices,onboarding,operator-bookings,operator-calendar,operator-prices,operator-today,payment,payment-link,payouts,price-notices,property-editor,property-rooms,proposal,refunds,reviews,room,rooms,rooms-request,signup,stay-calendar,stay-rules,studio,supplier-job,trade,trade-hotel,trade-house,trade-lead,trade-payments,trade-proposals,trade-thread,webhooks}.ts',
]);

/**
 * The texts in the browser, in the language the server has chosen. Every language and namespace is a file of its own; only those
 * of this page are fetched. `wording` holds the brand's own messages.
 */
export async function startTexts(
	namespaces: readonly string[],
	wording: Readonly<Record<string, string>> | undefined,
): Promise<i18n> {
	const language = document.documentElement.lang as Language;
	texts = createBrowserTexts(
		language,
		async (namespace) => {
			const path = `./${language}/${namespace}.ts`;
			const file = files[path] ?? (await import('./trade-texts')).files[path];
			if (!file) throw new Error(`no texts ${language}/${namespace}`);
			return (await file()).default;
		},
		wording,
	);
	await texts.loadNamespaces([DEFAULT_NAMESPACE, ...namespaces]);
	return texts;
}

/** Fetches namespaces before something is drawn that needs them, or for a sentence that nothing draws. */
export async function loadTexts(namespaces: readonly string[]): Promise<i18n | undefined> {
	await texts?.loadNamespaces(namespaces);
	return texts;
}
