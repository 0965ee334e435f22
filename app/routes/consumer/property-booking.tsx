import {
	type ActionFunctionArgs,
	json,
	type LoaderFunctionArgs,
	redirect,
	redirectDocument,
} from '@remix-run/cloudflare';
import { type ClientActionFunctionArgs, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { useState } from 'react';
import type { BookingAnswer } from '~/components/booking/booking-answer';
import { BookingPage } from '~/components/booking/booking-page';
import { propertyFormMeta } from '~/components/enquiry/property-form-meta';
import { STEP_FIELD } from '~/components/form/form-state';
import { sendSafely, skipAfterSending } from '~/components/form/send-safely';
import { RouteErrorPage } from '~/components/layout/error-page';
import { LateTradeLead } from '~/components/trade/lead/late-trade-lead';
import type { TradeLeadData } from '~/components/trade/lead/trade-lead-data';
import type { AppLoadContext } from '~/context';
import { asHeldFor } from '~/domain/booking/as-held-for.server';
import { HELD_PARAM, isBookingStep, STAY_FIELDS } from '~/domain/booking/booking-steps';
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
import { withBabies } from '~/domain/enquiry/with-babies';
import { parsePropertyPath, propertyPath } from '~/domain/place/property-path';
import { loadProperty } from '~/domain/property/load-property.server';
import { DEFAULT_PARTY } from '~/domain/property/stay-query';
import { isTradeVisitor } from '~/domain/trade/is-trade-visitor';
import { isLeadAction, isLeadStep } from '~/domain/trade/lead-form';
import { serverTexts } from '~/locales/server';
import { CACHE_CONTROL, formPageHeaders } from '~/platform/cache/cache-control';
import { cachedByVersion } from '~/platform/cache/versioned-cache';
import { signInAgainPath } from '~/platform/sign-in/sign-in-again';
import { answerForm } from '../forms/answer-form.server';
import { missingPage, notFound } from '../forms/error-page.server';
import { readFormData } from '../forms/read-form.server';
import { answerBooking } from './answer-booking.server';
import { tradeLeadAnswer, tradeLeadData } from './trade-lead.server';

export const handle = { i18n: ['booking', 'enquiry'], isProperty: true };

/** Booking numbers of requests that have just sent a booking: without script the same request renders the thanks. */
const BOOKED = new WeakMap<AppLoadContext, string>();

/**
 * Agents save interests, take options and book here, in a dialog over the property. Other guests may book on brands that let them;
 * elsewhere, and for the agents' own forms, it redirects to the property itself. Any other path below a property is a 404.
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const url = new URL(request.url);
	const asTrade = tradeQuestion(context, request);
	if (asTrade) return tradeLeadData(asTrade).catch(missingPage(context));
	const which = whichProperty(url, context);
	const heldId = url.searchParams.get(HELD_PARAM);
	const cached = await cachedByVersion(
		`property|${[context.language, context.today, ...Object.values(which)].join('|')}`,
		context.catalogueVersion,
		() => loadProperty({ ctx: context, which }),
	).catch(missingPage(context));
	const property = await asHeldFor(context.db, cached, { id: heldId });
	const ways = {
		brand: context.brand,
		language: context.language,
		hasVault: context.settings.CARD_VAULT_KEY !== null,
	};
	const view = bookingPropertyView(property, ways);
	// Nothing that the owner accepts can be offered here: the property can be enquired about.
	if (view.preferredMethod === null) throw redirect(view.path + url.search);
	const query = withBabies(url.searchParams);
	const requested = readBookingRequest((name) => query.getAll(name), context.today);
	const stayRequest = { ...requested, adults: requested.adults ?? DEFAULT_PARTY.adults };
	const evaluation = validateBooking(property, stayRequest, context.today);
	const texts = serverTexts(context);
	const names = { house: view.name, place: view.place };
	const number = BOOKED.get(context);
	const data = {
		property: view,
		stayRequest: bookingRequestView({ property, stayRequest, evaluation, today: context.today }, ways),
		values: Object.fromEntries(
			STAY_FIELDS.flatMap((name) => {
				const given = query.getAll(name).slice(0, 25);
				return given.length > 0 ? [[name, given.map((text) => text.slice(0, 40))]] : [];
			}),
		),
		countries: Object.entries(await context.services.countryNames(context.language)),
		alternates: view.alternates,
		title: number ? texts.t('booking:bookedTitle', { number, house: view.name }) : texts.t('booking:title', names),
		description: texts.t('booking:description', names),
	};
	return json(data, heldId === null ? undefined : { headers: { 'cache-control': CACHE_CONTROL.personal } });
}

export async function action({ context, request }: ActionFunctionArgs) {
	const asTrade = tradeQuestion(context, request);
	if (asTrade) return tradeLeadAnswer(asTrade).catch(missingPage(context));
	const url = new URL(request.url);
	const form = await readFormData(request);
	// An agent's form whose session is over: its sender signs in again and finds what he has typed.
	// Guests' steps share a name with agents'; only guests say where we write to them.
	const isOfAgent = isLeadStep(form.get(STEP_FIELD)) && !form.has('email');
	if (context.actor === null && isOfAgent) throw redirectDocument(signInAgainPath(url));
	const which = whichProperty(url, context);
	const answer = await answerBooking({
		...{ ctx: context, which, form, heldId: url.searchParams.get(HELD_PARAM) },
	}).catch(missingPage(context));
	if (answer.form.bookingNumber) BOOKED.set(context, answer.form.bookingNumber);
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
		reason: null,
		stayRequest: null,
		preview: null,
		card: null,
		formerTotalMinor: null,
		stored: null,
		isOvertaken: false,
	}));

export const shouldRevalidate = skipAfterSending;

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

export const meta: MetaFunction = ({ data: loaded, ...page }) => {
	const data = loaded as ConsumerData | TradeData | undefined;
	return propertyFormMeta({ ...page, data: data?.trade ?? (data as ConsumerData | undefined) });
};

export const headers = formPageHeaders;

export const ErrorBoundary = RouteErrorPage;
