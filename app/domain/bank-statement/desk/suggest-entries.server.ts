import type { Database } from '#db/client';
import { parsePlainDate } from '../../date/plain-date';
import type { Currency } from '../../money/money';
import type { BankTransaction } from '../bank-statement';
import type { Suggestion } from '../match';
import { matchEntries } from '../match-entries';
import type { Receivable } from '../receivable';
import { indexReceivables } from '../receivable-index';
import type { ListedEntry } from './list-statements.server';
import { loadReceivables } from './load-receivables.server';

/** What open entries of one account may be for, by their ids, and the bookings that are named in it. */
export type SuggestedEntries = {
	suggestions: Record<string, Suggestion[]>;
	/** By lead id. */
	bookings: Record<string, Receivable>;
};

/** Compares open entries of one account with what is owed now (PAYMENT-5). Throws DomainError 'unavailable'. */
export async function suggestEntries(
	db: Database,
	entries: readonly ListedEntry[],
	currency: Currency,
): Promise<SuggestedEntries> {
	const open = entries.filter(({ state }) => state === 'open');
	const transactions = open.map(transactionOf);
	const receivables = await loadReceivables(db, transactions, currency);
	const found = matchEntries({ transactions, currency }, indexReceivables(receivables));
	const named = new Set(found.flat().flatMap(({ parts }) => parts.map(({ leadId }) => leadId)));
	return {
		suggestions: Object.fromEntries(open.map(({ id }, at) => [id, found[at] ?? []])),
		bookings: Object.fromEntries(
			receivables.filter(({ leadId }) => named.has(leadId)).map((each) => [each.leadId, each]),
		),
	};
}

/** An entry as the reader gave it. */
function transactionOf(entry: ListedEntry): BankTransaction {
	const bookingDate = parsePlainDate(entry.bookingDate);
	if (!bookingDate) throw new RangeError(`An entry without a day: ${entry.id}`);
	return {
		...{ key: entry.key, entry: entry.position, bookingDate, valueDate: parsePlainDate(entry.valueDate) },
		...{ minor: entry.minor, isReversal: entry.isReversal, returnReason: entry.returnReason },
		...{ bankReference: entry.bankReference, endToEndId: entry.endToEndId, references: entry.creditorReferences },
		...{ text: entry.text, bankText: entry.bankText, name: entry.name, iban: entry.otherIban },
		...{ ultimateName: entry.ultimateName, charges: [], instructed: null, bankCode: entry.bankCode },
	};
}
