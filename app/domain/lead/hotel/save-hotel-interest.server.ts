import { eq, sql } from 'drizzle-orm';
import { breaksConstraint } from '#db/broken-constraint';
import { hotel } from '#db/schema/hotel';
import { lead, leadGuest } from '#db/schema/lead';
import { DomainError } from '~/platform/errors';
import { requireAgency } from '../../access/require-actor';
import { bookingNumberOf } from '../../booking-number/booking-number-of.server';
import { canChangePaymentProfile } from '../../brand/can-change-payment-profile';
import { cardsOfLead } from '../../conversation/cards-of-lead.server';
import { type FieldErrors, fieldErrorsFrom } from '../../form/field-error';
import { identifySubmission } from '../../idempotency/submission';
import { firstResult } from '../../idempotency/submission-statements.server';
import { isPriced, type PricedOffer } from '../../offer/priced-offer';
import type { Quote } from '../../offer/quote-offers.server';
import { termsKey } from '../../offer/terms-key';
import { sellingBrand } from '../../team/team-brand';
import { type AgentLeadContext, leadActor, ofAgent } from '../agent-lead-context';
import { newLeadId, storeLead } from '../store-lead.server';
import { figuresOf, type HotelFigures, hotelMoneyColumns } from './hotel-figures';
import { type HotelInterestFields, hotelInterestSchema, withReferenceNames } from './hotel-interest-schema';
import { isCardMemberAsked } from './is-card-member-asked';
import { leadRoomStatement } from './lead-room-statement.server';
import { quoteRooms } from './quote-rooms.server';

/** By room, in the order of the rooms; null for a room of which nothing was said. `roomTerms` are keys of their terms (`termsKey`). */
type ExpectedHotelFigures = Partial<HotelFigures> & {
	roomTotalsMinor?: readonly (number | null)[];
	roomTerms?: readonly (string | null)[];
	roomPolicies?: readonly Partial<Pick<PricedOffer, 'paymentPolicy' | 'cancellationPolicy'>>[];
};

export type HotelInterestSubmission = {
	ctx: AgentLeadContext;
	hotelId: string;
	/** The fields of `hotelInterestSchema`. */
	input: object;
	/** Figures the agent has seen; those that are named must still hold (LEAD-6). */
	expected: ExpectedHotelFigures;
	/** The key the client made, null when it made none (FORM-13). */
	clientKey: string | null;
	onOtherBody: 'create' | 'refuse';
};

export type HotelInterestResult =
	| { outcome: 'stored'; id: string; bookingNumber: string; isReplay: boolean; figures: HotelFigures | null }
	/** Errors by field. */
	| { outcome: 'invalid'; errors: FieldErrors }
	/** What was chosen is not what holds now: nothing was written. A quote for each room, in its order. */
	| { outcome: 'changed'; quotes: Quote[]; figures: HotelFigures | null }
	| { outcome: 'key-reused' };

/**
 * Saves rooms of a hotel at their rates as a client's interest (LEAD-32). Everything is worked out anew: price, commission, payments
 * and cancellation are ours (LEAD-5, LEAD-6). For everybody of a verified agency. Throws DomainError 'forbidden', 'not-found' for an
 * unknown hotel, 'too-many-requests' or 'unavailable'.
 */
export async function saveHotelInterest(input: HotelInterestSubmission): Promise<HotelInterestResult> {
	try {
		return await saveOnce(input);
	} catch (error) {
		// A card was taken or withdrawn at the same moment: what it is worth now is worked out anew.
		if (breaksConstraint(error, 'audit.subject_id', 'not null')) return saveOnce(input);
		throw error;
	}
}

