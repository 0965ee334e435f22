import type { RequestContext } from '~/context';
import { requireActor } from '../../access/require-actor';
import { entriesQuery, listStatements } from './list-statements.server';
import { suggestEntries } from './suggest-entries.server';

/** So many entries stand beside the receivables. */
const SHOWN = 3;

/**
 * The latest statement of the bank, how many entries of the latest statements wait for a decision, and the first of them with what they may be for. Null before
 * the first statement. Throws DomainError 'forbidden', 'unavailable'.
 */
export async function waitingEntries({ ctx }: { ctx: Pick<RequestContext, 'db' | 'actor'> }) {
	requireActor(ctx, 'money');
	const statements = await listStatements({ ctx });
	const [latest] = statements;
	if (!latest) return null;
	const openCount = statements.reduce((sum, each) => sum + each.openCount, 0);
	const statement = statements.find((each) => each.openCount > 0);
	if (!statement) return { latest, openCount, entries: [] };
	const entries = await entriesQuery(ctx.db, { statementNo: statement.no, state: 'open', after: 0 }, SHOWN);
	const { suggestions, bookings } = await suggestEntries(ctx.db, entries, statement.currency);
	return {
		...{ latest, openCount },
		entries: entries.map(({ id, name, minor, currency, creditorReferences, text, bankText }) => {
			const best = suggestions[id]?.[0];
			return {
				...{ id, name, minor, currency, statementId: statement.id },
				text: [...creditorReferences, ...text].join(' ') || bankText,
				confidence: best?.confidence ?? null,
				client: best ? (bookings[best.parts[0]?.leadId ?? '']?.clientName ?? null) : null,
			};
		}),
	};
}

export type WaitingEntries = NonNullable<Awaited<ReturnType<typeof waitingEntries>>>;
