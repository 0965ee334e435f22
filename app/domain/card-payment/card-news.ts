import type { Stripe } from 'stripe';
import type { CARD_EVENT_REASONS } from '#db/schema/money-enums';

/** What an event of the card provider says to us; amounts in minor units, currencies in capitals. */
export type CardNews =
	/** A checkout was paid; `checkout` is the id that we gave it, null for one that is not ours. */
	| { kind: 'paid'; checkout: string | null; sessionId: string; intent: string | null; minor: number; currency: string }
	/** It can no longer be paid, and was not. */
	| { kind: 'ended'; checkout: string | null }
	/** For a person to look at. */
	| {
			kind: 'trouble';
			reason: Extract<(typeof CARD_EVENT_REASONS)[number], 'refund' | 'dispute' | 'failed'>;
			checkout: string | null;
			intent: string | null;
			minor: number | null;
			currency: string | null;
	  }
	/** Nothing that concerns us. */
	| { kind: 'other' };

/** Reads an event, whose signature has been checked (MONEY-9). Kinds: https://docs.stripe.com/api/events/types */
export function cardNews(event: Stripe.Event): CardNews {
	switch (event.type) {
		case 'checkout.session.completed':
			// Otherwise the bank is still deciding; another event says how it ended.
			return event.data.object.payment_status === 'paid' ? paid(event.data.object) : { kind: 'other' };
		case 'checkout.session.async_payment_succeeded':
			return paid(event.data.object);
		case 'checkout.session.expired':
			return { kind: 'ended', checkout: event.data.object.client_reference_id };
		case 'checkout.session.async_payment_failed':
			return { kind: 'trouble', reason: 'failed', ...ofSession(event.data.object) };
		case 'charge.refunded': {
			const { amount_refunded: minor, currency, payment_intent: intent } = event.data.object;
			return trouble('refund', { intent, minor, currency });
		}
		case 'charge.dispute.created': {
			const { amount: minor, currency, payment_intent: intent } = event.data.object;
			return trouble('dispute', { intent, minor, currency });
		}
		default:
			return { kind: 'other' };
	}
}

function paid(session: Stripe.Checkout.Session): CardNews {
	const { checkout, intent, minor, currency } = ofSession(session);
	return { kind: 'paid', checkout, intent, sessionId: session.id, minor: minor ?? 0, currency: currency ?? '' };
}

function ofSession({ client_reference_id, payment_intent, amount_total, currency }: Stripe.Checkout.Session) {
	return {
		checkout: client_reference_id,
		intent: idOf(payment_intent),
		minor: amount_total,
		currency: currency?.toUpperCase() ?? null,
	};
}

function trouble(
	reason: 'refund' | 'dispute',
	{ intent, minor, currency }: { intent: Named; minor: number; currency: string },
): CardNews {
	return { kind: 'trouble', reason, checkout: null, intent: idOf(intent), minor, currency: currency.toUpperCase() };
}

type Named = string | { id: string } | null;

function idOf(named: Named): string | null {
	return typeof named === 'string' ? named : (named?.id ?? null);
}