async function saveOnce(input: HotelInterestSubmission): Promise<HotelInterestResult> {
	const { hotelId, expected } = input;
	const ctx = { ...input.ctx, brand: sellingBrand(input.ctx) };
	const { brand, today, db } = ctx;
	const agent = requireAgency(ctx);
	const rules = {
		today,
		brand,
		isCardMemberAsked: isCardMemberAsked(agent, brand),
		canChangeProfile: canChangePaymentProfile(brand, new URL(ctx.origin).host),
	};
	const parsed = hotelInterestSchema(rules).safeParse(input.input);
	if (!parsed.success)
		return { outcome: 'invalid', errors: withReferenceNames(fieldErrorsFrom(parsed.error.issues), brand) };
	const fields = parsed.data;
	const key = await identifySubmission({
		brandKey: brand.key,
		form: 'hotel-interest',
		visitor: agent.id,
		owner: agent.id,
		clientKey: input.clientKey,
		onOtherBody: input.onOtherBody,
		body: { agency: agent.agency.id, hotelId, ...fields, expected },
	});
	const [known] = await db
		.select({ no: hotel.no, name: hotel.name })
		.from(hotel)
		.where(eq(hotel.id, hotelId))
		.execute();
	if (!known) throw new DomainError('not-found', `No hotel ${hotelId}`);
	const { checkIn, checkOut, paymentProfile } = fields;
	const quotes = await quoteRooms({
		...{ ctx, agencyNo: agent.agency.no, stay: { checkIn, checkOut, paymentProfile }, rooms: fields.rooms },
	});
	const offers = quotes.flatMap(({ offer }) => (offer && isPriced(offer) && offer.hotelId === hotelId ? [offer] : []));
	const figures = offers.length === quotes.length ? figuresOf(offers) : null;
	if (!figures || !agrees(expected, figures, offers)) {
		const first = await firstResult(db, key);
		if (first === 'key-reused') return { outcome: 'key-reused' };
		return first
			? {
					outcome: 'stored',
					id: first.id,
					bookingNumber: await bookingNumberOf(db, first.id),
					isReplay: true,
					figures,
				}
			: { outcome: 'changed', quotes, figures };
	}
	const id = newLeadId();
	const leadNo = sql<number>`(select ${lead.no} from ${lead} where ${lead.id} = ${id})`;
	const cards = await cardsOfLead(ctx, {
		...{ agencyNo: agent.agency.no, hotelNo: known.no, leadNo },
		cardIds: fields.rooms.flatMap(({ cardId }) => cardId ?? []),
	});
	const result = await storeLead({
		ctx: ofAgent(ctx, agent),
		submission: key,
		id,
		actor: leadActor(agent),
		status: 'interest',
		row: {
			agencyNo: agent.agency.no,
			userNo: agent.no,
			language: ctx.language,
			origin: ctx.linkOrigin,
			propertyNo: null,
			hotelNo: known.no,
			propertyName: known.name,
			...columnsOf(fields, offers, figures),
		},
		mails: () => [],
		after: [
			...fields.rooms.map((room, position) => {
				const offer = offers[position];
				if (!offer) throw new RangeError('A room without an offer');
				return leadRoomStatement(db, { leadNo, position, room, offer, today });
			}),
			...fields.guests.map(({ firstName, lastName }, position) =>
				db.insert(leadGuest).values({ leadNo, position, firstName, lastName }),
			),
			...cards.statements,
		],
	});
	if (result.outcome !== 'stored') return result;
	for (const id of cards.conversationIds) ctx.waitUntil(ctx.services.announceMessages(id));
	return { ...result, figures };
}

function agrees(
	{ roomTotalsMinor = [], roomTerms = [], roomPolicies = [], ...expected }: ExpectedHotelFigures,
	figures: HotelFigures,
	offers: readonly PricedOffer[],
): boolean {
	const names = Object.keys(expected) as (keyof HotelFigures)[];
	return (
		names.every((name) => expected[name] === undefined || expected[name] === figures[name]) &&
		roomTotalsMinor.every((minor, at) => minor === null || minor === offers[at]?.price.total.minor) &&
		offers.every((offer, at) => (roomTerms[at] ?? null) === null || roomTerms[at] === termsKey(offer)) &&
		offers.every((offer, at) => {
			const { paymentPolicy = offer.paymentPolicy, cancellationPolicy = offer.cancellationPolicy } =
				roomPolicies[at] ?? {};
			return policyKey({ paymentPolicy, cancellationPolicy }) === policyKey(offer);
		})
	);
}

function policyKey({
	paymentPolicy,
	cancellationPolicy,
}: Pick<PricedOffer, 'paymentPolicy' | 'cancellationPolicy'>): string {
	return JSON.stringify([
		paymentPolicy.depositPercentage,
		paymentPolicy.tranches.map(({ cumulativePercentage, daysPriorToArrival }) => [
			cumulativePercentage,
			daysPriorToArrival,
		]),
		cancellationPolicy.cancellationPeriods.map(({ fromDaysPriorToArrival, feeInPercentOfBookingTotal }) => [
			...[fromDaysPriorToArrival, feeInPercentOfBookingTotal],
		]),
	]);
}

function columnsOf(fields: HotelInterestFields, offers: readonly PricedOffer[], figures: HotelFigures) {
	const adults = fields.rooms.reduce((sum, room) => sum + room.adults, 0);
	const childrenAges = fields.rooms.flatMap((room) => room.childrenAges);
	return {
		checkIn: fields.checkIn,
		checkOut: fields.checkOut,
		serviceLevel: null,
		pax: adults + childrenAges.length,
		adults,
		children: childrenAges.length,
		childrenAges,
		clientFirstName: fields.firstName,
		clientLastName: fields.lastName,
		cardMemberTier: fields.cardMemberTier,
		isAmexCardMember: fields.cardMemberTier !== null,
		loyaltyNumber: fields.loyaltyNumber || null,
		bookingReference: fields.tls || null,
		clientReference: fields.cc || null,
		comments: fields.comments || null,
		markupMinor: fields.markupMinor || null,
		paymentProfile: fields.paymentProfile,
		tolerancePercent: fields.tolerancePercent,
		...hotelMoneyColumns(offers, figures, fields.checkOut),
	};
}
