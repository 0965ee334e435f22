import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { noindexMeta } from '~/components/layout/page-meta';
import { TripOfflinePage } from '~/components/trip/trip-offline-page';
import type { TripView } from '~/components/trip/trip-view';
import { addDays, plainDate } from '~/domain/date/plain-date';
import { KEPT_DAYS_AFTER } from '~/domain/trip/trip-token';
import { serverTexts } from '~/locales/server';
import { PRIVATE_PAGE } from '../proposal/private-page';
import { tripView } from './trip-view.server';

export const handle = { i18n: ['trip', 'property-rooms'], isClient: true, isTrip: true };

/**
 * `/trips/{token}/offline`: what a device keeps of a trip (TRIP-9): no payments, no registration data, no door code. The worker of trip
 * pages alone asks for it, and keeps it until the day that a header names.
 */
export async function loader({ context, params }: LoaderFunctionArgs) {
	const { t } = serverTexts(context);
	const view = await tripView(context, params.trip ?? '');
	const isOver = view?.state === 'over';
	const kept = view?.state === 'open' ? reduced(view) : null;
	return json(
		{ view: kept, title: t('trip:tab'), description: t('trip:preview') },
		{
			status: isOver ? 410 : kept ? 200 : 404,
			headers: {
				...PRIVATE_PAGE,
				...(kept ? { 'x-keep-until': addDays(plainDate(kept.checkOut), KEPT_DAYS_AFTER) } : {}),
			},
		},
	);
}

function reduced(view: Extract<TripView, { state: 'open' }>): Extract<TripView, { state: 'open' }> {
	return {
		...view,
		needs: view.needs.filter(({ kind }) => kind !== 'registration'),
		newIds: [],
		lead: view.lead && {
			...view.lead,
			payments: null,
			registration: null,
			door: null,
			groupUrl: null,
			after: null,
			services: null,
		},
	};
}

export default function TripOffline() {
	const { view } = useLoaderData<typeof loader>();
	return view ? <TripOfflinePage view={view as Extract<TripView, { state: 'open' }>} /> : null;
}

export const meta = noindexMeta;

/** Those of the loader: they say until when it may be kept. */
export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) =>
	loaderHeaders.has('referrer-policy') ? loaderHeaders : PRIVATE_PAGE;
