import type { Stripe } from 'stripe';
import { type CardSettings, takesCards } from './card-settings';

/** How long Stripe may take for an answer, in milliseconds. */
const PATIENCE = 8000;

/** The client of Stripe's API (ADR 49); null without cards. It is loaded where it is needed: most requests do without it. */
export async function cardProvider(settings: CardSettings): Promise<Stripe | null> {
	const { STRIPE_SECRET_KEY: key, STRIPE_API_URL } = settings;
	if (key === null || !takesCards(settings)) return null;
	const { Stripe } = await import('stripe');
	const { hostname, port, protocol } = new URL(STRIPE_API_URL);
	return new Stripe(key, {
		...{ host: hostname, protocol: protocol === 'http:' ? 'http' : 'https' },
		...(port === '' ? {} : { port }),
		httpClient: Stripe.createFetchHttpClient(),
		maxNetworkRetries: 2,
		timeout: PATIENCE,
		telemetry: false,
	});
}

/** Whether an error of the provider is its answer to what was sent, rather than that it could not be reached or was busy. */
export function isRefused(error: unknown): boolean {
	const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 0;
	return status >= 400 && status < 500 && status !== 409 && status !== 429;
}
