import type { BuiltStatement } from '#db/write-batch';
import { DomainError } from '~/platform/errors';
import { bookingNumberOf } from '../booking-number/booking-number-of.server';
import type { CardData, CardVault } from '../card/card-vault';
import { type FieldErrors, fieldErrorsFrom } from '../form/field-error';
import { identifySubmission } from '../idempotency/submission';
import { firstResult } from '../idempotency/submission-statements.server';
import { propertyPath } from '../place/property-path';
import { sellingBrand } from '../team/team-brand';
import type { Actor, ActorAgency } from '../user/actor';
import { type AgentLeadContext, leadActor, ofAgent } from './agent-lead-context';
import { findLead, type LeadRecord } from './find-lead.server';
import { columnsOf, fieldsOf, settleFields, validateFields } from './lead-fields.server';
import { type NoticedLead, noticeMails, noticeOf } from './lead-notices.server';
import { countParty, mergeParty } from './lead-party';
import { agrees, type ExpectedFigures, type LeadQuote } from './lead-quote';
import { leadSchema } from './lead-schema';
import { leadScope } from './lead-scope';
import type { LeadStatus } from './lead-status';
import { leadTarget } from './lead-targets';
import { moveLead } from './move-lead.server';
import { nationalityCode } from './nationality.server';
import { placeInQueue } from './option-queue.server';
import { type NewLead, newLeadId, storeLead } from './store-lead.server';
import { loadTradeProperty, type TradeProperty } from './trade-property.server';
import type { LeadPurpose } from './validate-lead';

/** A property by its public id, for a new lead; or the lead that goes on, with the version that was seen. */
export type LeadSubject = { propertyId: string } | { lead: { id: string; version: number } };

export type LeadSubmission = {
	ctx: AgentLeadContext;
	about: LeadSubject;
	/** The fields of `leadSchema`; of a lead that goes on, those that are left out stay as they are. */
	input: object;
	/** Figures the agent has seen; those that are named must still hold (LEAD-6). */
	expected: ExpectedFigures;
	/** The key the client made, null when it made none; `onOtherBody` is 'refuse' for the API (FORM-13). */
	clientKey: string | null;
	onOtherBody: 'create' | 'refuse';
	/** Where a card goes; null: cards are not offered. */
	vault: CardVault | null;
	/** Whether another price is asked for once the lead is written; part of what a key stands for. */
	requestsPriceDiscount?: boolean;
	/** A card that is not in the vault yet: it is put there when everything else is right. `input.cardToken` names one that is. */
	newCard?: CardData | null;
	/** What is written in the same transaction as the step of a lead that goes on. */
	before?: readonly BuiltStatement[];
	/** Takes a new lead in the place of writing it, for a transaction with something else; what was written before comes back as a repetition. */
	collect?: (lead: NewLead) => void;
};

export type LeadResult =
	/** `isQueued`: the option waits behind another one. `quote` is null for an interest without a price, or for a repetition. */
	| {
			outcome: 'stored';
			id: string;
			bookingNumber: string;
			version: number;
			status: LeadStatus;
			isReplay: boolean;
			isQueued: boolean;
			quote: LeadQuote | null;
	  }
	/** Errors by field (`period` for what the property says to it). */
	| { outcome: 'invalid'; errors: FieldErrors }
	/** The figures that hold now are not the ones that were seen: nothing was written. */
	| { outcome: 'changed'; quote: LeadQuote | null }
	| { outcome: 'key-reused' };

type Agent = Actor & { agency: ActorAgency };

