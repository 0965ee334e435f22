import { and, asc, between, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { lead } from '#db/schema/lead';
import { instalment } from '#db/schema/payment';
import { travelAgency } from '#db/schema/travel-agency';
import type { RequestContext } from '~/context';
import { requireActor } from '../../access/require-actor';
import { ROWS_PER_PAGE } from '../../administration/paging';
import type { PlainDate } from '../../date/plain-date';
import { INSTALMENT_WORDS } from '../money-of-lead.server';
import { dayPageOf, readDayCursor } from './day-cursor';
import { leadsByWords } from './leads-by-words.server';
import { moneyCountsQuery, readMoneyCounts } from './money-counts.server';
import { moneyFiguresQueries, readMoneyFigures } from './money-figures.server';
import { groupEnds, type ReceivableState } from './receivable-filter';

export type ReceivableFilter = {
	state: ReceivableState;
	brandKey: string | null;
	/** Booking number, or the beginning of a client's or an agency's name; null: all. */
	words: string | null;
	after: string | null;
};

/**
 * Instalments of all brands by the day on which they are due, settled ones the latest first, with the figures of the day and what waits for a person
 * (BOOKS-1). One round trip. Throws DomainError 'forbidden', 'unavailable'.
 */
export async function listReceivables({
	ctx,
	filter,
}: {
	ctx: Pick<RequestContext, 'db' | 'actor' | 'today'>;
	filter: ReceivableFilter;
}) {
	requireActor(ctx, 'money');
	const { db, today } = ctx;
	const [rows, counts, ...figures] = await db.batch([
		receivablesQuery(db, filter, today),
		moneyCountsQuery(db),
		...moneyFiguresQueries(db, filter.brandKey, today),
	]);
	return {
		...dayPageOf(rows, ({ dueDate }) => dueDate),
		counts: readMoneyCounts(counts),
		figures: readMoneyFigures(figures),
	};
}

export type Receivable = Awaited<ReturnType<typeof listReceivables>>['rows'][number];

/** One instalment as the list shows it; undefined where there is none. Throws DomainError 'forbidden', 'unavailable'. */
export async function findReceivable({
	ctx,
	id,
}: {
	ctx: Pick<RequestContext, 'db' | 'actor'>;
	id: string;
}): Promise<Receivable | undefined> {
	requireActor(ctx, 'money');
	const [found] = await selectReceivables(ctx.db).where(eq(instalment.id, id)).limit(1);
	return found;
}

/** The query behind a page of the list. */
export function receivablesQuery(db: Database, { state, brandKey, words, after }: ReceivableFilter, today: PlainDate) {
	const cursor = readDayCursor(after);
	const isSettled = state === 'settled';
	const behind = isSettled
		? sql`(${instalment.dueDate}, ${instalment.no}) < (${cursor?.day}, ${cursor?.no})`
		: sql`(${instalment.dueDate}, ${instalment.no}) > (${cursor?.day}, ${cursor?.no})`;
	return selectReceivables(db)
		.where(
			and(
				ofState(state, today),
				brandKey ? eq(instalment.brandKey, brandKey) : undefined,
				words ? inArray(instalment.leadNo, leadsByWords(db, words)) : undefined,
				cursor ? behind : undefined,
			),
		)
		.orderBy(...[instalment.dueDate, instalment.no].map((column) => (isSettled ? desc(column) : asc(column))))
		.limit(ROWS_PER_PAGE + 1);
}

/** The words of the conditions are those of the partial indexes. */
function ofState(state: ReceivableState, today: PlainDate) {
	const isOpen = sql`"minor" > "received_minor" + "waived_minor"`;
	switch (state) {
		case 'open':
			return isOpen;
		case 'overdue':
			return and(isOpen, lt(instalment.dueDate, today));
		case 'due':
			return and(isOpen, between(instalment.dueDate, today, groupEnds(today).due));
		case 'partlyPaid':
			return and(sql`"received_minor" > 0`, isOpen);
		case 'settled':
			return sql`"minor" = "received_minor" + "waived_minor"`;
	}
}

function selectReceivables(db: Database) {
	return db
		.select({
			...{ no: instalment.no, id: instalment.id, kind: INSTALMENT_WORDS, dueDate: instalment.dueDate },
			...{ currency: instalment.currency, minor: instalment.minor, brandKey: instalment.brandKey },
			...{ receivedMinor: instalment.receivedMinor, waivedMinor: instalment.waivedMinor },
			...{ leadId: lead.id, bookingNumber: lead.bookingNumber, propertyName: lead.propertyName },
			...{ clientFirstName: lead.clientFirstName, clientLastName: lead.clientLastName },
			...{ checkIn: lead.checkIn, checkOut: lead.checkOut, agencyName: travelAgency.name },
		})
		.from(instalment)
		.innerJoin(lead, eq(lead.no, instalment.leadNo))
		.leftJoin(travelAgency, eq(travelAgency.no, lead.agencyNo));
}
