import { SHOWN_FIELD } from '~/components/booking/shown-field';
import { ALTERNATIVE_FIELD } from '~/components/enquiry/alternative-field';
import { type FormValues, fieldText, GO_FIELD, KEY_FIELD, STEP_FIELD } from '~/components/form/form-state';
import type { LeadFormState, LeadPreviewView, TradeLeadAnswer } from '~/components/trade/lead/lead-dialog-view';
import type { AppLoadContext } from '~/context';
import { totalOfKey } from '~/domain/booking/booking-quote';
import { bookingNumberOf } from '~/domain/booking-number/booking-number-of.server';
import { CARD_FIELDS } from '~/domain/card/card-fields';
import { cardSchema } from '~/domain/card/card-schema';
import type { CardVault, StoredCard } from '~/domain/card/card-vault';
import { embeddedVault } from '~/domain/card/embedded-vault.server';
import { type FieldErrors, fieldErrorsFrom } from '~/domain/form/field-error';
import { HONEYPOT, isCaught } from '~/domain/form/honeypot';
import { readClientKey } from '~/domain/idempotency/submission';
import { bookLead } from '~/domain/lead/book-lead.server';
import { countParty } from '~/domain/lead/lead-party';
import { leadSchema } from '~/domain/lead/lead-schema';
import { saveInterest } from '~/domain/lead/save-interest.server';
import type { LeadResult, LeadSubmission } from '~/domain/lead/submit-lead.server';
import { takeOption } from '~/domain/lead/take-option.server';
import { updateLead } from '~/domain/lead/update-lead.server';
import {
	isLeadStep,
	LEAD_NAME,
	LEAD_PURPOSES,
	LEAD_STEP_FIELDS,
	type LeadAction,
	type LeadStep,
	leadFromForm,
	VERSION_FIELD,
} from '~/domain/trade/lead-form';
import type { TradePropertyView } from '~/domain/trade/trade-property-view';
import { DomainError } from '~/platform/errors';
import { refusedState } from '../forms/answer-form.server';
import { formOf, keepValues, readForm } from '../forms/read-form.server';
import { withAlternatives } from './enquiry-state.server';
import { previewOf } from './load-lead-dialog.server';

/** Everything that goes along from step to step; no field of a card is among them (PRIVACY-4). */
const NAMES = [...Object.values(LEAD_STEP_FIELDS).flat(), KEY_FIELD, VERSION_FIELD];

type Input = {
	ctx: AppLoadContext;
	action: LeadAction;
	form: FormData;
	query: URLSearchParams;
	/** The property's page for the stay of a query. */
	viewOf: (query: URLSearchParams) => Promise<TradePropertyView>;
};

type Sending = Input & {
	state: LeadFormState;
	vault: CardVault | null;
	lead: { id: string; version: number } | null;
};

/**
 * One sending of the dialog: a step on or back, another period, or the whole of it. Throws DomainError 'forbidden' and 'not-found' (a
 * property or lead that is not there).
 */
export async function answerTradeLead(input: Input): Promise<TradeLeadAnswer> {
	const { ctx, form } = input;
	const sentFrom = form.get(STEP_FIELD);
	const step: LeadStep = isLeadStep(sentFrom) ? sentFrom : 'details';
	const values = withAlternatives(keepValues(form, NAMES), form.get(ALTERNATIVE_FIELD));
	const state: LeadFormState = { step, values, errors: {}, result: 'idle' };
	if (isCaught(form.getAll(HONEYPOT))) return { ...NOTHING, form: { ...state, result: 'failed' } };
	const id = input.query.get(LEAD_NAME);
	const lead = id ? { id, version: Number(fieldText(values, VERSION_FIELD)) || 0 } : null;
	let card: StoredCard | null = null;
	try {
		const vault = embeddedVault(ctx);
		const token = fieldText(values, 'cardToken');
		card = token && vault ? await vault.find(token) : null;
		const sending = { ...input, state, vault, lead };
		const isLast = LEAD_PURPOSES[input.action] !== 'booking' || step === 'summary';
		if (isLast && form.get(GO_FIELD) === 'send') return await send(sending, card);
		return await goOn(sending, card);
	} catch (error) {
		if (error instanceof DomainError && error.code === 'conflict')
			return { ...NOTHING, form: { ...state, result: 'changed' }, card: withoutToken(card), isOvertaken: true };
		return { ...NOTHING, form: refusedState(error, state), card: withoutToken(card) };
	}
}

