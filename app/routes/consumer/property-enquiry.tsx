import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { type ClientActionFunctionArgs, useActionData, useLoaderData, useLocation } from '@remix-run/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import enquiryStyles from '~/components/enquiry/enquiry.css?url';
import { EnquiryDialog } from '~/components/enquiry/enquiry-dialog';
import { PropertyEnquiryForm } from '~/components/enquiry/property-enquiry-form';
import { propertyFormMeta } from '~/components/enquiry/property-form-meta';
import { PropertyLine, PropertySummary } from '~/components/enquiry/property-summary';
import { SentEnquiry } from '~/components/enquiry/sent-enquiry';
import type { ShownRequest } from '~/components/enquiry/shown-request';
import { EnquiryStepBar } from '~/components/enquiry/step-bar';
import { useLiveStayRequest } from '~/components/enquiry/use-live-stay-request';
import { fieldText } from '~/components/form/form-state';
import { sendSafely, skipAfterSending } from '~/components/form/send-safely';
import { RouteErrorPage } from '~/components/layout/error-page';
import { stylesheets } from '~/components/layout/page-meta';
import { ButtonLink } from '~/components/ui/button';
import { Icon } from '~/components/ui/icon';
import type { AppLoadContext } from '~/context';
import type { WhichProperty } from '~/domain/enquiry/enquiry-property';
import { type PropertyView, propertyView } from '~/domain/enquiry/enquiry-view';
import { loadEnquiryProperty } from '~/domain/enquiry/load-enquiry-property.server';
import { readStayRequest } from '~/domain/enquiry/read-stay-request';
import { validateStayRequest } from '~/domain/enquiry/validate-stay-request';
import { withBabies } from '~/domain/enquiry/with-babies';
import { parsePropertyPath } from '~/domain/place/property-path';
import { serverTexts } from '~/locales/server';
import { formPageHeaders } from '~/platform/cache/cache-control';
import { cachedByVersion } from '~/platform/cache/versioned-cache';
import { answerForm } from '../forms/answer-form.server';
import { missingPage, notFound } from '../forms/error-page.server';
import { readFormData } from '../forms/read-form.server';
import { answerPropertyEnquiry, type PropertyEnquiryAnswer } from './answer-property-enquiry.server';
import { shownRequest } from './requested-stay.server';

export const handle = { i18n: ['enquiry'] };

export const links = stylesheets(enquiryStyles);

/** Query names that the page of the property hands over. */
const HANDED_OVER = [
	'checkIn',
	'checkOut',
	'serviceLevel',
	'adults',
	'children',
	'childrenAges',
	'cots',
	'highChairs',
] as const;

/** The enquiry about a property: its property, and the request that the address brings along. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const url = new URL(request.url);
	const which = whichProperty(url, context);
	const property = await cachedByVersion(
		`enquiry-house|${Object.values(which).join('|')}|${context.today}`,
		context.catalogueVersion,
		() => loadEnquiryProperty({ ctx: context, which }),
	).catch(missingPage(context));
	const query = withBabies(url.searchParams);
	const stayRequest = readStayRequest((name) => query.get(name), context.today);
	const view = propertyView(property, context.language);
	const texts = serverTexts(context);
	const names = { house: view.name, place: view.place };
	return json({
		property: view,
		stayRequest: shownRequest(
			context,
			property,
			stayRequest,
			validateStayRequest(property, stayRequest, context.today),
		),
		values: Object.fromEntries(
			HANDED_OVER.flatMap((name) => {
				const given = query.getAll(name).slice(0, name === 'childrenAges' ? 25 : 1);
				return given.some(Boolean) ? [[name, given.map((text) => text.slice(0, 40))]] : [];
			}),
		),
		alternates: view.alternates,
		title: texts.t('enquiry:property.title', names),
		description: texts.t('enquiry:property.description', names),
	});
}

export async function action({ context, request }: ActionFunctionArgs) {
	const which = whichProperty(new URL(request.url), context);
	const answer = await answerPropertyEnquiry({ ctx: context, which, form: await readFormData(request) }).catch(
		missingPage(context),
	);
	return answerForm(answer);
}

export const clientAction = (args: ClientActionFunctionArgs) =>
	sendSafely<PropertyEnquiryAnswer>(args, ({ step, values }) => ({
		form: { step: step === 'contact' ? 'contact' : 'period', values, errors: {}, result: 'failed' },
		alternatives: [],
		stayRequest: null,
	}));

export const shouldRevalidate = skipAfterSending;

/** The property of the address; other spellings are led to the one of this language (301). */
function whichProperty(url: URL, context: AppLoadContext): WhichProperty {
	const requested = parsePropertyPath(url.pathname, context.language);
	if (requested?.action !== 'enquire-now' || !requested.city || !requested.name) throw notFound(context);
	if (requested.redirectTo) throw redirect(`${requested.redirectTo}${url.search}`, 301);
	return { type: requested.type, country: requested.country, placeSlug: requested.city, slug: requested.name };
}

export default function PropertyEnquiry() {
	const { t } = useTranslation('enquiry');
	const loaded = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>() as PropertyEnquiryAnswer | undefined;
	const property = loaded.property as PropertyView;
	const { search } = useLocation();
	const [first] = useState(() => ({
		step: 'period' as const,
		values: loaded.values,
		errors: {},
		result: 'idle' as const,
	}));
	const state = answer?.form ?? first;
	const { stayRequest, look } = useLiveStayRequest(
		property.enquiryPath,
		loaded.stayRequest as ShownRequest,
		answer?.stayRequest,
	);
	return (
		<EnquiryDialog
			label={t('property.dialog', { house: property.name })}
			closeLabel={t('property.close')}
			closeTo={property.path + search}
		>
			<div className="grid min-h-full xl:min-h-[35rem] xl:grid-cols-[minmax(0,1fr)_23.5rem]">
				<div className="px-5 pt-5 pb-8 lg:px-12 lg:pt-9 lg:pb-9">
					{state.result === 'sent' ? (
						<div className="pt-5 lg:pt-8">
							<SentEnquiry
								kind="property"
								email={fieldText(state.values, 'email')}
								number={state.bookingNumber}
								answerBy={state.answerBy}
							>
								<ButtonLink
									to={property.path + search}
									replace
									preventScrollReset
									variant="dark"
									className="min-h-13 font-semibold"
								>
									{t('property.backToHouse')}
								</ButtonLink>
								<a href={property.otherPropertiesPath} className="inline-flex items-center gap-3 text-link font-medium">
									{t('property.otherHouses', { place: property.place })}
									<Icon name="arrow" />
								</a>
							</SentEnquiry>
						</div>
					) : (
						<>
							<EnquiryStepBar current={state.step} className="mr-12 xl:mr-0" />
							<PropertyLine property={property} stayRequest={stayRequest} />
							<PropertyEnquiryForm
								property={property}
								state={state}
								alternatives={answer?.alternatives ?? []}
								onInput={look}
							/>
						</>
					)}
				</div>
				<PropertySummary property={property} stayRequest={stayRequest} />
			</div>
		</EnquiryDialog>
	);
}

export const meta = propertyFormMeta;

export const headers = formPageHeaders;

export const ErrorBoundary = RouteErrorPage;
