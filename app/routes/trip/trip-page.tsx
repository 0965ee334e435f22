import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { noindexMeta } from '~/components/layout/page-meta';
import { TripPage } from '~/components/trip/trip-page';
import type { TripView } from '~/components/trip/trip-view';
import { serverTexts } from '~/locales/server';
import { readFormData } from '../forms/read-form.server';
import { PRIVATE_PAGE } from '../proposal/private-page';
import { answerTrip } from './answer-trip.server';
import { tripView } from './trip-view.server';

export const handle = { i18n: ['trip', 'form-error', 'property-rooms'], isClient: true, isTrip: true };

/** `/trips/{token}`: all of a booked stay for its guests (TRIP-2). Its title names no person and no property. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
	const { t } = serverTexts(context);
	const view = await tripView(context, params.trip ?? '');
	const isOver = view?.state === 'over';
	const title = t(view ? (isOver ? 'trip:over.tab' : 'trip:tab') : 'trip:unknown.tab');
	const done = new URL(request.url).searchParams.get('done');
	return json(
		{ view, done, title, description: t('trip:preview') },
		{
			status: isOver ? 410 : view ? 200 : 404,
			headers: { ...PRIVATE_PAGE, 'content-language': context.language },
		},
	);
}

export async function action({ context, params, request }: ActionFunctionArgs) {
	const form = await readFormData(request);
	const answer = await answerTrip({ ctx: context, token: params.trip ?? '', form, url: new URL(request.url) });
	if ('to' in answer) return redirect(answer.to, { status: 303, headers: PRIVATE_PAGE });
	return json(answer.answer, { status: answer.status, headers: PRIVATE_PAGE });
}

export default function Trip() {
	const { view, done } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	return <TripPage view={view as TripView | null} answer={answer ?? null} done={done} />;
}

export const meta = noindexMeta;

/** Those of the loader; a page that failed is as private. */
export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) =>
	loaderHeaders.has('referrer-policy') ? loaderHeaders : PRIVATE_PAGE;
