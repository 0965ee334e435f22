import type { BookingAnswer } from '~/components/booking/booking-answer';
import { SHOWN_FIELD } from '~/components/booking/shown-field';
import { ALTERNATIVE_FIELD } from '~/components/enquiry/alternative-field';
import {
	type FormState,
	type FormValues,
	fieldText,
	GO_FIELD,
	KEY_FIELD,
	STEP_FIELD,
} from '~/components/form/form-state';
import type { AppLoadContext } from '~/context';
import { totalOfKey } from '~/domain/booking/booking-quote';
import { bookingContactSchema, bookingSchema } from '~/domain/booking/booking-schema';
import { BOOKING_STEP_FIELDS, type BookingStep, isBookingStep } from '~/domain/booking/booking-steps';
import { alternativeViews, bookingRequestView } from '~/domain/booking/booking-view';
import { offeredPaymentMethods } from '~/domain/booking/payment-method';
import { readBookingRequest } from '~/domain/booking/read-booking-request';
import { type BookedProperty, requestBooking } from '~/domain/booking/request-booking.server';
import { type BookingEvaluation, validateBooking } from '~/domain/booking/validate-booking';
import { CARD_FIELDS } from '~/domain/card/card-fields';
import { cardSchema } from '~/domain/card/card-schema';
import type { CardVault, StoredCard } from '~/domain/card/card-vault';
import { embeddedVault } from '~/domain/card/embedded-vault.server';
import type { FieldErrors } from '~/domain/form/field-error';
import { HONEYPOT, isCaught } from '~/domain/form/honeypot';
import { readClientKey } from '~/domain/idempotency/submission';
import { loadProperty } from '~/domain/property/load-property.server';
import type { Property } from '~/domain/property/property';
import { refusedState } from '../forms/answer-form.server';
import { formOf, keepValues, readForm } from '../forms/read-form.server';
import { withAlternatives } from './enquiry-state.server';

type Input = { ctx: AppLoadContext; which: BookedProperty; form: FormData };

/** Everything that goes along from step to step; no field of a card is among them (PRIVACY-4). */
const NAMES = [...Object.values(BOOKING_STEP_FIELDS).flat(), KEY_FIELD];

/** One sending of the booking: a step on or back, another period, or the whole of it. Throws DomainError 'not-found'. */
export async function answerBooking({ ctx, which, form }: Input): Promise<BookingAnswer> {
	const sentFrom = form.get(STEP_FIELD);
	const step = isBookingStep(sentFrom) ? sentFrom : 'contact';
	const values = withAlternatives(keepValues(form, NAMES), form.get(ALTERNATIVE_FIELD));
	const state: FormState<BookingStep> = { step, values, errors: {}, result: 'idle' };
	const none = { alternatives: [], stayRequest: null, card: null, formerTotalMinor: null };
	if (isCaught(form.getAll(HONEYPOT))) return { form: { ...state, step: 'checkout', result: 'sent' }, ...none };
	let card: StoredCard | null = null;
	try {
		const vault = embeddedVault(ctx);
		const requested = { ctx, which, form, state, vault };
		const token = fieldText(values, 'cardToken');
		card = token && vault ? await vault.find(token) : null;
		if (step === 'checkout' && form.get(GO_FIELD) === 'send') return await send(requested, card);
		return await goOn(requested, card);
	} catch (error) {
		return { ...none, form: refusedState(error, state), card: withoutToken(card) };
	}
}

type Sending = Input & { state: FormState<BookingStep>; vault: CardVault | null };

/** From step to step; each looks at everything before it again, since the property may have been sold meanwhile. */
async function goOn(input: Sending, card: StoredCard | null): Promise<BookingAnswer> {
	const { ctx, which, form, state, vault } = input;
	const go = form.get(GO_FIELD);
	const property = await loadProperty({ ctx, which });
	const isBack = isBookingStep(go) || go === 'back';
	if (isBack) return answerWith(input, property, { next: stepBefore(state.step, go), card });
	const contact = readForm(formOf(state.values), bookingContactSchema(rulesOf(ctx)));
	const errors = 'errors' in contact ? contact.errors : {};
	if (form.get(ALTERNATIVE_FIELD)) return answerWith(input, property, { next: 'contact', card });
	if (state.step === 'contact') return answerWith(input, property, { errors, next: 'payment', card });

	const payment = await readPayment(input, property, vault, card);
	if ('errors' in payment)
		return answerWith(input, property, { errors: { ...payment.errors, ...errors }, next: 'payment', card });
	return answerWith({ ...input, state: { ...state, values: withToken(state.values, payment.card) } }, property, {
		errors,
		next: 'checkout',
		card: payment.card,
	});
}

