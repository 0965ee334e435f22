import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkRequest, readForm } from './check-request';

export const STAND_IN_KEY = 'sk_test_ofthestandin';
export const STAND_IN_WEBHOOK_SECRET = 'whsec_ofthestandinofstripe';

export type StandInSession = {
	id: string;
	status: 'open' | 'complete' | 'expired';
	payment_status: 'unpaid' | 'paid';
	client_reference_id: string | null;
	payment_intent: string | null;
	amount_total: number;
	currency: string;
	expires_at: number;
	success_url: string;
	cancel_url: string;
	description: string;
};

/** A received call: its idempotency key and its form. */
export type StripeCall = { path: string; key: string | null; form: Record<string, unknown> };

export type StripeEvent = { id: string; type: string; created: number; livemode: boolean; data: { object: object } };

export type StripeStandIn = Awaited<ReturnType<typeof startStripeStandIn>>;

/**
 * Stands in for Stripe in tests, and in nothing else: the calls that we make, each checked against Stripe's published description, the page
 * where a client pays, and events signed as Stripe documents (https://docs.stripe.com/webhooks/signature). `webhook` is where it posts them.
 */
export async function startStripeStandIn({ webhook }: { webhook: () => string }) {
	const sessions = new Map<string, StandInSession>();
	const answers = new Map<string, { body: string; answer: [number, object] }>();
	const calls: StripeCall[] = [];
	let away: 'no' | 'broken' | 'lost' = 'no';
	let count = 0;

	const shown = ({ description: _, ...session }: StandInSession) => ({
		...session,
		object: 'checkout.session',
		livemode: false,
		mode: 'payment',
		url: session.status === 'open' ? `${url()}/pay/${session.id}` : null,
	});

	const create = (form: Record<string, unknown>): [number, object] => {
		const [item] = form.line_items as [{ quantity: string; price_data: Record<string, unknown> }];
		const expiresAt = Number(form.expires_at);
		const minutes = (expiresAt - Date.now() / 1000) / 60;
		if (!(minutes >= 30 && minutes <= 24 * 60))
			return refused('expires_at has to be between half an hour and a day ahead');
		count += 1;
		const session: StandInSession = {
			id: `cs_test_${count}${createHmac('sha256', 'id').update(String(Math.random())).digest('hex').slice(0, 24)}`,
			...{ status: 'open', payment_status: 'unpaid', payment_intent: null, expires_at: expiresAt },
			client_reference_id: (form.client_reference_id as string | undefined) ?? null,
			amount_total: Number(item.price_data.unit_amount) * Number(item.quantity),
			currency: String(item.price_data.currency),
			...{ success_url: String(form.success_url), cancel_url: String(form.cancel_url) },
			description: String((item.price_data.product_data as { name: string }).name),
		};
		sessions.set(session.id, session);
		return [200, shown(session)];
	};

	const answer = (request: IncomingMessage, body: string): [number, object] => {
		if (request.headers.authorization !== `Bearer ${STAND_IN_KEY}`)
			return [401, { error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } }];
		const method = request.method ?? 'GET';
		const path = new URL(request.url ?? '/', 'http://stripe').pathname;
		const [, , , , id = '', verb] = path.split('/');
		const template = path.replace(/\/cs_[^/]+/, '/{session}');
		const form = readForm(body);
		const key = (request.headers['idempotency-key'] as string | undefined) ?? null;
		calls.push({ path, key, form });
		const wrong = checkRequest(method, template, form);
		if (wrong) return refused(wrong);
		const known = key === null ? undefined : answers.get(key);
		if (known)
			return known.body === body
				? known.answer
				: [400, { error: { type: 'idempotency_error', message: 'Keys can only be used with the same parameters' } }];
		const session = sessions.get(id);
		const made: [number, object] =
			method === 'POST' && id === ''
				? create(form)
				: !session
					? [404, { error: { type: 'invalid_request_error', message: 'No such checkout session' } }]
					: method === 'GET'
						? [200, shown(session)]
						: verb === 'expire' && session.status === 'open'
							? [200, shown(Object.assign(session, { status: 'expired' }))]
							: refused('Only sessions with a status of open can be expired');
		if (key !== null && made[0] < 500) answers.set(key, { body, answer: made });
		return made;
	};

	const server = createServer(async (request, response) => {
		const body = await bodyOf(request);
		const path = new URL(request.url ?? '/', 'http://stripe').pathname;
		if (path.startsWith('/pay/')) return page(request, response, path);
		if (away === 'broken') return request.socket.destroy();
		const [status, content] = answer(request, body);
		// It has done what was asked, and the answer does not arrive.
		if (away === 'lost') return request.socket.destroy();
		response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content));
	});

	/** The page where a client pays. */
	const page = async (request: IncomingMessage, response: ServerResponse, path: string) => {
		const session = sessions.get(path.split('/')[2] ?? '');
		if (session?.status !== 'open') {
			response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>This page has expired</h1>');
			return;
		}
		if (request.method === 'POST') {
			await pay(session.id);
			const to = session.success_url.replace('{CHECKOUT_SESSION_ID}', session.id);
			response.writeHead(303, { location: to }).end();
			return;
		}
		response
			.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
			.end(
				`<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>Pay</title><h1>${session.description}</h1><p>${(session.amount_total / 100).toFixed(2)} ${session.currency.toUpperCase()}</p><form method="post"><button>Pay</button></form><a href="${session.cancel_url.replaceAll('&', '&amp;')}">Back</a></html>`,
			);
	};

	const url = () => `http://localhost:${(server.address() as AddressInfo).port}`;
	const newEvent = (type: string, object: object, more: Partial<StripeEvent> = {}): StripeEvent => {
		count += 1;
		return {
			...{ id: `evt_${count}_${Math.random().toString(36).slice(2, 10)}`, object: 'event', type },
			...{ created: Math.floor(Date.now() / 1000), livemode: false, data: { object } },
			...more,
		};
	};
	/** Posts an event; a `secret` or an age may be wrong on purpose. */
	const post = async (
		event: StripeEvent,
		{ secret = STAND_IN_WEBHOOK_SECRET, ageSeconds = 0 }: { secret?: string; ageSeconds?: number } = {},
	): Promise<Response> => {
		const payload = JSON.stringify(event);
		const at = Math.floor(Date.now() / 1000) - ageSeconds;
		const signature = createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex');
		return fetch(webhook(), {
			method: 'POST',
			headers: { 'content-type': 'application/json', 'stripe-signature': `t=${at},v1=${signature}` },
			body: payload,
		});
	};
	/** The client has paid: the event that says so, posted unless it is to be late. */
	const pay = async (id: string, { isPosted = true } = {}): Promise<StripeEvent> => {
		const session = sessions.get(id);
		if (session?.status !== 'open') throw new Error(`${id} cannot be paid`);
		Object.assign(session, { status: 'complete', payment_status: 'paid', payment_intent: `pi_${id.slice(8)}` });
		const event = newEvent('checkout.session.completed', shown(session));
		if (isPosted) {
			const { status } = await post(event);
			if (status !== 200) throw new Error(`The webhook answers ${status}`);
		}
		return event;
	};

	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	return {
		url: url(),
		...{ calls, sessions, newEvent, post, pay, shown },
		/** `broken`: it does not answer; `lost`: it does what is asked, and its answers do not arrive. */
		beAway: (how: typeof away) => {
			away = how;
		},
		stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
	};
}

function refused(message: string): [number, object] {
	return [400, { error: { type: 'invalid_request_error', message } }];
}

async function bodyOf(request: IncomingMessage): Promise<string> {
	const chunks: Buffer[] = [];
	for await (const chunk of request) chunks.push(chunk as Buffer);
	return Buffer.concat(chunks).toString('utf8');
}
