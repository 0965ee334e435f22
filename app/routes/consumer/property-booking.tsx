import {
	type ActionFunctionArgs,
	json,
	type LoaderFunctionArgs,
	redirect,
	redirectDocument,
} from '@remix-run/cloudflare';
import {
	type ClientActionFunctionArgs,
	isRouteErrorResponse,
	type MetaFunction,
	type ShouldRevalidateFunction,
	useActionData,
	useLoaderData,
	useRouteError,
} from '@remix-run/react';
import { useState } from 'react';
import type { BookingAnswer } from '~/components/booking/booking-answer';
import { BookingPage } from '~/components/booking/booking-page';
import { STEP_FIELD } from '~/components/form/form-state';
import { sendSafely } from '~/components/form/send-safely';
import { ErrorPage } from '~/components/layout/error-page';
import { pageMeta } from '~/components/layout/page-meta';
import type { RootData } from '~/components/root/use-root';
import { LateTradeLead } from '~/components/trade/lead/late-trade-lead';
import type { TradeLeadData } from '~/components/trade/lead/trade-lead-data';
import type { AppLoadContext } from '~/context';
import { isBookingStep } from '~/domain/booking/booking-steps';
import {
	type BookingPropertyView,
	type BookingRequestView,
	bookingPropertyView,
	bookingRequestView,
} from '~/domain/booking/booking-view';
import { readBookingRequest } from '~/domain/booking/read-booking-request';
import type { BookedProperty } from '~/domain/booking/request-booking.server';
import { validateBooking } from '~/domain/booking/validate-booking';
import { CARD_FIELDS } from '~/domain/card/card-fields';
import { parsePropertyPath, propertyPath } from '~/domain/place/property-path';
import { loadProperty } from '~/domain/property/load-property.server';
import { DEFAULT_PARTY } from '~/domain/property/stay-query';
import { isTradeVisitor } from '~/domain/trade/is-trade-visitor';
import { isLeadAction, isLeadStep } from '~/domain/trade/lead-form';
import { serverTexts } from '~/locales/server';
import { formPageHeaders } from '~/platform/cache-policy';
import { statusOf } from '~/platform/errors';
import { signInAgainPath } from '~/platform/sign-in/sign-in-again';
import { cachedByVersion } from '~/platform/versioned-cache';
import { answerForm } from '../forms/answer-form.server';
import { readFormData } from '../forms/read-form.server';
import { answerBooking } from './answer-booking.server';
import { tradeLeadAnswer, tradeLeadData } from './trade-lead.server';

export const handle = { i18n: ['booking', 'enquiry'], isProperty: true };

/** Query names that the page of the property hands over. */
const HANDED_OVER = ['checkIn', 'checkOut', 'serviceLevel', 'adults', 'children', 'childrenAges'] as const;

