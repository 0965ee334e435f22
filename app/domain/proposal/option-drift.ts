import type { AgreedTerms } from '#db/schema/lead';
import type { PlainDate } from '../date/plain-date';

type Quote = { priceMinor: number; terms: Pick<AgreedTerms, 'payments' | 'cancellation'> };

/** What has become of an option since it was worked out. */
export type OptionDrift =
	| { kind: 'none' }
	/** It can no longer be had. */
	| { kind: 'gone' }
	| { kind: 'price'; beforeMinor: number; afterMinor: number }
	/** The price is the same; what is due when or kept of a cancelled booking is not. */
	| { kind: 'terms' };

/**
 * Compares an option as it was worked out on one day with today's (PROPOSAL-9). What is due with the booking moves with the day, and steps of
 * the cancellation that are over count no more: neither is a change.
 */
export function optionDrift(
	before: { quote: Quote; day: PlainDate },
	after: { quote: Quote | null; day: PlainDate },
): OptionDrift {
	if (!after.quote) return { kind: 'gone' };
	const [beforeMinor, afterMinor] = [before.quote.priceMinor, after.quote.priceMinor];
	if (beforeMinor !== afterMinor) return { kind: 'price', beforeMinor, afterMinor };
	const was = comparable(before.quote, before.day, after.day);
	return was === comparable(after.quote, after.day, after.day) ? { kind: 'none' } : { kind: 'terms' };
}

function comparable({ terms: { payments, cancellation } }: Quote, day: PlainDate, today: PlainDate): string {
	return JSON.stringify([
		payments.map(({ dueDate, minor }) => [dueDate <= day ? 'booking' : dueDate, minor]),
		cancellation.filter(({ until }) => until >= today).map(({ until, keptMinor }) => [until, keptMinor]),
	]);
}
