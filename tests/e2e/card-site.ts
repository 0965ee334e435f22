import {
	STAND_IN_KEY,
	STAND_IN_WEBHOOK_SECRET,
	type StripeStandIn,
	startStripeStandIn,
} from '../stripe-stand-in/stripe-stand-in';
import { type SecondSite, startSecondSite } from './second-site';

export type CardSite = SecondSite & { stripe: StripeStandIn };

/** A second site that takes cards, and the card provider's stand-in that it sends clients to. */
export async function startCardSite(baseURL: string | undefined): Promise<CardSite> {
	let url = '';
	const stripe = await startStripeStandIn({ webhook: () => `${url}/api/card-events` });
	const site = await startSecondSite(baseURL, {
		STRIPE_SECRET_KEY: STAND_IN_KEY,
		STRIPE_WEBHOOK_SECRET: STAND_IN_WEBHOOK_SECRET,
		STRIPE_API_URL: stripe.url,
	});
	url = site.url;
	const stop = async () => {
		await Promise.all([site.stop(), stripe.stop()]);
	};
	return { url, stripe, stop };
}
