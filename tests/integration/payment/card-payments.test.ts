import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cardCheckout, cardEvent } from '#db/schema/card-payment';
import { listParkedEvents, settleCardEvent } from '~/domain/card-payment/parked-events.server';
import { createPaymentLink, withdrawPaymentLink } from '~/domain/payment/payment-links.server';
import { recordPayment } from '~/domain/payment/record-payment.server';
import {
	STAND_IN_KEY,
	STAND_IN_WEBHOOK_SECRET,
	type StripeStandIn,
	startStripeStandIn,
} from '../../stripe-stand-in/stripe-stand-in';
import { type Product, startProduct } from '../product';
import { agentContext } from '../proposal/sent-proposal';
import { linkedBookings } from './linked-bookings';
import { moneyOfLead } from './money-of-lead';

let product: Product;
let stripe: StripeStandIn;
let agent: Awaited<ReturnType<typeof agentContext>>;
let team: Awaited<ReturnType<typeof agentContext>>;
let linked: ReturnType<typeof linkedBookings>;

beforeAll(async () => {
	stripe = await startStripeStandIn({ webhook: () => `http://127.0.0.1:${product.ports.site}/api/card-events` });
	product = await startProduct('card-payments', {
		STRIPE_SECRET_KEY: STAND_IN_KEY,
		STRIPE_WEBHOOK_SECRET: STAND_IN_WEBHOOK_SECRET,
		STRIPE_API_URL: stripe.url,
	});
	[agent, team] = await Promise.all([agentContext(product), agentContext(product, 'team')]);
	linked = linkedBookings({ agent, team });
});
beforeEach(() => stripe.beAway('no'));
afterAll(() => Promise.all([product?.stop(), stripe?.stop()]));

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const press = (path: string, intent = 'card') =>
	product.ask(path, { method: 'POST', headers: FORM, body: `intent=${intent}` });
const page = async (path: string) =>
	(await product.ask(path)).text
		.replace(/<script[\s\S]*?<\/script>/g, '')
		.replace(/<[^>]+>/g, ' ')
		.replace(/[\s\u00a0]+/g, ' ');

/** Begins a card payment, and gives its session at the provider. */
async function begun(path: string) {
	const { status, headers } = await press(path);
	expect(status).toBe(303);
	const id = String(headers.location).split('/').at(-1) ?? '';
	const session = stripe.sessions.get(id);
	if (!session) throw new Error(`No session at ${headers.location}`);
	return session;
}

const checkoutsOf = (leadNo: number) => agent.db.select().from(cardCheckout).where(eq(cardCheckout.leadNo, leadNo));
const eventOf = async (id: string) => (await agent.db.select().from(cardEvent).where(eq(cardEvent.id, id)))[0];
const paidOf = async (leadNo: number) =>
	(await moneyOfLead(agent.db, leadNo)).payments.map(({ way, minor }) => [way, minor]);

