import { type ActionFunctionArgs, json } from '@remix-run/cloudflare';
import { takesCards } from '~/domain/card-payment/card-settings';
import { takeCardEvent } from '~/domain/card-payment/take-card-event.server';
import { formLimit, readCapped } from '~/platform/large-forms';
import { english } from '~/platform/problem-details';
import { problemOfError } from '~/platform/problem-of-error';
import { refuseMethod } from './answer-read.server';

const NO_STORE = { 'cache-control': 'no-store' };

/**
 * `POST /api/card-events`: the card provider posts what has happened, signed as it documents (MONEY-9). All that is signed is answered with 200,
 * also what waits for a person: sending it again would change nothing. It reads no session.
 */
export async function action({ context, request }: ActionFunctionArgs): Promise<Response> {
	if (request.method !== 'POST') return loader();
	if (!takesCards(context.settings))
		return refuse(404, 'This deployment takes no cards: STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are not set.');
	const signature = request.headers.get('stripe-signature') ?? '';
	if (signature === '') return refuse(400, 'Please sign the event: stripe-signature is missing.');
	const body = await readCapped(request.body, formLimit('/api/card-events'));
	if (!(body instanceof Uint8Array)) return refuse(body.status, body.sentence);
	try {
		const payload = new TextDecoder().decode(body);
		const outcome = await takeCardEvent({ ctx: context, payload, signature });
		return json({ outcome }, { headers: NO_STORE });
	} catch (error) {
		const expected = problemOfError(error, {
			forbidden: 'The signature is not that of this event under our secret, or is older than five minutes.',
			unavailable: 'The event could not be written down. Please send it again.',
		});
		if (expected) return expected;
		throw error;
	}
}

/** There is nothing to read here. */
export const loader = () => refuseMethod(['post']);

function refuse(status: number, title: string): Response {
	return english({ status, title, headers: NO_STORE });
}
