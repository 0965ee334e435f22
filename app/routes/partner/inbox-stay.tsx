import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { noindexMeta } from '~/components/layout/page-meta';
import { StaySheetPage } from '~/components/trade/inbox/stay-sheet-page';
import type { FieldErrors } from '~/domain/form/field-error';
import {
	type OpenedRegistration,
	readStaySheet,
	revealRegistrations,
	type StaySheet,
	saveStayDetails,
} from '~/domain/trip/stay-sheet.server';
import { serverTexts } from '~/locales/server';
import { textOf } from '../forms/answer-verb.server';
import { errorPage } from '../forms/error-page.server';
import { readFormData } from '../forms/read-form.server';

export const handle = { i18n: ['inbox', 'desk', 'trade-trip', 'form-error'] };

const PRIVATE = { 'cache-control': 'private, no-store' } as const;

/** `/partner/inbox/stays/{leadId}`: a booked stay as its property sees it (TRIP-7). */
export async function loader({ context, params }: LoaderFunctionArgs) {
	const title = serverTexts(context).t('trade-trip:stays.title');
	const sheet = await readStaySheet({ ctx: context, leadId: params.leadId ?? '' }).catch(errorPage(title));
	return json({ title: `${sheet.property}, ${sheet.client}`, sheet }, { headers: PRIVATE });
}

export async function action({ context, params, request }: ActionFunctionArgs) {
	const form = await readFormData(request);
	const leadId = params.leadId ?? '';
	const title = serverTexts(context).t('trade-trip:stays.title');
	if (textOf(form, 'intent') === 'reveal') {
		const opened = await revealRegistrations({ ctx: context, leadId }).catch(errorPage(title));
		return json({ form: 'reveal' as const, opened, errors: {} as FieldErrors, typed: {} }, { headers: PRIVATE });
	}
	const typed = Object.fromEntries(
		['hostName', 'hostPhone', 'directions', 'doorCode'].map((name) => [name, textOf(form, name).slice(0, 5000)]),
	);
	const errors = await saveStayDetails({
		...{ ctx: context, leadId, input: typed, forgetsCode: form.has('forgetCode') },
	}).catch(errorPage(title));
	const isWrong = Object.keys(errors).length > 0;
	return json(
		{ form: 'details' as const, opened: null as OpenedRegistration[] | null, errors, typed: isWrong ? typed : {} },
		{ status: isWrong ? 400 : 200, headers: PRIVATE },
	);
}

export default function InboxStay() {
	const { sheet } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	return <StaySheetPage sheet={sheet as StaySheet} answer={answer ?? null} />;
}

export const meta = noindexMeta;

export const headers = () => PRIVATE;
