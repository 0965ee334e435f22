import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { type ClientActionFunctionArgs, Link, useActionData, useLoaderData } from '@remix-run/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SERVICE_LEVELS } from '#db/schema/enums';
import { EnquiryAside } from '~/components/enquiry/enquiry-aside';
import { SentEnquiry } from '~/components/enquiry/sent-enquiry';
import { EnquiryStepBar } from '~/components/enquiry/step-bar';
import { type FormState, fieldText } from '~/components/form/form-state';
import { sendSafely, skipAfterSending } from '~/components/form/send-safely';
import { noindexMeta } from '~/components/layout/page-meta';
import {
	type RequestedPropertyView,
	requestedPropertyView,
	type Standings,
	standingsView,
} from '~/components/shortlist/enquiry-view';
import { ShortlistEnquiryForm } from '~/components/shortlist/shortlist-enquiry-form';
import { useLiveStandings } from '~/components/shortlist/use-live-standings';
import { ButtonLink } from '~/components/ui/button';
import { Icon } from '~/components/ui/icon';
import type { PropertyStep } from '~/domain/enquiry/property-enquiry-steps';
import { readStayRequest } from '~/domain/enquiry/read-stay-request';
import { validateProperties } from '~/domain/enquiry/validate-properties';
import { loadShortlist } from '~/domain/shortlist/load-shortlist.server';
import { parseShortlist } from '~/domain/shortlist/parse-shortlist';
import { shortlistAddress } from '~/domain/shortlist/shortlist-address';
import { serviceLevelLabel } from '~/domain/stay/service-level';
import { serverTexts } from '~/locales/server';
import { formPageHeaders } from '~/platform/cache/cache-control';
import { answerForm } from '../forms/answer-form.server';
import { readFormData } from '../forms/read-form.server';
import { answerShortlistEnquiry, type ShortlistEnquiryAnswer } from './answer-shortlist-enquiry.server';

export const handle = { i18n: ['enquiry', 'shortlist', 'contact'] };

/** Query names that the shortlist hands over. */
const HANDED_OVER = ['checkIn', 'checkOut', 'serviceLevel', 'adults', 'children'] as const;

/** One enquiry about all properties of a shortlist; an address without properties redirects to the shortlist. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const { searchParams } = new URL(request.url);
	const { language, today } = context;
	const question = parseShortlist(searchParams, today);
	const { properties } = await loadShortlist({ ctx: context, codes: question.codes, rates: 'future' });
	if (properties.length === 0) throw redirect('/shortlist', 302);
	const evaluation = validateProperties(
		properties,
		readStayRequest((name) => searchParams.get(name), today),
		today,
	);
	const offered = new Set(properties.flatMap(({ levels }) => (levels.length > 0 ? levels : SERVICE_LEVELS)));
	const codes = properties.map(({ code }) => code);
	const texts = serverTexts(language);
	return json({
		properties: properties.map((property) => requestedPropertyView(property, language)),
		levels: SERVICE_LEVELS.filter((level) => offered.has(level)).map((level) => ({
			value: level,
			label: serviceLevelLabel(level, language),
		})),
		standings: standingsView(properties, evaluation, language),
		values: {
			houses: codes,
			...Object.fromEntries(
				HANDED_OVER.flatMap((name) => {
					const text = searchParams.get(name)?.slice(0, 40);
					return text ? [[name, [text]]] : [];
				}),
			),
		},
		back: shortlistAddress({ ...question, codes }),
		title: texts.t('shortlist:form.title', { count: properties.length }),
		description: texts.t('shortlist:form.description'),
	});
}

export async function action({ context, request }: ActionFunctionArgs) {
	return answerForm(await answerShortlistEnquiry({ ctx: context, form: await readFormData(request) }));
}

export const clientAction = (args: ClientActionFunctionArgs) =>
	sendSafely<ShortlistEnquiryAnswer>(args, ({ step, values }) => ({
		form: { step: step === 'contact' ? 'contact' : 'period', values, errors: {}, result: 'failed' },
		alternatives: [],
		standings: null,
	}));

export const shouldRevalidate = skipAfterSending;

export default function ShortlistEnquiry() {
	const { t } = useTranslation(['enquiry', 'shortlist']);
	const loaded = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>() as ShortlistEnquiryAnswer | undefined;
	const [first] = useState<FormState<PropertyStep>>(() => ({
		step: 'period',
		values: loaded.values as Record<string, string[]>,
		errors: {},
		result: 'idle',
	}));
	const state = answer?.form ?? first;
	const properties = loaded.properties as RequestedPropertyView[];
	const { standings, look } = useLiveStandings(
		properties.map(({ code }) => code).join('.'),
		loaded.standings as Standings,
		answer?.standings,
	);
	return (
		<main id="content" className="container pt-10 pb-20 lg:pt-14 lg:pb-28">
			<Link to={loaded.back} className="mb-5 inline-flex items-center gap-2 py-1 text-small hover:text-accent-ink">
				<Icon name="chevronLeft" size={16} />
				{t('shortlist:form.back')}
			</Link>
			<h1 className="max-w-3xl text-h1">{t('shortlist:form.heading')}</h1>
			<p className="mt-4 max-w-2xl text-lead text-ink2">{t('shortlist:form.intro')}</p>
			<div className="mt-10 grid gap-x-16 gap-y-14 border-t border-line2 pt-8 lg:mt-14 xl:grid-cols-[minmax(0,1fr)_21.5rem]">
				<div className="min-w-0 xl:max-w-[46rem]">
					{state.result === 'sent' ? (
						<SentEnquiry
							kind="property"
							email={fieldText(state.values, 'email')}
							number={state.bookingNumber}
							answerBy={state.answerBy}
						>
							<ButtonLink to={loaded.back} variant="dark" className="min-h-13 font-semibold">
								{t('shortlist:form.back')}
							</ButtonLink>
						</SentEnquiry>
					) : (
						<>
							<EnquiryStepBar current={state.step} />
							<ShortlistEnquiryForm
								houses={properties}
								levels={loaded.levels}
								state={state}
								standings={standings}
								alternatives={answer?.alternatives ?? []}
								onInput={look}
							/>
						</>
					)}
				</div>
				<EnquiryAside />
			</div>
		</main>
	);
}

export const meta = noindexMeta;

export const headers = formPageHeaders;
