import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { instalment, payment } from '#db/schema/payment';
import type { InstalmentWords } from './instalment-plan';

/** What an instalment is called, as a column. */
export const INSTALMENT_WORDS = sql<InstalmentWords>`iif(${instalment.jobNo} is null, ${instalment.kind}, 'service')`;

type ServiceNames = readonly [en: string, de: string];

/** The name of the service that an instalment is for; null for the stay. */
const SERVICE_NAMES = sql<ServiceNames | null>`(select json_array(j.name_en, j.name_de) from concierge_job j
	where j.no = ${instalment.jobNo})`.mapWith(
	(text: string): ServiceNames => JSON.parse(text),
) as SQL<ServiceNames | null>;

/** Instalments and payments of a lead, the earliest first, for a batch; `leadNo` may be a subselect in the reader's scope. */
export function moneyStatements(db: Database, leadNo: number | SQL) {
	return [
		db
			.select({
				...{ id: instalment.id, kind: INSTALMENT_WORDS, dueDate: instalment.dueDate, currency: instalment.currency },
				...{ minor: instalment.minor, receivedMinor: instalment.receivedMinor, waivedMinor: instalment.waivedMinor },
				service: SERVICE_NAMES,
			})
			.from(instalment)
			.where(eq(instalment.leadNo, leadNo))
			.orderBy(asc(instalment.position)),
		db
			.select({
				...{ id: payment.id, way: payment.way, minor: payment.minor, currency: payment.currency },
				...{ receivedOn: payment.receivedOn, reversedAt: payment.reversedAt, isDeposit: payment.isDeposit },
				/** What was given back of all of them. */
				refundedMinor: sql<number>`(select coalesce(sum(minor), 0) from ledger_transfer where lead_no = ${leadNo} and kind = 'refund')`,
			})
			.from(payment)
			.where(eq(payment.leadNo, leadNo))
			.orderBy(asc(payment.receivedOn), asc(payment.no)),
	] as const;
}

type Statements = ReturnType<typeof moneyStatements>;

/** What was read, and what of it is too much: paid above all instalments, to be given back. Minor units of the lead's currency. */
export function readMoney(instalments: Awaited<Statements[0]>, payments: Awaited<Statements[1]>) {
	const paidMinor = payments.reduce(
		(sum, { minor, reversedAt, isDeposit }) => sum + (reversedAt === null && !isDeposit ? minor : 0),
		0,
	);
	const countedMinor = instalments.reduce((sum, { receivedMinor }) => sum + receivedMinor, 0);
	const refundedMinor = payments[0]?.refundedMinor ?? 0;
	return {
		instalments,
		payments: payments.map(({ refundedMinor: _, ...each }) => each),
		creditMinor: paidMinor - refundedMinor - countedMinor,
	};
}
