import { eq } from 'drizzle-orm';
import { bankStatement } from '#db/schema/bank-statement';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../../access/require-actor';
import { BOOKED_TOGETHER, type Suggestion } from '../match';
import { bookEntry } from './book-entry.server';
import { choiceOf } from './entry-choice';
import { entriesQuery } from './list-statements.server';
import { suggestEntries } from './suggest-entries.server';

type Ctx = Pick<RequestContext, 'db' | 'actor' | 'brand' | 'now' | 'today'>;

/** Entries that one press looks at, and at most so many of them are booked; the next press goes on. */
const LOOKED_AT = 2_000;
const AT_ONCE = 250;
const MOST_BOOKED = 500;

/** Whether a suggestion may be booked without a look at it (PAYMENT-5). */
export function isSure(suggestion: Suggestion | undefined): suggestion is Suggestion {
	return suggestion !== undefined && suggestion.confidence >= BOOKED_TOGETHER && suggestion.paymentId === null;
}

/**
 * Books all entries of a statement of which it is sure what they are for. What someone else decides meanwhile is left to them. Returns how many were
 * booked. Throws DomainError 'forbidden', 'not-found', 'unavailable'.
 */
export async function bookSureEntries({ ctx, statementId }: { ctx: Ctx; statementId: string }): Promise<number> {
	requireActor(ctx, 'money');
	const [statement] = await ctx.db.select().from(bankStatement).where(eq(bankStatement.id, statementId));
	if (!statement) throw new DomainError('not-found', `No statement ${statementId}`);
	let booked = 0;
	let after = 0;
	for (let looked = 0; looked < LOOKED_AT && booked < MOST_BOOKED; looked += AT_ONCE) {
		const entries = await entriesQuery(ctx.db, { statementNo: statement.no, state: 'open', after }, AT_ONCE);
		const last = entries.at(-1);
		if (!last) break;
		after = last.position;
		const { suggestions } = await suggestEntries(ctx.db, entries, statement.currency);
		for (const { id } of entries) {
			const [best] = suggestions[id] ?? [];
			if (!isSure(best) || booked >= MOST_BOOKED) continue;
			if (await isBooked(ctx, id, best)) booked += 1;
		}
	}
	return booked;
}

async function isBooked(ctx: Ctx, id: string, suggestion: Suggestion): Promise<boolean> {
	const choice = choiceOf(suggestion);
	if (!choice || !('parts' in choice)) return false;
	try {
		await bookEntry({ ctx, id, ...choice });
		return true;
	} catch (error) {
		if (error instanceof DomainError && error.code === 'conflict') return false;
		throw error;
	}
}
