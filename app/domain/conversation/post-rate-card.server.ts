import { eq, sql } from 'drizzle-orm';
import { rateCard } from '#db/schema/conversation';
import { travelAgency } from '#db/schema/travel-agency';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { choosePaymentProfile } from '../brand/choose-payment-profile';
import { knownBrands } from '../brand/known-brands';
import { type FieldErrors, fieldErrorsFrom } from '../form/field-error';
import { quoteOffers } from '../offer/quote-offers.server';
import { requireParticipant } from './conversation-scope';
import { findConversation } from './find-conversation.server';
import { rateCardSchema } from './rate-card-schema';
import { rateChoices } from './rate-choices.server';
import { appendMessage, newMessageId, type SentMessage } from './send-message.server';

type Post = {
	ctx: Pick<RequestContext, 'db' | 'actor' | 'brand' | 'now' | 'language' | 'today'>;
	conversationId: string;
	input: unknown;
	clientKey: string;
};

export type PostedRate = { outcome: 'stored'; sent: SentMessage } | { outcome: 'invalid'; errors: FieldErrors };

/** The longest that a card holds. */
const LONGEST_MS = 60 * 86_400_000;

/**
 * Posts a rate of the hotel: what one of its rates costs this agency, worked out by the offers engine, or a price that the hotel gives to
 * this client on the terms of that rate, kept as its own word with who said it and until when. Either way a room has to be free, and the
 * agency has to be one that may have the rate. For the hotel's people. Throws DomainError 'forbidden', 'not-found',
 * 'too-many-requests', 'unavailable'.
 */
export async function postRateCard({ ctx, conversationId, input, clientKey }: Post): Promise<PostedRate> {
	const { scope } = requireParticipant(ctx);
	const { db, now, today, language } = ctx;
	const choices = await rateChoices({ ctx, conversationId });
	const conversation = await findConversation(db, scope, conversationId);
	const read = rateCardSchema.safeParse(input);
	if (!read.success) return { outcome: 'invalid', errors: fieldErrorsFrom(read.error.issues) };
	const card = read.data;
	if (card.checkIn < today) return { outcome: 'invalid', errors: { checkIn: { key: 'past' } } };
	if (card.validUntil <= now || card.validUntil > now + LONGEST_MS)
		return { outcome: 'invalid', errors: { validUntil: { key: 'invalid' } } };
	const room = choices.rooms.find(({ id }) => id === card.roomId);
	const plan = choices.plans.find(({ id }) => id === card.planId);
	if (!room || !plan) return { outcome: 'invalid', errors: { roomId: { key: 'invalid' } } };

	const agencyBrand = knownBrands().of(conversation.brandKey);
	const paymentProfile = choosePaymentProfile({ brand: agencyBrand, origin: conversation.origin }, card.paymentProfile);
	const { ownTotalMinor } = card;
	const [quote] = await quoteOffers({
		ctx: { db, today, now, access: { ...(await accessOfAgency(ctx, conversation.agencyNo)), language } },
		requests: [
			{
				...{ roomId: room.id, planId: plan.id, checkIn: card.checkIn, checkOut: card.checkOut, paymentProfile },
				...{ adults: card.adults, children: card.childrenAges.length, childrenAges: card.childrenAges },
				given:
					ownTotalMinor === null ? undefined : { totalMinor: ownTotalMinor, commissionPercent: card.commissionPercent },
			},
		],
	});
	const { localPrice: price, commissionPercent } = quote?.offer ?? { localPrice: null, commissionPercent: null };
	if (price === null) return { outcome: 'invalid', errors: { planId: { key: 'noPrice' } } };

	const id = newMessageId();
	const { text, ownTotalMinor: _, roomId, planId, ...rest } = card;
	const sent = await appendMessage(
		{ ctx, conversation, message: { id, kind: 'rateCard', body: text.trim() }, clientKey },
		(messageNo) => [
			db.insert(rateCard).values({
				...rest,
				id,
				messageNo,
				position: 0,
				roomId,
				roomName: room.name,
				planId,
				paymentProfile,
				rateName: plan.name,
				children: card.childrenAges.length,
				totalMinor: price.total.minor,
				currency: choices.currency,
				commissionPercent,
				isNegotiated: ownTotalMinor !== null,
			}),
		],
	);
	return { outcome: 'stored', sent };
}

/** What the agency of a conversation is told of prices: a hotel quotes it the rates that are hers. Throws DomainError 'not-found'. */
async function accessOfAgency({ db }: Post['ctx'], agencyNo: number) {
	const [agency] = await db
		.select({
			billableCurrency: travelAgency.billableCurrency,
			programNos: sql<string>`(select json_group_array(program_no) from (select program_no from program_membership
					where agency_no = ${travelAgency.no} and status = 'confirmed' order by program_no))`,
		})
		.from(travelAgency)
		.where(eq(travelAgency.no, agencyNo))
		.execute();
	if (!agency) throw new DomainError('not-found', 'No agency');
	return {
		programNos: JSON.parse(agency.programNos) as number[],
		billableCurrency: agency.billableCurrency ?? ('EUR' as const),
		includesDemos: true,
		isCommissionVisible: true,
	};
}
