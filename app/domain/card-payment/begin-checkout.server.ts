import { and, eq, inArray } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import { cardCheckout } from '#db/schema/card-payment';
import { writeBatch } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { PRODUCT_ZONE } from '../date/zone-clock';
import { hotelToday } from '../offer/hotel-today';
import { paymentRequest } from '../payment/payment-request';
import { type PaymentLinkRow, readPaymentLink } from '../payment/read-payment-link.server';
import { rateStatements } from '../rate-limit/rate-statements.server';
import { refuseTooMany } from '../rate-limit/refuse-too-many.server';
import { cardProvider, isRefused } from './card-provider.server';
import { endCheckout } from './end-checkout.server';

type Ctx = Pick<RequestContext, 'db' | 'settings' | 'now' | 'today' | 'language' | 'linkOrigin' | 'visitor'>;

/** How long a client may take at the provider's page, in milliseconds: Stripe ends none earlier than half an hour after it was begun. */
const CHECKOUT_MS = 40 * 60_000;

const MOST_TRIES = 3;

type Checkout = typeof cardCheckout.$inferSelect;

/**
 * Leads a client from a payment link to the provider's page, where what is open of it is paid by card (MONEY-8); the same page again while one
 * is under way. `property`: the name of the property as the client reads it. Throws DomainError 'not-found' (no such link, or no cards here),
 * 'conflict' (`link-over`; `nothing-open`; `under-way`: begun from another link of the booking), 'too-many-requests', 'unavailable' (also when the
 * provider is).
 */
export async function beginCheckout({
	ctx,
	token,
	property,
}: {
	ctx: Ctx;
	token: string;
	property: (link: PaymentLinkRow) => string;
}): Promise<{ url: string }> {
	const provider = await cardProvider(ctx.settings);
	if (!provider) throw new DomainError('not-found', 'No cards here');
	for (let tries = 0; tries < MOST_TRIES; tries++) {
		const link = await readPaymentLink(ctx, token);
		if (!link) throw new DomainError('not-found', 'No such payment link');
		if (link.withdrawnAt !== null || link.expiresAt <= ctx.now) throw conflict('link-over');
		const day = hotelToday(ctx, link.timeZone ?? PRODUCT_ZONE);
		const { openMinor } = paymentRequest(link.instalments, link.position, day);
		if (openMinor <= 0) throw conflict('nothing-open');
		const checkout = await findOrWrite(ctx, link, openMinor);
		if (checkout.linkNo !== link.no) throw conflict('under-way');
		if (checkout.minor !== openMinor) {
			// A part came by another way meanwhile.
			await endCheckout({ ctx, provider, checkout });
			continue;
		}
		if (checkout.url !== null) return { url: checkout.url };
		return { url: await open(ctx, provider, checkout, { name: property(link), bookingNumber: link.bookingNumber }) };
	}
	throw conflict('under-way');
}

function conflict(reason: 'link-over' | 'nothing-open' | 'under-way') {
	return new DomainError('conflict', 'No card payment now', { reason });
}

/** The booking's checkout that is under way; of several at once one is written, and all get that one. */
async function findOrWrite(ctx: Ctx, link: PaymentLinkRow, minor: number): Promise<Checkout> {
	const known = await findOpen(ctx, link.leadNo);
	if (known && known.expiresAt > ctx.now) return known;
	const { db, now, visitor, settings } = ctx;
	const id = `checkout_${crypto.randomUUID().replaceAll('-', '')}`;
	try {
		await writeBatch(db, [
			// Each one is a page at the provider.
			...rateStatements(db, visitor, settings.WRITES_PER_TEN_MINUTES, now),
			{
				sql: `update card_checkout set state = 'ended' where lead_no = :lead and state in ('opening','open') and expires_at <= :now`,
				args: { lead: link.leadNo, now },
			},
			{
				sql: `insert into card_checkout (id, lead_no, link_no, brand_key, currency, minor, state, created_at, expires_at)
					select :id, :lead, :link, :brand, :currency, :minor, 'opening', :now, :until
					where not exists (select 1 from card_checkout where lead_no = :lead and state in ('opening','open'))`,
				args: {
					...{ id, lead: link.leadNo, link: link.no, brand: link.brandKey, currency: link.currency, minor, now },
					until: now + CHECKOUT_MS,
				},
			},
		]);
	} catch (error) {
		throw refuseTooMany(error, now);
	}
	const found = await findOpen(ctx, link.leadNo);
	// Paid or cancelled in this moment.
	if (!found) throw conflict('under-way');
	return found;
}

async function findOpen({ db }: Ctx, leadNo: number): Promise<Checkout | undefined> {
	const [found] = await db
		.select()
		.from(cardCheckout)
		.where(and(eq(cardCheckout.leadNo, leadNo), inArray(cardCheckout.state, ['opening', 'open'])));
	return found;
}

/**
 * Asks the provider for its page. Its idempotency key is the checkout's id, so that asking twice leads to one page; what identifies a client is
 * not sent.
 */
async function open(
	{ db, language, linkOrigin }: Ctx,
	provider: Stripe,
	{ no, id, currency, minor, expiresAt }: Checkout,
	{ name, bookingNumber }: { name: string; bookingNumber: string | null },
): Promise<string> {
	const back = `${linkOrigin}/stripe-payments/checkout-sessions/`;
	const description = [bookingNumber, name].filter(Boolean).join(', ');
	let session: Stripe.Checkout.Session;
	try {
		session = await provider.checkout.sessions.create(
			{
				mode: 'payment',
				allowed_payment_method_types: ['card'],
				client_reference_id: id,
				metadata: { checkout: id },
				payment_intent_data: { description, metadata: { checkout: id } },
				line_items: [
					{
						quantity: 1,
						price_data: { currency: currency.toLowerCase(), unit_amount: minor, product_data: { name: description } },
					},
				],
				locale: language,
				expires_at: Math.floor(expiresAt / 1000),
				success_url: `${back}{CHECKOUT_SESSION_ID}?success`,
				cancel_url: `${back}${id}?canceled`,
			},
			{ idempotencyKey: id },
		);
	} catch (error) {
		// Refused for good: the next try begins anew. Everything else may have arrived, and is asked for again under the same key.
		if (isRefused(error)) await db.update(cardCheckout).set({ state: 'ended' }).where(eq(cardCheckout.no, no));
		throw new DomainError('unavailable', 'The card provider did not open a checkout', { cause: error, reason: 'card' });
	}
	if (!session.url) throw new DomainError('unavailable', 'The card provider named no page', { reason: 'card' });
	await db
		.update(cardCheckout)
		.set({ state: 'open', sessionId: session.id, url: session.url })
		.where(and(eq(cardCheckout.no, no), eq(cardCheckout.state, 'opening')));
	return session.url;
}
