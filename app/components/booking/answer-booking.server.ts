import type { AppLoadContext } from '~/context';
import { totalOfKey } from '~/domain/booking/booking-quote';
import { bookingContactSchema, bookingSchema } from '~/domain/booking/booking-schema';
import { BOOKING_STEP_FIELDS, type BookingStep, isBookingStep } from '~/domain/booking/booking-steps';
import { type BookingWishView, bookingWishView, nearViews } from '~/domain/booking/booking-view';
import { type BookingJudgement, judgeBooking } from '~/domain/booking/judge-booking';
import { offeredPaymentMethods } from '~/domain/booking/payment-method';
import { readBookingWish } from '~/domain/booking/read-booking-wish';
import { type BookedProperty, requestBooking } from '~/domain/booking/request-booking.server';
import { CARD_FIELDS } from '~/domain/card/card-fields';
import { cardSchema } from '~/domain/card/card-schema';
import type { CardVault, StoredCard } from '~/domain/card/card-vault';
import { embeddedVault } from '~/domain/card/embedded-vault.server';
import type { NearView } from '~/domain/enquiry/enquiry-view';
import type { Faults } from '~/domain/enquiry/fault';
import { HONEYPOT, isCaught } from '~/domain/enquiry/honeypot';
import { reachDatabase } from '~/domain/enquiry/reach-database.server';
import { readClientKey } from '~/domain/idempotency/submission';
import { loadProperty } from '~/domain/property/load-property.server';
import type { Property } from '~/domain/property/property';
import { withNear } from '../enquiry/enquiry-state.server';
import { NEAR_FIELD } from '../enquiry/near-field';
import { type FormState, type FormValues, fieldText, GO_FIELD, KEY_FIELD, STEP_FIELD } from '../form/form-state';
import { refusedState } from '../form/outcome.server';
import { formOf, keepValues, readForm } from '../form/read-form.server';
import { SHOWN_FIELD } from './shown-field';

export type BookingAnswer = {
	form: FormState<BookingStep>;
	near: readonly NearView[];
	/** Null when it could not be looked up. */
	wish: BookingWishView | null;
	/** The stored card, without its token. */
	card: Omit<StoredCard, 'token'> | null;
	/** After `changed`: the total that was shown before, null when only the terms differ. */
	formerTotalMinor: number | null;
};

type Asked = { ctx: AppLoadContext; which: BookedProperty; form: FormData };

/** Everything that goes along from step to step; no field of a card is among them (PRIVACY-4). */
const NAMES = [...Object.values(BOOKING_STEP_FIELDS).flat(), KEY_FIELD];

/** One sending of the booking: a step on or back, another period, or the whole of it. Throws DomainError 'not-found'. */
export async function answerBooking({ ctx, which, form }: Asked): Promise<BookingAnswer> {
	const sentFrom = form.get(STEP_FIELD);
	const step = isBookingStep(sentFrom) ? sentFrom : 'contact';
	const values = withNear(keepValues(form, NAMES), form.get(NEAR_FIELD));
	const state: FormState<BookingStep> = { step, values, faults: {}, result: 'idle' };
	const none = { near: [], wish: null, card: null, formerTotalMinor: null };
	if (isCaught(form.getAll(HONEYPOT))) return { form: { ...state, step: 'checkout', result: 'sent' }, ...none };
	let card: StoredCard | null = null;
	try {
		const vault = embeddedVault(ctx);
		const asked = { ctx, which, form, state, vault };
		const token = fieldText(values, 'cardToken');
		card = token && vault ? await vault.find(token) : null;
		if (step === 'checkout' && form.get(GO_FIELD) === 'send') return await send(asked, card);
		return await goOn(asked, card);
	} catch (error) {
		return { ...none, form: refusedState(error, state), card: withoutToken(card) };
	}
}

type Sending = Asked & { state: FormState<BookingStep>; vault: CardVault | null };