/** The payment step: a newly entered card goes into the vault at once (PRIVACY-1); a stored card is retained. */
async function readPayment(
	{ ctx, form, state }: Sending,
	property: Property,
	vault: CardVault | null,
	card: StoredCard | null,
) {
	const method = fieldText(state.values, 'paymentMethod');
	const offered: readonly string[] = offeredPaymentMethods(property.terms.acceptedPaymentMethods, vault !== null);
	if (!offered.includes(method)) return { errors: { paymentMethod: { key: 'paymentMethod' } } satisfies FieldErrors };
	if (method !== 'credit_card' || !vault) return { card: null };
	const isTyped = CARD_FIELDS.some((name) => String(form.get(name) ?? '').trim() !== '');
	if (card && !isTyped) return { card };
	const read = readForm(formOf(keepValues(form, CARD_FIELDS)), cardSchema(ctx.today));
	return 'errors' in read ? read : { card: await vault.store(read.value) };
}

async function send(input: Sending, card: StoredCard | null): Promise<BookingAnswer> {
	const { ctx, which, form, state, vault } = input;
	const read = readForm(formOf(state.values), bookingSchema(rulesOf(ctx)));
	if ('errors' in read) {
		const property = await loadProperty({ ctx, which });
		return answerWith(input, property, { errors: read.errors, next: 'checkout', card });
	}
	const shown = String(form.get(SHOWN_FIELD) ?? '').slice(0, 2000);
	const clientKey = readClientKey(fieldText(state.values, KEY_FIELD));
	const result = await requestBooking({ ctx, vault, which, input: read.value, shown, clientKey });
	if (result.outcome === 'key-reused') return failed(state, card);
	if (result.outcome === 'invalid') {
		const property = result.property ?? (await loadProperty({ ctx, which }));
		const isCardGone = result.errors.cardToken !== undefined;
		return answerWith(
			isCardGone ? { ...input, state: { ...state, values: withToken(state.values, null) } } : input,
			property,
			{ errors: result.errors, next: 'checkout', card: isCardGone ? null : card },
		);
	}
	const answer = answerWith(input, result.property, { next: 'checkout', card });
	if (result.outcome === 'stored')
		return { ...answer, form: { ...state, result: 'sent', bookingNumber: result.bookingNumber } };
	const before = totalOfKey(shown, result.quote.currency);
	return {
		...answer,
		form: { ...state, result: 'changed' },
		formerTotalMinor: before === result.quote.totalMinor ? null : before,
	};
}

function failed(state: FormState<BookingStep>, card: StoredCard | null): BookingAnswer {
	return {
		form: { ...state, result: 'failed' },
		alternatives: [],
		stayRequest: null,
		card: withoutToken(card),
		formerTotalMinor: null,
	};
}

type Outcome = {
	errors?: FieldErrors;
	/** Where it goes on when nothing is invalid. */
	next: BookingStep;
	card: StoredCard | null;
};

/** The state with the property's validation; with errors it is at the first step that has one. */
function answerWith(
	{ ctx, state, vault }: Sending,
	property: Property,
	{ errors: own = {}, next, card }: Outcome,
): BookingAnswer {
	const { today, brand, language } = ctx;
	const stayRequest = readBookingRequest((name) => state.values[name] ?? [], today);
	const evaluation: BookingEvaluation = validateBooking(property, stayRequest, today);
	const isAhead = next !== 'contact' || Object.keys(own).length > 0;
	const errors = isAhead ? { ...evaluation.errors, ...own } : {};
	const isInvalid = Object.keys(errors).length > 0;
	return {
		form: {
			...state,
			step: isInvalid ? stepOf(errors, next) : next,
			errors,
			result: isInvalid ? 'invalid' : 'idle',
		},
		alternatives: alternativeViews(property, evaluation),
		stayRequest: bookingRequestView(
			{ property, stayRequest, evaluation, today },
			{ brand, language, hasVault: vault !== null },
		),
		card: withoutToken(card),
		formerTotalMinor: null,
	};
}

const CONTACT_NAMES: readonly string[] = ['period', ...BOOKING_STEP_FIELDS.contact];
const PAYMENT_NAMES: readonly string[] = [...BOOKING_STEP_FIELDS.payment, ...CARD_FIELDS];

function stepOf(errors: FieldErrors, next: BookingStep): BookingStep {
	const names = Object.keys(errors);
	if (names.some((name) => CONTACT_NAMES.includes(name))) return 'contact';
	return names.some((name) => PAYMENT_NAMES.includes(name)) ? 'payment' : next;
}

function stepBefore(step: BookingStep, go: unknown): BookingStep {
	if (isBookingStep(go)) return go;
	return step === 'checkout' ? 'payment' : 'contact';
}

function rulesOf({ today, brand }: AppLoadContext) {
	return { today, isReferenceRequired: brand.bookingReference.isRequired };
}

function withToken(values: FormValues, card: StoredCard | null): FormValues {
	const { cardToken: _, ...rest } = values;
	return card ? { ...rest, cardToken: [card.token] } : rest;
}

function withoutToken(card: StoredCard | null): BookingAnswer['card'] {
	if (!card) return null;
	const { token: _, ...rest } = card;
	return rest;
}
