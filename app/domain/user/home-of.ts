import type { Actor } from './actor';

/**
 * Where a signed-in user begins (AGENCY-17): the first open step of the onboarding,
 * the hotel search, the dashboard, the inbox or the operator's day. Customers stay on the consumer's pages.
 */
export function homeOf(actor: Pick<Actor, 'role' | 'firstName' | 'agency' | 'hotelId'>): string {
	if (actor.hotelId !== null) return '/partner/inbox';
	if (actor.role === 'operator') return '/partner/desk';
	if (actor.role === 'customer') return '/';
	if (actor.role !== 'admin' && !isOnboarded(actor)) return '/onboarding';
	return actor.role === 'amex_lifestyleAgent' ? '/partner/dashboard' : '/hotels';
}

/** Name and agency are given (AGENCY-6); payout and branding may wait. */
export function isOnboarded(actor: Pick<Actor, 'firstName' | 'agency'>): boolean {
	return actor.firstName !== null && actor.agency !== null;
}