describe('paying a link by card (MONEY-8)', () => {
	it('leads to the provider with what is open, by calls that its description allows, and without a word of the client', async () => {
		const { path, leadNo } = await linked();
		const { text, headers } = await product.ask(path);
		expect(text).toContain('by card');
		expect(headers['content-security-policy']).toContain(`form-action 'self' ${stripe.url};`);
		const session = await begun(path);
		expect(session).toMatchObject({ amount_total: 980_000, currency: 'eur', status: 'open' });
		expect(session.success_url).toMatch(/\/stripe-payments\/checkout-sessions\/\{CHECKOUT_SESSION_ID\}\?success$/);
		const call = stripe.calls.at(-1);
		const [checkout] = await checkoutsOf(leadNo);
		expect(call?.key).toBe(checkout?.id);
		expect(JSON.stringify(call)).not.toMatch(/Thorne|Ada|@|paylink_|lead_pay/);
		expect(JSON.stringify(call)).not.toContain(path.split('/').at(-1));
		expect(checkout).toMatchObject({ state: 'open', minor: 980_000, sessionId: session.id });
	});

	it('opens one page for 24 presses at once, and shows it as under way in the place of all other ways', async () => {
		const { path, leadNo } = await linked();
		const answers = await Promise.all(Array.from({ length: 24 }, () => press(path)));
		expect(new Set(answers.map(({ status, headers }) => `${status} ${headers.location}`)).size).toBe(1);
		expect(await checkoutsOf(leadNo)).toHaveLength(1);
		const words = await page(path);
		expect(words).toContain('A card payment is under way');
		expect(words).not.toContain('IBAN');
	});

	it('is cancelled at the provider too, and then paid another way', async () => {
		const { path, leadNo } = await linked();
		const session = await begun(path);
		expect((await press(path, 'cancel')).status).toBe(303);
		expect(session.status).toBe('expired');
		expect((await checkoutsOf(leadNo)).map(({ state }) => state)).toEqual(['ended']);
		expect(await page(path)).toContain('IBAN');
		const next = await begun(path);
		expect(next.id).not.toBe(session.id);
	});

	it('asks for the rest once a part has come another way', async () => {
		const { path, leadId } = await linked();
		const session = await begun(path);
		await recordPayment({ ctx: team, leadId, minor: 400_000, receivedOn: '2026-11-20', key: crypto.randomUUID() });
		const next = await begun(path);
		expect(session.status).toBe('expired');
		expect(next.amount_total).toBe(580_000);
	});

	it('is not begun twice from two links of a booking', async () => {
		const { path, leadId } = await linked();
		const other = await createPaymentLink({ ctx: agent, leadId, instalmentId: null });
		await begun(path);
		const refused = await press(new URL(other.url).pathname);
		expect(refused.status).toBe(409);
		expect(refused.text).toContain('A card payment of this booking is under way');
	});

	it('says that nothing was charged while the provider is away, and opens the same page once it is back', async () => {
		const { path, leadNo } = await linked();
		stripe.beAway('lost');
		const refused = await press(path);
		expect(refused.status).toBe(503);
		expect(refused.text).toContain('Nothing was charged');
		stripe.beAway('no');
		const before = stripe.sessions.size;
		const session = await begun(path);
		expect(stripe.sessions.size).toBe(before);
		expect(await checkoutsOf(leadNo)).toMatchObject([{ state: 'open', sessionId: session.id }]);
	});

	it('is begun by its button alone', async () => {
		const { path, leadNo } = await linked();
		expect((await press(path, 'anything')).status).toBe(400);
		expect(await checkoutsOf(leadNo)).toEqual([]);
	});

	it('is not offered by links that are withdrawn, paid or unknown', async () => {
		const { path, link, leadId } = await linked();
		await recordPayment({ ctx: team, leadId, minor: 980_000, receivedOn: '2026-11-20', key: crypto.randomUUID() });
		expect((await press(path)).status).toBe(409);
		await withdrawPaymentLink({ ctx: agent, id: link.id });
		expect((await press(path)).status).toBe(409);
		expect((await press(path.replace(/.{4}$/, 'aaaa'))).status).toBe(404);
	});
});

