import type { AgreedTerms } from '#db/schema/lead';
import type { PlainDate } from '../date/plain-date';
import { type OptionDrift, optionDrift } from './option-drift';

type Quote = { priceMinor: number; terms: AgreedTerms };

type Decision = {
	/** The price that the agent has decided on; null: the lead's. */
	priceMinor: number | null;
	/** As the lead has it, and the day of its last change. */
	saved: Quote | null;
	savedOn: PlainDate;
	/** As it was sent last; null for an option that was not. */
	sent: (Quote & { day: PlainDate }) | null;
};

/** What the agent last decided on: by taking a price over, by sending it, or by saving its lead; null where only a price was. */
export function decidedQuote({ priceMinor, saved, savedOn, sent }: Decision): { quote: Quote; day: PlainDate } | null {
	const decided = priceMinor ?? saved?.priceMinor ?? null;
	if (sent && sent.priceMinor === decided) return { quote: sent, day: sent.day };
	return saved && saved.priceMinor === decided ? { quote: saved, day: savedOn } : null;
}

/**
 * What has become of an option since then (PROPOSAL-11). Terms are compared with those that went with the price; where none did, the price
 * alone is.
 */
export function driftSinceDecision(decision: Decision, now: Quote | null, today: PlainDate): OptionDrift {
	if (!now) return { kind: 'gone' };
	const decided = decision.priceMinor ?? decision.saved?.priceMinor ?? null;
	if (decided !== null && decided !== now.priceMinor)
		return { kind: 'price', beforeMinor: decided, afterMinor: now.priceMinor };
	const before = decidedQuote(decision);
	return before ? optionDrift(before, { quote: now, day: today }) : { kind: 'none' };
}