/** What `saveInterest`, `takeOption` and `book` have in common; they say who may. */
export async function submitLead(requested: LeadSubmission, purpose: LeadPurpose, agent: Agent): Promise<LeadResult> {
	const { about, input } = requested;
	const ctx = { ...requested.ctx, brand: sellingBrand(requested.ctx) };
	const { brand, today, db } = ctx;
	const known = 'lead' in about ? await findLead(db, leadScope(ctx), about.lead.id) : null;
	const to = leadTarget(purpose, known?.status ?? null);
	if (known && 'lead' in about && isRepeated(known, about.lead.version, leadTarget(purpose, null)))
		return stored(known, known.version, known.status, { isReplay: true, isQueued: known.queuePosition !== null });
	if (!to) throw new DomainError('conflict', `No ${purpose} out of ${known?.status}`, { reason: 'no-such-move' });

	const parsed = leadSchema({ today, brand, purpose, isOneNamed: known?.clientFirstName === '' }).safeParse(
		countParty(known ? mergeParty(fieldsOf(known), input) : input),
	);
	if (!parsed.success) return { outcome: 'invalid', errors: fieldErrorsFrom(parsed.error.issues) };
	const property = await loadTradeProperty(ctx, propertyOf(about, known));
	const nationality = await nationalityCode(ctx, parsed.data.nationality);
	const fields = settleFields({ ...parsed.data, nationality }, property, known);
	const key = await identifySubmission({
		brandKey: brand.key,
		form: `lead-${purpose}`,
		visitor: agent.id,
		owner: agent.id,
		clientKey: requested.clientKey,
		onOtherBody: requested.onOtherBody,
		body: {
			...{ agency: agent.agency.id, property: property.id, ...fields },
			...{ expected: requested.expected, requestsPriceDiscount: requested.requestsPriceDiscount },
		},
	});
	const { errors, quote, card } = await validateFields({ ...requested, ctx, purpose, property, fields, known });
	const isInvalid = Object.keys(errors).length > 0;
	if (isInvalid || !agrees(requested.expected, quote)) {
		const first = known ? null : await firstResult(db, key);
		if (first === 'key-reused') return { outcome: 'key-reused' };
		if (first)
			return stored({ id: first.id, bookingNumber: await bookingNumberOf(db, first.id) }, 1, to, {
				isReplay: true,
				isQueued: (await placeInQueue(db, first.id)) !== null,
			});
		return isInvalid ? { outcome: 'invalid', errors } : { outcome: 'changed', quote };
	}
	const saved =
		requested.newCard && fields.paymentMethod === 'credit_card'
			? await requested.vault?.store(requested.newCard)
			: card;
	const columns = columnsOf(ctx, fields, quote, saved ?? null);
	const actor = leadActor(agent);
	try {
		if (known && 'lead' in about) {
			const moved = await moveLead({
				...{ ctx, scope: leadScope(ctx), lead: about.lead, to, actor, columns },
				before: requested.before ?? [],
			});
			ctx.waitUntil(ctx.services.wakeMailer());
			return stored(known, moved.version, to, { isReplay: false, isQueued: moved.isQueued ?? false, quote });
		}
		const id = newLeadId();
		const kind = noticeOf(to, actor);
		const tell = (bookingNumber: string, isQueued: boolean) => {
			const lead = noticedLead(ctx, agent, property, { ...columns, id, bookingNumber, status: to, isQueued });
			return kind ? noticeMails({ lead, kind, actor }, ctx.brand) : [];
		};
		const fresh: NewLead = {
			ctx: ofAgent(ctx, agent),
			submission: key,
			id,
			actor,
			status: to as 'interest' | 'requestedOption' | 'requestedBooking',
			row: { ...columns, ...ownerColumns(ctx, agent, property) },
			mails: (bookingNumber) => tell(bookingNumber, false),
			...(purpose === 'option' ? { mailsOfQueued: (bookingNumber: string) => tell(bookingNumber, true) } : {}),
		};
		if (requested.collect) return await collected(db, fresh, requested.collect, quote);
		const result = await storeLead(fresh);
		if (result.outcome !== 'stored') return result;
		return stored(result, 1, to, { isReplay: result.isReplay, isQueued: result.isQueued, quote });
	} catch (error) {
		if (error instanceof DomainError && error.reason === 'card-used')
			return { outcome: 'invalid', errors: { cardToken: { key: 'cardAgain' } } };
		throw error;
	}
}