describe('what the card provider tells (MONEY-9)', () => {
	it('books a paid checkout once, however often, at once and in whatever order its events come', async () => {
		const { path, leadNo } = await linked();
		const session = await begun(path);
		const event = await stripe.pay(session.id, { isPosted: false });
		const twin = stripe.newEvent('checkout.session.async_payment_succeeded', stripe.shown(session));
		const ended = stripe.newEvent('checkout.session.expired', stripe.shown(session));
		const answers = await Promise.all(
			[ended, ...Array.from({ length: 12 }, () => [event, twin]).flat(), ended].map((each) => stripe.post(each)),
		);
		expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
		expect(await paidOf(leadNo)).toEqual([['card', 980_000]]);
		expect(await checkoutsOf(leadNo)).toMatchObject([{ state: 'paid', paymentIntent: session.payment_intent }]);
		expect([(await eventOf(event.id))?.outcome, (await eventOf(twin.id))?.outcome].sort()).toEqual(['booked', 'noted']);
		expect(await page(path)).toContain('Paid, thank you');
	});

	it('books what was paid though the link was withdrawn or the checkout ended meanwhile', async () => {
		const { path, leadNo, link } = await linked();
		const session = await begun(path);
		const event = await stripe.pay(session.id, { isPosted: false });
		await withdrawPaymentLink({ ctx: agent, id: link.id });
		await agent.db.update(cardCheckout).set({ state: 'ended' }).where(eq(cardCheckout.leadNo, leadNo));
		expect(await (await stripe.post(event)).json()).toEqual({ outcome: 'booked' });
		expect(await paidOf(leadNo)).toEqual([['card', 980_000]]);
	});

	it('does not end what was paid in the moment in which the client leaves it', async () => {
		const { path, leadNo } = await linked();
		const session = await begun(path);
		const event = await stripe.pay(session.id, { isPosted: false });
		const refused = await press(path, 'cancel');
		expect(refused.status).toBe(409);
		expect(refused.text).toContain('The card payment has gone through');
		await stripe.post(event);
		expect(await paidOf(leadNo)).toEqual([['card', 980_000]]);
	});

	it('refuses what is not signed by the provider, or long ago', async () => {
		const { path, leadNo } = await linked();
		const session = await begun(path);
		const event = await stripe.pay(session.id, { isPosted: false });
		expect((await stripe.post(event, { secret: 'whsec_ofsomebodyelse1234' })).status).toBe(403);
		expect((await stripe.post(event, { ageSeconds: 600 })).status).toBe(403);
		const unsigned = await product.ask('/api/card-events', { method: 'POST', body: JSON.stringify(event) });
		expect(unsigned.status).toBe(400);
		const large = await product.ask('/api/card-events', {
			method: 'POST',
			headers: { 'stripe-signature': 't=1,v1=00' },
			body: 'x'.repeat(1_000_001),
		});
		expect(large.status).toBe(413);
		expect(await paidOf(leadNo)).toEqual([]);
		expect(await eventOf(event.id)).toBeUndefined();
	});

	it('parks what does not fit: another amount, another currency, no checkout of ours, the other mode, refunds, disputes', async () => {
		const { path, leadNo } = await linked();
		const session = await begun(path);
		const shown = stripe.shown(session);
		const paid = { ...shown, status: 'complete', payment_status: 'paid' };
		const post = async (type: string, object: object, more = {}) => {
			const event = stripe.newEvent(type, object, more);
			expect((await stripe.post(event)).status).toBe(200);
			const row = await eventOf(event.id);
			return row && [row.outcome, row.reason];
		};
		const completed = 'checkout.session.completed';
		expect(await post(completed, { ...paid, client_reference_id: 'checkout_of_another' })).toEqual([
			'parked',
			'unknown',
		]);
		expect(await post(completed, { ...paid, client_reference_id: null })).toEqual(['parked', 'unknown']);
		expect(await post(completed, paid, { livemode: true })).toEqual(['parked', 'test']);
		// The bank is still deciding: nothing to book or to keep.
		expect(await post(completed, { ...shown, payment_status: 'unpaid' })).toBeUndefined();
		expect(await paidOf(leadNo)).toEqual([]);
		expect(await post(completed, { ...paid, amount_total: 979_999 })).toEqual(['parked', 'amount']);
		expect(await post(completed, { ...paid, currency: 'chf' })).toEqual(['parked', 'amount']);
		expect(await paidOf(leadNo)).toEqual([]);
		const intent = { payment_intent: 'pi_of_no_checkout', currency: 'eur' };
		expect(await post('charge.refunded', { ...intent, amount_refunded: 5 })).toEqual(['parked', 'refund']);
		expect(await post('charge.dispute.created', { ...intent, amount: 5 })).toEqual(['parked', 'dispute']);
		// Nothing that concerns us, and so not kept.
		expect(await post('customer.created', {})).toBeUndefined();

		const waiting = await listParkedEvents(team);
		expect(waiting.map(({ reason }) => reason)).toEqual([
			...['unknown', 'unknown', 'test', 'amount', 'amount', 'refund', 'dispute'],
		]);
		const { id } = waiting[0] ?? { id: '' };
		await expect(settleCardEvent({ ctx: agent, id })).rejects.toMatchObject({ code: 'forbidden' });
		const settled = await Promise.allSettled(Array.from({ length: 8 }, () => settleCardEvent({ ctx: team, id })));
		expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
		expect(await listParkedEvents(team)).toHaveLength(6);
	});
});

describe('the page that clients come back to (LEAD-40)', () => {
	it('leads to the payment it came from, and says nothing that was not told', async () => {
		const { path } = await linked();
		const { headers } = await press(path);
		const [cookie = ''] = String(headers['set-cookie']).split(';');
		expect(String(headers['set-cookie'])).toContain('HttpOnly');
		const back = await product.ask('/stripe-payments/checkout-sessions/cs_1?success', { headers: { cookie } });
		expect(back.text).toContain(`href="${path}"`);
		expect(back.headers['cache-control']).toBe('private, no-store');
		expect(await page(path)).toContain('A card payment is under way');
		const stranger = await product.ask('/stripe-payments/checkout-sessions/cs_1?success', {
			headers: { cookie: 'payment_link="><script>' },
		});
		expect(stranger.text).not.toContain('"><script>');
		expect(stranger.text).not.toContain('cimalpes-payment-links');
	});
});