/**
 * Agents save interests, take options and book here, in a dialog over the property. Other guests may book on brands that let them;
 * elsewhere, and for the agents' own forms, it redirects to the property itself. Any other path below a property is a 404.
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const url = new URL(request.url);
	const asTrade = tradeQuestion(context, request);
	if (asTrade)
		return tradeLeadData(asTrade).catch((error) => {
			throw statusOf(error) === 404 ? notFound(context) : error;
		});
	const which = whichProperty(url, context);
	const property = await cachedByVersion(
		`property|${[context.language, context.today, ...Object.values(which)].join('|')}`,
		context.catalogueVersion,
		() => loadProperty({ ctx: context, which }),
	).catch((error) => {
		throw statusOf(error) === 404 ? notFound(context) : error;
	});
	const ways = {
		brand: context.brand,
		language: context.language,
		hasVault: context.settings.CARD_VAULT_KEY !== null,
	};
	const view = bookingPropertyView(property, ways);
	// Nothing that the owner accepts can be offered here: the property can be enquired about.
	if (view.preferredMethod === null) throw redirect(view.path + url.search);
	const requested = readBookingRequest((name) => url.searchParams.getAll(name), context.today);
	const stayRequest = { ...requested, adults: requested.adults ?? DEFAULT_PARTY.adults };
	const evaluation = validateBooking(property, stayRequest, context.today);
	const texts = serverTexts(context);
	const names = { house: view.name, place: view.place };
	return json({
		property: view,
		stayRequest: bookingRequestView({ property, stayRequest, evaluation, today: context.today }, ways),
		values: Object.fromEntries(
			HANDED_OVER.flatMap((name) => {
				const given = url.searchParams.getAll(name).slice(0, 25);
				return given.length > 0 ? [[name, given.map((text) => text.slice(0, 40))]] : [];
			}),
		),
		countries: Object.entries(await context.services.countryNames(context.language)),
		alternates: view.alternates,
		title: texts.t('booking:title', names),
		description: texts.t('booking:description', names),
	});
}

export async function action({ context, request }: ActionFunctionArgs) {
	const asTrade = tradeQuestion(context, request);
	if (asTrade)
		return tradeLeadAnswer(asTrade).catch((error) => {
			throw statusOf(error) === 404 ? notFound(context) : error;
		});
	const url = new URL(request.url);
	const form = await readFormData(request);
	// An agent's form whose session is over: its sender signs in again and finds what he has typed.
	// Guests' steps share a name with agents'; only guests say where we write to them.
	const isOfAgent = isLeadStep(form.get(STEP_FIELD)) && !form.has('email');
	if (context.actor === null && isOfAgent) throw redirectDocument(signInAgainPath(url));
	const which = whichProperty(url, context);
	const answer = await answerBooking({ ctx: context, which, form }).catch((error) => {
		throw statusOf(error) === 404 ? notFound(context) : error;
	});
	return answerForm(answer);
}

export const clientAction = (args: ClientActionFunctionArgs) =>
	sendSafely<object>(args, ({ step, values }) => ({
		// The card's fields still hold their input; nothing else may store it.
		form: {
			step: isBookingStep(step) || isLeadStep(step) ? step : 'contact',
			values: Object.fromEntries(
				Object.entries(values).filter(([name]) => !(CARD_FIELDS as readonly string[]).includes(name)),
			),
			errors: {},
			result: 'failed',
		},
		alternatives: [],
		stayRequest: null,
		preview: null,
		card: null,
		formerTotalMinor: null,
		stored: null,
		isOvertaken: false,
	}));

/** Sending changes nothing that this page shows. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, defaultShouldRevalidate }) =>
	formMethod === 'POST' ? false : defaultShouldRevalidate;

/** The stay that a trade user requests with the address; null for everyone else, and for other addresses. */
function tradeQuestion(ctx: AppLoadContext, request: Request) {
	const { actor } = ctx;
	const url = new URL(request.url);
	const requested = parsePropertyPath(url.pathname, ctx.language);
	if (!isTradeVisitor(actor) || !requested?.city || !requested.name || !isLeadAction(requested.action)) return null;
	if (requested.redirectTo) throw redirect(`${requested.redirectTo}${url.search}`, 301);
	const { type, country, city, name, action } = requested;
	return { ctx, actor, which: { type, country, city, name }, action, request };
}

/** The property of the address; other spellings are led to the one of this language (301). */
function whichProperty(url: URL, context: AppLoadContext): BookedProperty {
	const requested = parsePropertyPath(url.pathname, context.language);
	if (!requested || !isLeadAction(requested.action) || !requested.city || !requested.name) throw notFound(context);
	if (requested.action !== 'book-now' || !context.brand.isConsumerBookingEnabled)
		throw redirect(`${propertyPath({ ...requested, action: null }, context.language)}${url.search}`);
	if (requested.redirectTo) throw redirect(`${requested.redirectTo}${url.search}`, 301);
	return { type: requested.type, country: requested.country, city: requested.city, name: requested.name };
}

function notFound({ language }: AppLoadContext) {
	return json({ title: serverTexts(language).t('error.notFoundTitle') }, { status: 404 });
}

export default function PropertyBooking() {
	const loaded = useLoaderData() as ConsumerData | TradeData;
	return loaded.trade ? <LateTradeLead /> : <ConsumerBooking loaded={loaded} />;
}

type TradeData = { trade: TradeLeadData };

type ConsumerData = {
	trade?: undefined;
	property: BookingPropertyView;
	stayRequest: BookingRequestView;
	values: Record<string, string[]>;
	countries: [code: string, name: string][];
	title: string;
	description: string;
};

function ConsumerBooking({ loaded }: { loaded: ConsumerData }) {
	const answer = useActionData() as BookingAnswer | undefined;
	const [first] = useState(() => ({
		step: 'contact' as const,
		values: loaded.values,
		errors: {},
		result: 'idle' as const,
	}));
	return (
		<BookingPage
			property={loaded.property}
			loaded={loaded.stayRequest}
			countries={loaded.countries}
			state={answer?.form ?? first}
			answer={answer}
		/>
	);
}

export const meta: MetaFunction = ({ matches, data: loaded, error }) => {
	const data = loaded as ConsumerData | TradeData | undefined;
	if (data?.trade) {
		const { title, description, dialog } = data.trade;
		return pageMeta(matches, { title, description, path: dialog.propertyPath, isNoindex: true });
	}
	const root = matches.find((match) => match.id === 'root')?.data as RootData | undefined;
	const problem = isRouteErrorResponse(error) ? String(error.data?.title ?? error.status) : '500';
	const { title = problem, description = problem, property } = data ?? {};
	return [
		...pageMeta(matches, { title, description, path: property?.bookingPath ?? '/', isNoindex: true }),
		...(property && root
			? [{ tagName: 'link', rel: 'canonical', href: `${root.canonicalOrigin}${property.path}` }]
			: []),
	];
};

export const headers = formPageHeaders;

export function ErrorBoundary() {
	const error = useRouteError();
	return <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />;
}
