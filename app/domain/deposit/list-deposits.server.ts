import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { lead } from '#db/schema/lead';
import { securityDeposit } from '#db/schema/refund';
import type { RequestContext } from '~/context';
import { requireActor } from '../access/require-actor';
import { ROWS_PER_PAGE } from '../administration/paging';
import { dayPageOf, readDayCursor } from '../payment/desk/day-cursor';
import { leadsByWords } from '../payment/desk/leads-by-words.server';

type Ctx = Pick<RequestContext, 'db' | 'actor'>;

/** What the list of deposits may be narrowed to: still to come, held, settled. */
export const DEPOSIT_LISTS = ['open', 'held', 'settled'] as const;

export type DepositList = (typeof DEPOSIT_LISTS)[number];

export type DepositFilter = {
	list: DepositList;
	/** Booking number, or the beginning of a client's or an agency's name; without it all. */
	words?: string | null;
	after: string | null;
};

/** Deposits of all brands by the day on which they are due, settled ones the latest first, page by page (MONEY-12). Throws DomainError 'forbidden', 'unavailable'. */
export async function listDeposits(ctx: Ctx, filter: DepositFilter) {
	requireActor(ctx, 'money');
	return dayPageOf(await depositsQuery(ctx.db, filter), ({ dueDate }) => dueDate);
}

export type ListedDeposit = Awaited<ReturnType<typeof listDeposits>>['rows'][number];

/** The words of the conditions are those of the partial indexes. */
const CONDITIONS: Record<DepositList, string> = {
	open: '"settled_at" is null and "received_minor" < "minor"',
	held: '"received_minor" > "returned_minor" + "retained_minor"',
	settled: '"settled_at" is not null',
};

/** The query behind a page of the list. */
export function depositsQuery(db: Ctx['db'], { list, words, after }: DepositFilter) {
	const cursor = readDayCursor(after);
	const [direction, behind] = list === 'settled' ? [desc, sql.raw('<')] : [asc, sql.raw('>')];
	const { dueDate, no } = securityDeposit;
	return db
		.select({
			...{ no, id: securityDeposit.id, kind: securityDeposit.kind, dueDate, currency: securityDeposit.currency },
			...{ minor: securityDeposit.minor, receivedMinor: securityDeposit.receivedMinor },
			...{ returnedMinor: securityDeposit.returnedMinor, retainedMinor: securityDeposit.retainedMinor },
			...{ retainedReason: securityDeposit.retainedReason, settledAt: securityDeposit.settledAt },
			...{ leadId: lead.id, bookingNumber: lead.bookingNumber, propertyName: lead.propertyName },
			...{ clientFirstName: lead.clientFirstName, clientLastName: lead.clientLastName },
			...{ checkIn: lead.checkIn, checkOut: lead.checkOut, leadCurrency: lead.currency },
		})
		.from(securityDeposit)
		.innerJoin(lead, eq(lead.no, securityDeposit.leadNo))
		.where(
			and(
				sql.raw(CONDITIONS[list]),
				words ? inArray(securityDeposit.leadNo, leadsByWords(db, words)) : undefined,
				cursor ? sql`(${dueDate}, ${no}) ${behind} (${cursor.day}, ${cursor.no})` : undefined,
			),
		)
		.orderBy(direction(dueDate), direction(no))
		.limit(ROWS_PER_PAGE + 1);
}