const NOTHING = {
	preview: null,
	card: null,
	formerTotalMinor: null,
	stored: null,
	isOvertaken: false,
} satisfies Omit<TradeLeadAnswer, 'form'>;

/** From step to step; each looks at everything before it again, since the property may have been sold meanwhile. */
async function goOn(sending: Sending, card: StoredCard | null): Promise<TradeLeadAnswer> {
	const { form, state } = sending;
	const go = form.get(GO_FIELD);
	const { preview, errors } = await validateDetails(sending);
	if (isLeadStep(go) || go === 'back')
		return answerWith(sending, preview, { errors: {}, next: stepBefore(state.step, go), card });
	if (form.get(ALTERNATIVE_FIELD)) return answerWith(sending, preview, { errors: {}, next: 'details', card });
	if (state.step === 'details') return answerWith(sending, preview, { errors, next: 'payment', card });
	const payment = await readPayment(sending, preview, card);
	if ('errors' in payment)
		return answerWith(sending, preview, { errors: { ...payment.errors, ...errors }, next: 'payment', card });
	const values = withToken(state.values, payment.card);
	return answerWith({ ...sending, state: { ...state, values } }, preview, {
		errors,
		next: 'summary',
		card: payment.card,
	});
}

/** The rules of the first step (LEAD-8), and the property's validation. */
async function validateDetails(sending: Sending): Promise<{ preview: LeadPreviewView; errors: FieldErrors }> {
	const { ctx, state, action, lead } = sending;
	const purpose = LEAD_PURPOSES[action];
	// Payment method and disclaimer belong to a later step.
	const parsed = leadSchema({ ...ctx, purpose: purpose === 'booking' ? 'option' : purpose }).safeParse(
		countParty(inputOf(state.values)),
	);
	const errors = parsed.success ? {} : named(fieldErrorsFrom(parsed.error.issues));
	const view = await sending.viewOf(stayOf(state.values));
	const preview = await previewOf({ ctx, action, view, values: state.values, known: lead });
	const property: FieldErrors = {};
	if (purpose !== 'interest' && preview.error) property.period = { key: preview.error };
	if (purpose !== 'interest' && preview.party && preview.party.pax > maxOf(view))
		property.adults = { key: 'lessTravelers' };
	return { preview, errors: { ...property, ...errors } };
}

function maxOf({ property: { beds } }: TradePropertyView): number {
	return beds.adults === null ? Number.POSITIVE_INFINITY : beds.adults + (beds.children ?? 0);
}

/** The payment step: a newly entered card goes into the vault at once (PRIVACY-1); a stored card is retained. */
async function readPayment({ ctx, form, state, vault }: Sending, preview: LeadPreviewView, card: StoredCard | null) {
	const method = fieldText(state.values, 'paymentMethod');
	if (!(preview.methods as readonly string[]).includes(method))
		return { errors: { paymentMethod: { key: 'paymentMethod' } } satisfies FieldErrors };
	if (method !== 'credit_card' || !vault) return { card: null };
	const isTyped = CARD_FIELDS.some((name) => String(form.get(name) ?? '').trim() !== '');
	if (card && !isTyped) return { card };
	const hasCode = ctx.brand.paymentProfile.cardOnFile !== 'withoutCvv';
	const read = readForm(formOf(keepValues(form, CARD_FIELDS)), cardSchema(ctx.today, hasCode));
	return 'errors' in read ? read : { card: await vault.store(read.value) };
}

