import { SHOWN_FIELD } from '~/components/booking/shown-field';
import { type FormValues, fieldText } from '~/components/form/form-state';
import type { LeadPreviewView, TradeLeadAnswer } from '~/components/trade/lead/lead-dialog-view';
import type { AppLoadContext } from '~/context';
import { totalOfKey } from '~/domain/booking/booking-quote';
import { bookingNumberOf } from '~/domain/booking-number/booking-number-of.server';
import { CARD_FIELDS } from '~/domain/card/card-fields';
import type { CardVault, StoredCard } from '~/domain/card/card-vault';
import { embeddedVault } from '~/domain/card/embedded-vault.server';
import type { FieldErrors } from '~/domain/form/field-error';
import { bookLead } from '~/domain/lead/book-lead.server';
import { countParty } from '~/domain/lead/lead-party';
import { leadSchema } from '~/domain/lead/lead-schema';
import { saveInterest } from '~/domain/lead/save-interest.server';
import type { LeadResult, LeadSubmission } from '~/domain/lead/submit-lead.server';
import { takeOption } from '~/domain/lead/take-option.server';
import { updateLead } from '~/domain/lead/update-lead.server';
import {
	LEAD_NAME,
	LEAD_PURPOSES,
	LEAD_STEP_FIELDS,
	type LeadAction,
	type LeadStep,
	VERSION_FIELD,
} from '~/domain/trade/lead-form';
import { leadErrors, leadFromForm, shownErrors } from '~/domain/trade/read-lead-form';
import type { TradePropertyView } from '~/domain/trade/trade-property-view';
import { findCard, readPayment, withCard, withoutToken } from '../forms/card-step.server';
import { answerSteps, type Steps, type Submission, stateAfter, stateWith } from '../forms/stepped-form.server';
import { previewOf } from './load-lead-dialog.server';

const STEPS: Steps<LeadStep> = [
	{ name: 'details', fields: [...LEAD_STEP_FIELDS.details, VERSION_FIELD], errors: ['period'] },
	{ name: 'payment', fields: LEAD_STEP_FIELDS.payment, errors: CARD_FIELDS },
	{ name: 'summary', fields: LEAD_STEP_FIELDS.summary },
];

/** Interests and options have one step (LEAD-36). */
const ONE_STEP: Steps<LeadStep> = [{ name: 'details', fields: STEPS.flatMap(({ fields }) => fields) }];

type Input = {
	ctx: AppLoadContext;
	action: LeadAction;
	form: FormData;
	query: URLSearchParams;
	/** The property's page for the stay of a query. */
	viewOf: (query: URLSearchParams) => Promise<TradePropertyView>;
};

type Sending = Omit<Input, 'form'> & {
	sent: Submission<LeadStep>;
	vault: CardVault | null;
	lead: { id: string; version: number } | null;
};

/**
 * One sending of the dialog: a step on or back, another period, or the whole of it. Throws DomainError 'forbidden' and 'not-found' (a
 * property or lead that is not there).
 */
export async function answerTradeLead({ form, ...input }: Input): Promise<TradeLeadAnswer> {
	let card: StoredCard | null = null;
	const answer = await answerSteps({
		form,
		steps: LEAD_PURPOSES[input.action] === 'booking' ? STEPS : ONE_STEP,
		nothing: () => nothingWith(card),
		caught: 'failed',
		refusals: { unavailable: 'failed', 'too-many-requests': 'limited', conflict: 'changed' },
		answer: async (sent) => {
			const { values } = sent.state;
			const vault = embeddedVault(input.ctx);
			const id = input.query.get(LEAD_NAME);
			const lead = id ? { id, version: Number(fieldText(values, VERSION_FIELD)) || 0 } : null;
			card = await findCard(vault, values);
			const sending = { ...input, sent, vault, lead };
			return sent.move === 'send' ? send(sending, card) : goOn(sending, card);
		},
	});
	// Without a preview nothing was validated: the lead itself has changed.
	return { ...answer, isOvertaken: answer.form.result === 'changed' && answer.preview === null };
}

