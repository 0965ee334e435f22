import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { SupplierPage } from '~/components/concierge/supplier-page';
import { noindexMeta } from '~/components/layout/page-meta';
import { answerJob, noteOpened, SUPPLIER_STEPS } from '~/domain/concierge/answer-job.server';
import { jobLinkPath } from '~/domain/concierge/job-token';
import { readSupplierJob } from '~/domain/concierge/read-supplier-job.server';
import { type SupplierView, supplierView } from '~/domain/concierge/supplier-view';
import type { FieldErrors } from '~/domain/form/field-error';
import { hotelToday } from '~/domain/offer/hotel-today';
import { serverTexts } from '~/locales/server';
import { countOf, textOf } from '../forms/answer-verb.server';
import { formErrorOf } from '../forms/form-error.server';
import { readFormData } from '../forms/read-form.server';
import { PRIVATE_PAGE } from '../proposal/private-page';

export const handle = { i18n: ['supplier-job', 'form-error'], isClient: true };

/** `/partner/concierge-jobs/{token}`: a job as its supplier sees and answers it (CONCIERGE-6). Its title names no person. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
	const { t } = serverTexts(context);
	const found = await readSupplierJob(context, params.job ?? '');
	const today = hotelToday(context, found?.timeZone ?? 'Europe/Zurich');
	const view = found && supplierView(found, { today, language: context.language });
	// The team looks at it without being taken for the supplier.
	if (found && !context.actor) await noteOpened(context, found);
	return json(
		{
			...{ view, today, now: context.now, isProposing: new URL(request.url).searchParams.has('propose') },
			...{ title: t(view ? 'supplier-job:tab' : 'supplier-job:unknown.tab'), description: t('supplier-job:preview') },
			phone: `${context.brand.phone.countryCode} ${context.brand.phone.number}`,
		},
		{ status: view ? 200 : 404, headers: { ...PRIVATE_PAGE, 'content-language': context.language } },
	);
}

const ERRORS = {
	'changed-meanwhile': 'changed',
	'no-way': 'changed',
	'link-over': 'over',
	'not-found': 'over',
	'too-early': 'early',
	unavailable: 'failed',
} as const;

export async function action({ context, params, request }: ActionFunctionArgs) {
	const token = params.job ?? '';
	const form = await readFormData(request);
	const step = SUPPLIER_STEPS.find((each) => each === textOf(form, 'step'));
	const typed = Object.fromEntries(
		['time', 'price', 'note', 'until', 'asPlanned'].map((name) => [name, textOf(form, name)]),
	);
	const refused = (word: (typeof ERRORS)[keyof typeof ERRORS] | null, errors: FieldErrors, status: number) =>
		json({ word, errors, typed }, { status, headers: PRIVATE_PAGE });
	if (!step) return refused('failed', {}, 400);
	try {
		const errors = await answerJob({ ctx: context, token, version: countOf(form, 'version'), step, input: typed });
		if (Object.keys(errors).length > 0) return refused(null, errors, 400);
		return redirect(jobLinkPath(token), { status: 303, headers: PRIVATE_PAGE });
	} catch (error) {
		const { word, status } = formErrorOf(error, ERRORS);
		return refused(word, {}, status);
	}
}

export default function SupplierJobPage() {
	const { view, ...rest } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	return <SupplierPage view={view as SupplierView | null} {...rest} answer={answer ?? null} />;
}

export const meta = noindexMeta;

/** Those of the loader; a page that failed is as private. */
export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) =>
	loaderHeaders.has('referrer-policy') ? loaderHeaders : PRIVATE_PAGE;