async function send(sending: Sending, card: StoredCard | null): Promise<TradeLeadAnswer> {
	const { ctx, form, state, vault, lead, action } = sending;
	const view = await sending.viewOf(stayOf(state.values));
	const shown = String(form.get(SHOWN_FIELD) ?? '').slice(0, 2000);
	const submission: LeadSubmission = {
		ctx,
		about: lead ? { lead } : { propertyId: view.property.id },
		input: inputOf(state.values),
		expected: shown === '' ? {} : { key: shown },
		clientKey: readClientKey(fieldText(state.values, KEY_FIELD)),
		onOtherBody: 'create',
		vault,
	};
	const result = await submit(action, submission, view.property.id);
	if (result.outcome === 'key-reused')
		return { ...NOTHING, form: { ...state, result: 'failed' }, card: withoutToken(card) };
	if (result.outcome === 'stored') {
		const { id, bookingNumber, status, isQueued, isReplay } = result;
		return {
			...NOTHING,
			form: { ...state, result: 'sent' },
			card: withoutToken(card),
			stored: { id, bookingNumber, status, isQueued, isReplay },
		};
	}
	const preview = await previewOf({ ctx, action, view, values: state.values, known: lead });
	const next = LEAD_PURPOSES[action] === 'booking' ? 'summary' : 'details';
	if (result.outcome === 'invalid') {
		const isCardGone = result.errors.cardToken !== undefined;
		const values = isCardGone ? withToken(state.values, null) : state.values;
		return answerWith({ ...sending, state: { ...state, values } }, preview, {
			errors: named(result.errors),
			next,
			card: isCardGone ? null : card,
		});
	}
	const before = totalOfKey(shown, view.property.currency);
	return {
		...NOTHING,
		form: { ...state, step: next, result: 'changed' },
		preview,
		card: withoutToken(card),
		formerTotalMinor: before === (result.quote?.totalMinor ?? null) ? null : before,
	};
}

function submit(action: LeadAction, submission: LeadSubmission, propertyId: string): Promise<LeadResult> {
	if (action === 'save-interest') return interestOf(submission, propertyId);
	return action === 'take-option' ? takeOption(submission) : bookLead(submission);
}

/** A new interest, or the one of the address with its changes: never a second one. */
async function interestOf(submission: LeadSubmission, propertyId: string): Promise<LeadResult> {
	const { about, ctx, input, expected, vault } = submission;
	if (!('lead' in about)) return saveInterest({ ...submission, about: { propertyId } });
	const updated = await updateLead({ ctx, lead: about.lead, input, expected, vault });
	if (updated.outcome !== 'stored') return updated;
	const { id } = about.lead;
	const bookingNumber = await bookingNumberOf(ctx.db, id);
	return { ...updated, id, bookingNumber, isReplay: false, isQueued: false, quote: null };
}

type Outcome = {
	errors: FieldErrors;
	/** Where it goes on when nothing is invalid. */
	next: LeadStep;
	card: StoredCard | null;
};

/** With errors the form is at the first step that has one. */
function answerWith(
	{ state, action }: Sending,
	preview: LeadPreviewView,
	{ errors, next, card }: Outcome,
): TradeLeadAnswer {
	const isInvalid = Object.keys(errors).length > 0;
	const isStepped = LEAD_PURPOSES[action] === 'booking';
	const step = isInvalid ? stepOf(errors, next) : next;
	return {
		...NOTHING,
		form: { ...state, step: isStepped ? step : 'details', errors, result: isInvalid ? 'invalid' : 'idle' },
		preview,
		card: withoutToken(card),
	};
}

const DETAILS: readonly string[] = ['period', ...LEAD_STEP_FIELDS.details];
const PAYMENT: readonly string[] = [...LEAD_STEP_FIELDS.payment, ...CARD_FIELDS];

function stepOf(errors: FieldErrors, next: LeadStep): LeadStep {
	const names = Object.keys(errors);
	if (names.some((name) => DETAILS.includes(name))) return 'details';
	return names.some((name) => PAYMENT.includes(name)) ? 'payment' : next;
}

function stepBefore(step: LeadStep, go: unknown): LeadStep {
	if (isLeadStep(go)) return go;
	return step === 'summary' ? 'payment' : 'details';
}

function inputOf(values: FormValues) {
	return leadFromForm((name) => values[name] ?? []);
}

/** The stay of a form as the query of the property's page. */
function stayOf(values: FormValues): URLSearchParams {
	const query = new URLSearchParams();
	for (const name of ['checkIn', 'checkOut', 'serviceLevel']) {
		const text = fieldText(values, name);
		if (text) query.set(name, text);
	}
	return query;
}

/** Errors by the name of the field that is on the screen. */
function named({ markupMinor, pax, ...errors }: FieldErrors): FieldErrors {
	return { ...(pax ? { adults: pax } : {}), ...errors, ...(markupMinor ? { markup: markupMinor } : {}) };
}

function withToken(values: FormValues, card: StoredCard | null): FormValues {
	const { cardToken: _, ...rest } = values;
	return card ? { ...rest, cardToken: [card.token] } : rest;
}

function withoutToken(card: StoredCard | null): TradeLeadAnswer['card'] {
	if (!card) return null;
	const { token: _, ...rest } = card;
	return rest;
}
