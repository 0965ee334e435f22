import type { NEWSLETTER_STATES } from '#db/schema/enums';

/** What a confirmation link is good for. */
export type ConfirmState = 'open' | 'confirmed' | 'expired';

type Known = { state: (typeof NEWSLETTER_STATES)[number]; tokenExpiresAt: number };

/** Judges a confirmation link at `now` (milliseconds): one that was never sent, or whose subscription has ended, is as expired. */
export function confirmState(known: Known | null, now: number): ConfirmState {
	if (known?.state === 'confirmed') return 'confirmed';
	return known?.state === 'unconfirmed' && now < known.tokenExpiresAt ? 'open' : 'expired';
}
