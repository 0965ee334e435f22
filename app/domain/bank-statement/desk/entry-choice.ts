import type { Suggestion } from '../match';
import type { EntryPart } from './book-entry.server';

/** What of an entry is for what: parts of bookings with a bank's fee, or the payment that it takes back. */
export type EntryChoice = { parts: EntryPart[]; feeMinor: number } | { paymentId: string };

/** What a suggestion books: what came above all that is open goes to its first booking, as credit. Null where it books nothing. */
export function choiceOf({ parts, feeMinor, overMinor, paymentId, kind }: Suggestion): EntryChoice | null {
	if (paymentId) return { paymentId };
	if (kind === 'currency') return null;
	const booked = parts.map(({ leadId, minor, depositMinor }, at) => ({
		...{ leadId, minor: minor + (at === 0 ? overMinor : 0) },
		...(depositMinor > 0 ? { depositMinor } : {}),
	}));
	return booked.every(({ minor }) => minor > 0) ? { parts: booked, feeMinor } : null;
}
