import type { Settings } from '~/platform/env';

export type CardSettings = Pick<Settings, 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_API_URL'>;

const STRIPE_API = 'https://api.stripe.com';
const STRIPE_CHECKOUT = 'https://checkout.stripe.com';

/** Whether payment links offer cards (MONEY-8): with both secrets, since a payment that we are not told of would be lost. */
export function takesCards({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET }: CardSettings): boolean {
	return STRIPE_SECRET_KEY !== null && STRIPE_WEBHOOK_SECRET !== null;
}

/** Where clients pay by card, for the policy of the page that leads there; null without cards. */
export function checkoutOrigin(settings: CardSettings): string | null {
	if (!takesCards(settings)) return null;
	return settings.STRIPE_API_URL === STRIPE_API ? STRIPE_CHECKOUT : settings.STRIPE_API_URL;
}

/** Whether the key is one with which no money moves. */
export function isTestKey({ STRIPE_SECRET_KEY }: CardSettings): boolean {
	return /^[rs]k_test_/.test(STRIPE_SECRET_KEY ?? '');
}
