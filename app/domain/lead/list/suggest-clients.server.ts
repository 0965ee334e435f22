import { and, eq, gte, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Database } from '#db/client';
import { lead } from '#db/schema/lead';
import { requireAgency } from '../../access/require-actor';
import type { AgentLeadContext } from '../agent-lead-context';

/** The server is asked at this many characters or more (LEAD-25). */
export const LEAST_CHARACTERS = 3;

const CLIENTS_SHOWN = 10;
const LEADS_READ = 60;
const LAST = '\u{10FFFF}';

/** A client as his leads know him (LEAD-25). */
export type ClientSuggestion = {
	reference: string | null;
	firstName: string;
	lastName: string;
	nationality: string | null;
	amexCardMember: boolean;
	/** References of his leads: the agency's own, else the lead's id. */
	leads: string[];
};

/**
 * The agency's clients whose first name, last name or reference begins with each word of a text; none for less than three characters.
 * For everybody of the agency. Throws DomainError 'forbidden' or 'unavailable'.
 */
export async function suggestClients({
	ctx,
	fullText,
}: {
	ctx: Pick<AgentLeadContext, 'db' | 'actor'>;
	fullText: string;
}): Promise<ClientSuggestion[]> {
	const { agency } = requireAgency(ctx);
	const words = fullText.trim().toLowerCase().split(/\s+/);
	const longest = words.toSorted((a, b) => b.length - a.length)[0] ?? '';
	if (fullText.trim().length < LEAST_CHARACTERS) return [];
	const { db } = ctx;
	// A last name of several words is found by all of them, everything else by the longest.
	const whole = fullText.trim().toLowerCase();
	const found = await db.batch([
		clientQuery(db, agency.no, lead.clientLastName, longest),
		clientQuery(db, agency.no, lead.clientLastName, whole),
		clientQuery(db, agency.no, lead.clientFirstName, longest),
		clientQuery(db, agency.no, lead.clientReference, longest),
	]);
	const clients = new Map<string, ClientSuggestion>();
	for (const { id, bookingReference, ...row } of found.flat()) {
		const texts = [row.firstName, row.lastName, row.reference ?? ''].map((text) => text.toLowerCase());
		const begins = (word: string) => texts.some((text) => text.split(/\s+/).some((part) => part.startsWith(word)));
		if (!words.every(begins)) continue;
		const key = JSON.stringify([row.reference, ...texts]);
		const client = clients.get(key) ?? { ...row, leads: [] };
		const reference = bookingReference ?? id;
		if (!client.leads.includes(reference)) client.leads.push(reference);
		clients.set(key, client);
	}
	return [...clients.values()].slice(0, CLIENTS_SHOWN);
}

/** The agency's leads whose column begins with a text: a range of one index. */
export function clientQuery(db: Database, agencyNo: number, column: SQLiteColumn, text: string) {
	const folded: SQL = sql`${column} collate nocase`;
	return db
		.select({
			id: lead.id,
			reference: lead.clientReference,
			firstName: lead.clientFirstName,
			lastName: lead.clientLastName,
			nationality: lead.clientNationality,
			amexCardMember: lead.isAmexCardMember,
			bookingReference: lead.bookingReference,
		})
		.from(lead)
		.where(and(eq(lead.agencyNo, agencyNo), gte(folded, text), lt(folded, `${text}${LAST}`), isNull(lead.deletedAt)))
		.limit(LEADS_READ);
}