/** Hands a new lead over unless its submission has a result already. */
async function collected(
	db: AgentLeadContext['db'],
	fresh: NewLead,
	collect: (lead: NewLead) => void,
	quote: LeadQuote | null,
): Promise<LeadResult> {
	const { id, status, submission } = fresh;
	const first = await firstResult(db, submission);
	if (first === 'key-reused') return { outcome: 'key-reused' };
	const rest = { isReplay: first !== null, isQueued: false, quote };
	if (first) return stored({ id: first.id, bookingNumber: await bookingNumberOf(db, first.id) }, 1, status, rest);
	collect(fresh);
	return stored({ id, bookingNumber: '' }, 1, status, rest);
}

function stored(
	{ id, bookingNumber }: { id: string; bookingNumber: string },
	version: number,
	status: LeadStatus,
	rest: { isReplay: boolean; isQueued: boolean; quote?: LeadQuote | null },
): LeadResult {
	return { outcome: 'stored', id, bookingNumber, version, status, quote: null, ...rest };
}

/** Sent twice: the first one has moved the lead already. */
function isRepeated(known: LeadRecord, seen: number, fresh: LeadStatus | null): boolean {
	if (known.version !== seen + 1) return false;
	return known.status === fresh || (fresh === 'requestedBooking' && known.status === 'confirmedBooking');
}

function propertyOf(about: LeadSubject, known: LeadRecord | null): { id: string } | { no: number } {
	if ('propertyId' in about) return { id: about.propertyId };
	if (known?.propertyNo == null)
		throw new DomainError('conflict', 'The house is gone', { reason: 'no-longer-available' });
	return { no: known.propertyNo };
}

/** A new lead as its notices tell it, before it is written. */
function noticedLead(
	ctx: AgentLeadContext,
	agent: Agent,
	property: TradeProperty,
	lead: ReturnType<typeof columnsOf> & { id: string; bookingNumber: string; status: LeadStatus; isQueued: boolean },
): NoticedLead {
	const { isQueued, ...columns } = lead;
	const { firstName, lastName, email, agency } = agent;
	const design = { designMain: null, designAccentOnMain: null, designTheme: null };
	return {
		...EMPTY_LEAD,
		...columns,
		...ownerColumns(ctx, agent, property),
		brandKey: ctx.brand.key,
		queuePosition: isQueued ? 1 : null,
		property,
		hotel: null,
		agency: { name: agency.name, teamBrandKey: agency.teamBrandKey, ...design },
		agent: { firstName, lastName, email },
		operator: property.operator,
	};
}

/** What an agent's new lead has not. */
const EMPTY_LEAD = {
	hotelNo: null,
	cardMemberTier: null,
	loyaltyNumber: null,
	paymentProfile: null,
	tolerancePercent: null,
	petDetails: null,
	cots: 0,
	highChairs: 0,
	email: null,
	phone: null,
	address: null,
	postalCode: null,
	city: null,
	country: null,
	approvedMarkupMinor: null,
	isNegotiatedPrice: false,
	requestsPriceDiscount: false,
	commissionInvoicedAt: null,
	commissionPaidAt: null,
	commissionDisputedAt: null,
	commissionDisputeReason: null,
	consents: null,
	expiresAt: null,
	requestedAt: null,
	decidedAt: null,
	deletedAt: null,
	remindedAt: null,
	isPriceWatched: true,
	priceCheckedAt: null,
	hotelSeenVersion: 0,
} as const;

function ownerColumns(ctx: AgentLeadContext, agent: Agent, property: TradeProperty) {
	const { type, country, placeSlug, slug, name } = property;
	return {
		agencyNo: agent.agency.no,
		userNo: agent.no,
		language: ctx.language,
		origin: ctx.linkOrigin,
		propertyNo: property.no,
		propertyName: `${name} (${propertyPath({ type, country, city: placeSlug, name: slug }, 'en')})`,
		currency: property.currency,
	};
}
