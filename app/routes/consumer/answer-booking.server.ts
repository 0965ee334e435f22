import type { BookingAnswer } from '~/components/booking/booking-answer';
import { SHOWN_FIELD } from '~/components/booking/shown-field';
import type { AppLoadContext } from '~/context';
import { asHeldFor } from '~/domain/booking/as-held-for.server';
import { totalOfKey } from '~/domain/booking/booking-quote';
import { bookingContactSchema, bookingSchema } from '~/domain/booking/booking-schema';
import { BOOKING_STEP_FIELDS, type BookingStep } from '~/domain/booking/booking-steps';
import { alternativeViews, bookingRequestView } from '~/domain/booking/booking-view';
import { offeredPaymentMethods } from '~/domain/booking/payment-method';
import { readBookingRequest } from '~/domain/booking/read-booking-request';
import { type BookedProperty, requestBooking } from '~/domain/booking/request-booking.server';
import { type BookingEvaluation, validateBooking } from '~/domain/booking/validate-booking';
import { CARD_FIELDS } from '~/domain/card/card-fields';
import type { CardVault, StoredCard } from '~/domain/card/card-vault';
import { embeddedVault } from '~/domain/card/embedded-vault.server';
import type { FieldErrors } from '~/domain/form/field-error';
import { loadProperty } from '~/domain/property/load-property.server';
import type { Property } from '~/domain/property/property';
import { findCard, readPayment, withCard, withoutToken } from '../forms/card-step.server';
import {
	answerSteps,
	readValues,
	type Steps,
	type Submission,
	stateAfter,
	stateWith,
} from '../forms/stepped-form.server';
import { noPriceReason } from './stay-reason.server';

const STEPS: Steps<BookingStep> = [
	{ name: 'contact', fields: BOOKING_STEP_FIELDS.contact, errors: ['period'] },
	{ name: 'payment', fields: BOOKING_STEP_FIELDS.payment, errors: CARD_FIELDS },
	{ name: 'checkout', fields: BOOKING_STEP_FIELDS.checkout },
];

type Input = {
	ctx: AppLoadContext;
	which: BookedProperty;
	form: FormData;
	/** Public id of a hold for the guest (ENQUIRY-14). */
	heldId: string | null;
};

type Sending = Omit<Input, 'form'> & { sent: Submission<BookingStep>; vault: CardVault | null };

/** One sending of the booking: a step on or back, another period, or the whole of it. Throws DomainError 'not-found'. */
export function answerBooking({ ctx, which, form, heldId }: Input): Promise<BookingAnswer> {
	let card: StoredCard | null = null;
	return answerSteps({
		form,
		steps: STEPS,
		nothing: () => nothingWith(card),
		answer: async (sent) => {
			const vault = embeddedVault(ctx);
			card = await findCard(vault, sent.state.values);
			const sending = { ctx, which, sent, vault, heldId };
			return sent.move === 'send' ? send(sending, card) : goOn(sending, card);
		},
	});
}

function nothingWith(card: StoredCard | null): Omit<BookingAnswer, 'form'> {
	return { alternatives: [], reason: null, stayRequest: null, card: withoutToken(card), formerTotalMinor: null };
}

/** From step to step; each looks at everything before it again, since the property may have been sold meanwhile. */
async function goOn(sending: Sending, card: StoredCard | null): Promise<BookingAnswer> {
	const { ctx, sent, vault } = sending;
	const property = await bookableProperty(sending);
	if (sent.move !== 'on') return answerWith(sending, property, card);
	const contact = readValues(sent, bookingContactSchema(rulesOf(ctx)));
	const errors = 'errors' in contact ? contact.errors : {};
	if (sent.state.step === 'contact') return answerWith(sending, property, card, errors);
	const payment = await readPayment({
		form: sent.form,
		values: sent.state.values,
		vault,
		card,
		methods: offeredPaymentMethods(property.terms.acceptedPaymentMethods, vault !== null),
		today: ctx.today,
	});
	if ('errors' in payment) return answerWith(sending, property, card, { ...payment.errors, ...errors });
	return answerWith(withCard(sending, payment.card), property, payment.card, errors);
}

async function send(sending: Sending, card: StoredCard | null): Promise<BookingAnswer> {
	const { ctx, which, sent, vault, heldId } = sending;
	const { state, clientKey } = sent;
	const read = readValues(sent, bookingSchema(rulesOf(ctx)));
	if ('errors' in read) return answerWith(sending, await bookableProperty(sending), card, read.errors);
	const shown = String(sent.form.get(SHOWN_FIELD) ?? '').slice(0, 2000);
	const result = await requestBooking({ ctx, vault, which, input: read.value, shown, clientKey, heldId });
	if (result.outcome === 'key-reused') return { ...nothingWith(card), form: stateAfter(state, result) };
	if (result.outcome === 'invalid') {
		const property = result.property ?? (await bookableProperty(sending));
		if (!result.errors.cardToken) return answerWith(sending, property, card, result.errors);
		return answerWith(withCard(sending, null), property, null, result.errors);
	}
	const answer = answerWith(sending, result.property, card);
	if (result.outcome === 'stored') return { ...answer, form: stateAfter(state, result) };
	const before = totalOfKey(shown, result.quote.currency);
	const formerTotalMinor = before === result.quote.totalMinor ? null : before;
	return { ...answer, form: { ...state, result: 'changed' }, formerTotalMinor };
}

/** The property as the guest may book it now. */
async function bookableProperty({ ctx, which, heldId }: Sending): Promise<Property> {
	return asHeldFor(ctx.db, await loadProperty({ ctx, which }), { id: heldId });
}

/** The form with the property's validation, which is silent on the way to the first step. */
function answerWith(
	{ ctx, sent, vault }: Sending,
	property: Property,
	card: StoredCard | null,
	own: FieldErrors = {},
): BookingAnswer {
	const { today, brand, language } = ctx;
	const { values } = sent.state;
	const stayRequest = readBookingRequest((name) => values[name] ?? [], today);
	const evaluation: BookingEvaluation = validateBooking(property, stayRequest, today);
	return {
		form: stateWith(sent, sent.next === 'contact' ? own : { ...evaluation.errors, ...own }),
		alternatives: alternativeViews(property, evaluation),
		reason: evaluation.errors.period?.key === 'noPrice' ? noPriceReason(ctx, property, stayRequest) : null,
		stayRequest: bookingRequestView(
			{ property, stayRequest, evaluation, today },
			{ brand, language, hasVault: vault !== null },
		),
		card: withoutToken(card),
		formerTotalMinor: null,
	};
}

function rulesOf({ today, brand }: AppLoadContext) {
	return { today, isReferenceRequired: brand.bookingReference.isRequired };
}
