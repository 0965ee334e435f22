import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type ClientActionFunctionArgs, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EnquiryAside } from '~/components/enquiry/enquiry-aside';
import { GeneralEnquiryForm } from '~/components/enquiry/general-enquiry-form';
import { NumberBar } from '~/components/enquiry/number-bar';
import { SentEnquiry } from '~/components/enquiry/sent-enquiry';
import { type FormState, fieldText } from '~/components/form/form-state';
import { sendSafely, skipAfterSending } from '~/components/form/send-safely';
import { pageMeta } from '~/components/layout/page-meta';
import { monthChoice } from '~/components/search/month-choice';
import { ButtonLink } from '~/components/ui/button';
import { GENERAL_STEPS, type GeneralStep } from '~/domain/enquiry/general-enquiry-steps';
import { listPlaceNames } from '~/domain/enquiry/list-place-names.server';
import { readComingMonth } from '~/domain/enquiry/period-rules';
import { withBabies } from '~/domain/enquiry/with-babies';
import type { FieldErrors } from '~/domain/form/field-error';
import { serverTexts } from '~/locales/server';
import { formPageHeaders } from '~/platform/cache/cache-control';
import { cachedByVersion } from '~/platform/cache/versioned-cache';
import { answerForm } from '../forms/answer-form.server';
import { readFormData } from '../forms/read-form.server';
import { answerGeneralEnquiry } from './answer-general-enquiry.server';

export const handle = { i18n: ['enquiry', 'contact'] };

/** Query names that a search may hand over. */
const HANDED_OVER = [
	'destination',
	'checkIn',
	'checkOut',
	'month',
	'adults',
	'children',
	'childrenAges',
	'cots',
	'highChairs',
	'bedrooms',
	'serviceLevel',
] as const;

/** The general enquiry: suggested destinations, and the values of the address. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const searchParams = withBabies(new URL(request.url).searchParams);
	const texts = serverTexts(context);
	const places = await cachedByVersion(`place-names|${context.language}`, context.catalogueVersion, () =>
		listPlaceNames(context.db, context.language),
	).catch((): string[] => []);
	const month = searchParams.get('month');
	const comingMonth = readComingMonth(month ?? '', context.today);
	return json({
		places,
		months: monthChoice(context.today, context.language, comingMonth).options,
		errors: (month && !comingMonth ? { month: { key: 'month' } } : {}) satisfies FieldErrors,
		values: Object.fromEntries(
			HANDED_OVER.flatMap((name) => {
				const given = searchParams.getAll(name).slice(0, name === 'childrenAges' ? 25 : 1);
				return given.some(Boolean) ? [[name, given.map((text) => text.slice(0, 120))]] : [];
			}),
		),
		title: texts.t('contact:general.title'),
		description: texts.t('contact:general.description'),
	});
}

export async function action({ context, request }: ActionFunctionArgs) {
	return answerForm(await answerGeneralEnquiry({ ctx: context, form: await readFormData(request) }));
}

export const clientAction = (args: ClientActionFunctionArgs) =>
	sendSafely<{ form: FormState<GeneralStep> }>(args, ({ step, values }) => ({
		form: {
			step: GENERAL_STEPS.find((each) => each === step) ?? 'general',
			values,
			errors: {},
			result: 'failed',
		},
	}));

export const shouldRevalidate = skipAfterSending;

export default function Enquiry() {
	const { t } = useTranslation(['enquiry', 'contact']);
	const { places, months, values, errors } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>() as { form: FormState<GeneralStep> } | undefined;
	const [first] = useState<FormState<GeneralStep>>(() => ({ step: 'general', values, errors, result: 'idle' }));
	const state = answer?.form ?? first;
	return (
		<main id="content" className="container pt-10 pb-20 lg:pt-18 lg:pb-28">
			<h1 className="max-w-3xl text-h1">{t('contact:general.heading')}</h1>
			<p className="mt-4 max-w-2xl text-lead text-ink2">{t('contact:general.intro')}</p>
			<div className="mt-10 grid gap-x-16 gap-y-14 border-t border-line2 pt-8 lg:mt-14 xl:grid-cols-[minmax(0,1fr)_21.5rem]">
				<div className="min-w-0 xl:max-w-[44rem]">
					{state.result === 'sent' ? (
						<SentEnquiry
							kind="general"
							email={fieldText(state.values, 'email')}
							number={state.bookingNumber}
							answerBy={state.answerBy}
						>
							<ButtonLink to="/search" variant="dark" className="min-h-13 font-semibold">
								{t('contact:general.toSearch')}
							</ButtonLink>
						</SentEnquiry>
					) : (
						<>
							<NumberBar
								label={t('contact:general.steps')}
								steps={GENERAL_STEPS.map((key) => ({ key, label: t(`contact:general.${key}`) }))}
								current={state.step}
							/>
							<GeneralEnquiryForm state={state} places={places} months={months} />
						</>
					)}
				</div>
				<EnquiryAside />
			</div>
		</main>
	);
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
	pageMeta(matches, { title: data?.title ?? '', description: data?.description ?? '', path: '/enquire-now' });

export const headers = formPageHeaders;