/** From step to step; each looks at everything before it again, since the property may have been sold meanwhile. */
async function goOn(asked: Sending, card: StoredCard | null): Promise<BookingAnswer> {
	const { ctx, which, form, state, vault } = asked;
	const go = form.get(GO_FIELD);
	const property = await reachDatabase(loadProperty({ ctx, which }));
	const isBack = isBookingStep(go) || go === 'back';
	if (isBack) return answerWith(asked, property, { next: stepBefore(state.step, go), card });
	const contact = readForm(formOf(state.values), bookingContactSchema(rulesOf(ctx)));
	const faults = 'faults' in contact ? contact.faults : {};
	if (form.get(NEAR_FIELD)) return answerWith(asked, property, { next: 'contact', card });
	if (state.step === 'contact') return answerWith(asked, property, { faults, next: 'payment', card });

	const payment = await readPayment(asked, property, vault, card);
	if ('faults' in payment)
		return answerWith(asked, property, { faults: { ...payment.faults, ...faults }, next: 'payment', card });
	return answerWith({ ...asked, state: { ...state, values: withToken(state.values, payment.card) } }, property, {
		faults,
		next: 'checkout',
		card: payment.card,
	});
}

/** The payment step: a card that is typed goes into the vault at once (PRIVACY-1), one that is there already is kept. */
async function readPayment(
	{ ctx, form, state }: Sending,
	property: Property,
	vault: CardVault | null,
	card: StoredCard | null,
) {
	const method = fieldText(state.values, 'paymentMethod');
	const offered: readonly string[] = offeredPaymentMethods(property.terms.acceptedPaymentMethods, vault !== null);
	if (!offered.includes(method)) return { faults: { paymentMethod: { key: 'paymentMethod' } } satisfies Faults };
	if (method !== 'credit_card' || !vault) return { card: null };
	const isTyped = CARD_FIELDS.some((name) => String(form.get(name) ?? '').trim() !== '');
	if (card && !isTyped) return { card };
	const read = readForm(formOf(keepValues(form, CARD_FIELDS)), cardSchema(ctx.today));
	return 'faults' in read ? read : { card: await vault.store(read.value) };
}

async function send(asked: Sending, card: StoredCard | null): Promise<BookingAnswer> {
	const { ctx, which, form, state, vault } = asked;
	const read = readForm(formOf(state.values), bookingSchema(rulesOf(ctx)));
	if ('faults' in read) {
		const property = await reachDatabase(loadProperty({ ctx, which }));
		return answerWith(asked, property, { faults: read.faults, next: 'checkout', card });
	}
	const shown = String(form.get(SHOWN_FIELD) ?? '').slice(0, 2000);
	const clientKey = readClientKey(fieldText(state.values, KEY_FIELD));
	const result = await requestBooking({ ctx, vault, which, input: read.value, shown, clientKey });
	if (result.outcome === 'key-reused') return failed(state, card);
	if (result.outcome === 'faulty') {
		const property = result.property ?? (await reachDatabase(loadProperty({ ctx, which })));
		const isCardGone = result.faults.cardToken !== undefined;
		return answerWith(
			isCardGone ? { ...asked, state: { ...state, values: withToken(state.values, null) } } : asked,
			property,
			{ faults: result.faults, next: 'checkout', card: isCardGone ? null : card },
		);
	}
	const answer = answerWith(asked, result.property, { next: 'checkout', card });
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
		near: [],
		wish: null,
		card: withoutToken(card),
		formerTotalMinor: null,
	};
}

type Outcome = {
	faults?: Faults;
	/** Where it goes on when nothing is at fault. */
	next: BookingStep;
	card: StoredCard | null;
};

/** The state with what the property says to it; with faults it stands at the first step that has one. */
function answerWith(
	{ ctx, state, vault }: Sending,
	property: Property,
	{ faults: own = {}, next, card }: Outcome,
): BookingAnswer {
	const { today, brand, language } = ctx;
	const wish = readBookingWish((name) => state.values[name] ?? [], today);
	const judgement: BookingJudgement = judgeBooking(property, wish, today);
	const isAhead = next !== 'contact' || Object.keys(own).length > 0;
	const faults = isAhead ? { ...judgement.faults, ...own } : {};
	const isFaulty = Object.keys(faults).length > 0;
	return {
		form: {
			...state,
			step: isFaulty ? stepOf(faults, next) : next,
			faults,
			result: isFaulty ? 'faulty' : 'idle',
		},
		near: nearViews(property, judgement),
		wish: bookingWishView({ property, wish, judgement, today }, { brand, language, hasVault: vault !== null }),
		card: withoutToken(card),
		formerTotalMinor: null,
	};
}

const CONTACT_NAMES: readonly string[] = ['period', ...BOOKING_STEP_FIELDS.contact];
const PAYMENT_NAMES: readonly string[] = [...BOOKING_STEP_FIELDS.payment, ...CARD_FIELDS];

function stepOf(faults: Faults, next: BookingStep): BookingStep {
	const names = Object.keys(faults);
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
