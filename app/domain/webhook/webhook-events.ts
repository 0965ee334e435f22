import { WEBHOOK_EVENTS } from '#db/schema/trade-enums';

export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** What is sent by hand to try an endpoint. */
export const PING = 'ping';

const OF_AGENCIES: readonly WebhookEvent[] = ['lead.created', 'lead.changed', 'proposal.answered', 'payment.received'];
const OF_OPERATORS: readonly WebhookEvent[] = ['lead.created', 'lead.changed', 'availability.changed'];

/** What a team can be told of (HOOK-2). */
export function eventsOf(kind: 'agency' | 'operator'): readonly WebhookEvent[] {
	return WEBHOOK_EVENTS.filter((event) => (kind === 'agency' ? OF_AGENCIES : OF_OPERATORS).includes(event));
}
