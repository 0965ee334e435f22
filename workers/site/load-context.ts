import type { Database } from '#db/client';
import type { AppLoadContext } from '~/context';
import { linkOrigin } from '~/domain/brand/brand-origins';
import { jobLook } from '~/domain/concierge/read-supplier-job.server';
import { paymentLook } from '~/domain/payment/read-payment-link.server';
import { clientLook } from '~/domain/proposal/client-look.server';
import { previewLook } from '~/domain/proposal/preview-look.server';
import { networkOf } from '~/domain/rate-limit/visitor-networks';
import { tripLook } from '~/domain/trip/read-trip.server';
import type { Settings } from '~/platform/env';
import type { SiteEnv } from './env';
import type { Identity } from './identify';
import { todayOf } from './product-day';
import type { Visit } from './resolve-visit';
import { wordOf } from './route-groups';
import { createServices } from './services';

type Parts = {
	visit: Visit;
	identity: Identity;
	settings: Settings;
	db: Database;
	env: SiteEnv;
	execution: ExecutionContext;
	request: Request;
	catalogueVersion: number;
};

/** The one place where bindings become the context of loaders and actions. */
export async function createLoadContext(parts: Parts): Promise<AppLoadContext> {
	const { visit, identity, settings, db, request } = parts;
	const now = Date.now();
	const client = await clientLook({ db, now, settings }, visit.url);
	const payment = client === null ? await paymentLook({ db, settings }, visit.url) : null;
	const trip = client === null && payment === null ? await tripLook({ db, settings }, visit.url) : null;
	const job = (client ?? payment ?? trip) ? null : await jobLook({ db, settings }, visit.url);
	const { brand, language } = client ??
		payment ??
		trip ??
		job ??
		(await previewLook({ db, actor: identity.actor }, visit.url.pathname)) ?? {
			brand: identity.brand,
			language: visit.language,
		};
	const waitUntil = (promise: Promise<unknown>) => parts.execution.waitUntil(promise);
	return {
		settings,
		db,
		brand,
		actor: identity.actor,
		isActorUnknown: identity.isUnknown ?? false,
		apiGrant: identity.apiGrant ?? null,
		sessionToken: visit.sessionToken,
		language,
		today: todayOf(settings, now),
		now,
		origin: visit.url.origin,
		linkOrigin: linkOrigin(visit.url.origin, brand, settings),
		isIndexable: visit.isIndexable,
		catalogueVersion: parts.catalogueVersion,
		visitor: isCounted(request, visit) ? await visitorKey(request, settings.FORM_SECRET) : '',
		rendered: { html: null },
		// After an answer it is read anew.
		clientLink: request.method === 'POST' ? null : (client?.link ?? null),
		paymentLink: payment?.link ?? null,
		trip: request.method === 'POST' ? null : (trip?.trip ?? null),
		sentFields: readLater(request),
		services: createServices(parts.env, { visit, identity, db, waitUntil }, settings),
		waitUntil,
	};
}

/** The fields of a form beside the action that reads it; card data is never handed back (PRIVACY-4). */
function readLater(request: Request): AppLoadContext['sentFields'] {
	const isForm = /^application\/x-www-form-urlencoded\b/i.test(request.headers.get('content-type') ?? '');
	if (request.method !== 'POST' || !isForm) return async () => [];
	const copy = request.clone();
	let read: Promise<string> | undefined;
	return async () => {
		read ??= copy.text();
		return [...new URLSearchParams(await read)].filter(([name]) => !/^cc/i.test(name));
	};
}

/** Writes, and calendars: finding out who asks is left out for what is only read. */
function isCounted(request: Request, { url }: Visit): boolean {
	return (request.method !== 'GET' && request.method !== 'HEAD') || /^calendars?$/.test(wordOf(url.pathname));
}

/** Keyed hashes of network and browser (`network.browser`): tells visitors apart without knowing them. */
async function visitorKey(request: Request, secret: string): Promise<string> {
	const encoder = new TextEncoder();
	const key = await crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
		'sign',
	]);
	const hash = async (text: string) => {
		const digest = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text)));
		return btoa(String.fromCharCode(...digest.subarray(0, 15)));
	};
	const network = networkOf(request.headers.get('cf-connecting-ip') ?? 'local');
	const browser = `${network}|${request.headers.get('user-agent') ?? ''}`;
	return (await Promise.all([hash(network), hash(browser)])).join('.');
}
