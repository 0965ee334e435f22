import { eq, or } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import { breaksConstraint } from '#db/broken-constraint';
import { cardCheckout, cardEvent } from '#db/schema/card-payment';
import type { CARD_EVENT_OUTCOMES, CARD_EVENT_REASONS } from '#db/schema/money-enums';
import { type BuiltStatement, type NamedStatement, writeBatch } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { todayInZone } from '../date/today-in-zone';
import { PRODUCT_ZONE } from '../date/zone-clock';
import { bookPaymentStatements } from '../payment/book-payment.server';
import { type CardNews, cardNews } from './card-news';
import { cardProvider } from './card-provider.server';
import { isTestKey } from './card-settings';

type Ctx = Pick<RequestContext, 'db' | 'settings' | 'now'>;

/** What has become of an event; `known`: it has come before. */
export type TakenEvent = (typeof CARD_EVENT_OUTCOMES)[number] | 'known';

type Outcome = { outcome: 'booked' | 'noted' } | { outcome: 'parked'; reason: (typeof CARD_EVENT_REASONS)[number] };

type OurNews = Exclude<CardNews, { kind: 'other' }>;

type Checkout = typeof cardCheckout.$inferSelect;

/**
 * Takes an event that the card provider posts (MONEY-9): `payload` as it came, and its signature. A checkout that was paid is booked in the
 * transaction that writes the event down, once, in any order and however often events come; what does not fit waits for a person, and what is
 * not about payments of ours is not kept. Throws DomainError 'not-found' (no cards here), 'forbidden' (no signature of the provider, or older than five minutes), 'unavailable'.
 */
export async function takeCardEvent({
	ctx,
	payload,
	signature,
}: {
	ctx: Ctx;
	payload: string;
	signature: string;
}): Promise<TakenEvent> {
	const event = await signedEvent(ctx, payload, signature);
	const news = cardNews(event);
	if (news.kind === 'other') return 'noted';
	const checkout = await checkoutOf(ctx, news);
	const decided = decide(ctx, event, news, checkout);
	try {
		await write(ctx, { event, news, checkout, decided });
		return decided.outcome;
	} catch (error) {
		if (breaksConstraint(error, 'card_event.id', 'unique')) return 'known';
		if (!breaksConstraint(error, 'payment.source', 'unique')) throw error;
	}
	// Another event has told of the same payment.
	try {
		await write(ctx, { event, news, checkout, decided: { outcome: 'noted' } });
		return 'noted';
	} catch (error) {
		if (breaksConstraint(error, 'card_event.id', 'unique')) return 'known';
		throw error;
	}
}

/** Seconds by which a signature may be older than our clock, as the provider advises. */
const TOLERANCE_SECONDS = 300;

async function signedEvent({ settings }: Ctx, payload: string, signature: string): Promise<Stripe.Event> {
	const provider = await cardProvider(settings);
	const secret = settings.STRIPE_WEBHOOK_SECRET;
	if (!provider || secret === null) throw new DomainError('not-found', 'No cards here');
	const { Stripe } = await import('stripe');
	try {
		return await provider.webhooks.constructEventAsync(
			payload,
			signature,
			secret,
			TOLERANCE_SECONDS,
			Stripe.createSubtleCryptoProvider(),
		);
	} catch (error) {
		throw new DomainError('forbidden', 'Not signed by the card provider', { cause: error });
	}
}

/** The checkout that an event is about: by our id, else by the provider's id of the payment. */
async function checkoutOf({ db }: Ctx, news: OurNews): Promise<Checkout | null> {
	const byId = news.checkout === null ? undefined : eq(cardCheckout.id, news.checkout);
	const byIntent =
		news.kind === 'trouble' && news.intent !== null ? eq(cardCheckout.paymentIntent, news.intent) : undefined;
	if (!byId && !byIntent) return null;
	const [found] = await db.select().from(cardCheckout).where(or(byId, byIntent)).limit(1);
	return found ?? null;
}

function decide({ settings }: Ctx, event: Stripe.Event, news: OurNews, checkout: Checkout | null): Outcome {
	if (news.kind === 'ended') return { outcome: 'noted' };
	if (event.livemode === isTestKey(settings)) return { outcome: 'parked', reason: 'test' };
	if (news.kind === 'trouble') return { outcome: 'parked', reason: news.reason };
	if (checkout === null) return { outcome: 'parked', reason: 'unknown' };
	return news.minor === checkout.minor && news.currency === checkout.currency
		? { outcome: 'booked' }
		: { outcome: 'parked', reason: 'amount' };
}

async function write(
	{ db, now }: Ctx,
	{
		event,
		news,
		checkout,
		decided,
	}: { event: Stripe.Event; news: OurNews; checkout: Checkout | null; decided: Outcome },
): Promise<void> {
	const happenedAt = event.created * 1000;
	const amount = 'minor' in news ? { minor: news.minor, currency: news.currency } : { minor: null, currency: null };
	const statements: (BuiltStatement | NamedStatement)[] = [
		db.insert(cardEvent).values({
			...{ id: event.id, kind: event.type, checkoutNo: checkout?.no ?? null, outcome: decided.outcome },
			...{ reason: decided.outcome === 'parked' ? decided.reason : null, ...amount, happenedAt, createdAt: now },
		}),
	];
	if (checkout && news.kind === 'ended')
		statements.push({
			sql: `update card_checkout set state = 'ended' where no = :no and state in ('opening','open')`,
			args: { no: checkout.no },
		});
	// Paid, also where the amount is not ours: there is nothing left to pay on that page.
	if (checkout && news.kind === 'paid')
		statements.push({
			sql: `update card_checkout set state = 'paid', session_id = :session, payment_intent = :intent where no = :no`,
			args: { no: checkout.no, session: news.sessionId, intent: news.intent },
		});
	if (checkout && decided.outcome === 'booked')
		statements.push(
			...(await bookPaymentStatements(
				db,
				{
					...{ id: `pay_${crypto.randomUUID()}`, leadNo: checkout.leadNo, brandKey: checkout.brandKey, way: 'card' },
					...{ currency: checkout.currency, minor: checkout.minor },
					receivedOn: todayInZone(new Date(happenedAt), PRODUCT_ZONE),
					...{ source: `card:${checkout.id}`, actor: 'system' },
				},
				now,
			)),
		);
	await writeBatch(db, statements);
}