function nothingWith(card: StoredCard | null): Omit<TradeLeadAnswer, 'form'> {
	return { preview: null, card: withoutToken(card), formerTotalMinor: null, stored: null, isOvertaken: false };
}

/** From step to step; each looks at everything before it again, since the property may have been sold meanwhile. */
async function goOn(sending: Sending, card: StoredCard | null): Promise<TradeLeadAnswer> {
	const { ctx, sent, vault } = sending;
	const { preview, errors } = await validateDetails(sending);
	if (sent.move !== 'on') return answerWith(sending, preview, card);
	if (sent.state.step === 'details') return answerWith(sending, preview, card, errors);
	const payment = await readPayment({
		form: sent.form,
		values: sent.state.values,
		vault,
		card,
		methods: preview.methods,
		today: ctx.today,
		hasCode: ctx.brand.paymentProfile.cardOnFile !== 'withoutCvv',
	});
	if ('errors' in payment) return answerWith(sending, preview, card, { ...payment.errors, ...errors });
	return answerWith(withCard(sending, payment.card), preview, payment.card, errors);
}

/** The rules of the first step (LEAD-8), and the property's validation. */
async function validateDetails(sending: Sending): Promise<{ preview: LeadPreviewView; errors: FieldErrors }> {
	const { ctx, sent, action, lead } = sending;
	const { values } = sent.state;
	const purpose = LEAD_PURPOSES[action];
	// Payment method and disclaimer belong to a later step.
	// Whether its client has one name alone, the lead that goes on says when it is written.
	const rules = { ...ctx, purpose: purpose === 'booking' ? ('option' as const) : purpose, isOneNamed: lead !== null };
	const parsed = leadSchema(rules).safeParse(countParty(inputOf(values)));
	const errors = parsed.success ? {} : leadErrors(parsed.error.issues);
	const view = await sending.viewOf(stayOf(values));
	const preview = await previewOf({ ctx, action, view, values, known: lead });
	const property: FieldErrors = {};
	if (purpose !== 'interest' && preview.error) property.period = { key: preview.error };
	if (purpose !== 'interest' && preview.party && preview.party.pax > maxOf(view))
		property.adults = { key: 'lessTravelers' };
	return { preview, errors: { ...property, ...errors } };
}

function maxOf({ property: { beds } }: TradePropertyView): number {
	return beds.adults === null ? Number.POSITIVE_INFINITY : beds.adults + (beds.children ?? 0);
}

async function send(sending: Sending, card: StoredCard | null): Promise<TradeLeadAnswer> {
	const { ctx, sent, vault, lead, action } = sending;
	const { state } = sent;
	const view = await sending.viewOf(stayOf(state.values));
	const shown = String(sent.form.get(SHOWN_FIELD) ?? '').slice(0, 2000);
	const submission: LeadSubmission = {
		ctx,
		about: lead ? { lead } : { propertyId: view.property.id },
		input: inputOf(state.values),
		expected: shown === '' ? {} : { key: shown },
		clientKey: sent.clientKey,
		onOtherBody: 'create',
		vault,
	};
	const result = await submit(action, submission, view.property.id);
	if (result.outcome === 'key-reused') return { ...nothingWith(card), form: stateAfter(state, result) };
	if (result.outcome === 'stored') {
		const { id, bookingNumber, status, isQueued, isReplay } = result;
		const stored = { id, bookingNumber, status, isQueued, isReplay };
		return { ...nothingWith(card), form: { ...state, result: 'sent' }, stored };
	}
	const preview = await previewOf({ ctx, action, view, values: state.values, known: lead });
	if (result.outcome === 'invalid') {
		const errors = shownErrors(result.errors);
		return errors.cardToken
			? answerWith(withCard(sending, null), preview, null, errors)
			: answerWith(sending, preview, card, errors);
	}
	const before = totalOfKey(shown, view.property.currency);
	return {
		...nothingWith(card),
		form: { ...state, result: 'changed' },
		preview,
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

function answerWith(
	{ sent }: Sending,
	preview: LeadPreviewView,
	card: StoredCard | null,
	errors: FieldErrors = {},
): TradeLeadAnswer {
	return { ...nothingWith(card), form: stateWith(sent, errors), preview };
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
