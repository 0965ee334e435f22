import { useTranslation } from 'react-i18next';
import type { WebhookEvent } from '~/domain/webhook/webhook-events';

type EventName<Event> = Event extends `${infer What}.${infer How}` ? `${What}-${How}` : never;

/** What an event says, in words. */
export function useEventText() {
	const { t } = useTranslation('webhooks');
	// A dot would name a text inside another.
	return (event: WebhookEvent) => t(`event.${event.replace('.', '-') as EventName<WebhookEvent>}`);
}
