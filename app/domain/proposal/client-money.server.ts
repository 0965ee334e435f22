import { eq, sql } from 'drizzle-orm';
import { lead } from '#db/schema/lead';
import type { RequestContext } from '~/context';
import { plainDate } from '../date/plain-date';
import { hotelToday } from '../offer/hotel-today';
import { RECEIVED_SQL } from '../payment/count-payments';
import { type InstalmentState, instalmentState, openMinor } from '../payment/instalment-state';
import type { RequestedInstalment } from '../payment/payment-request';

/** What was given back of payments; minor units. */
export type ClientRefund = { minor: number; paidOn: string };

type BookedMoney = {
	currency: string;
	timeZone: string | null;
	/** What came in less what was given back. */
	receivedMinor: number;
	refunds: ClientRefund[];
	instalments: (RequestedInstalment & { id: string })[];
};

/** Instalments of a booked or cancelled property, and what came in for it, as JSON of `BookedMoney`; of the table `lead` in the query. */
export const BOOKED_MONEY = sql<
	string | null
>`case when lead.status in ('confirmedBooking', 'cancelledBooking') and lead.hotel_no is null then
	json_object('currency', lead.currency, 'timeZone', (select o.time_zone from property h join operator o on o.no = h.operator_no
		where h.no = lead.property_no), 'receivedMinor', ${sql.raw(RECEIVED_SQL.replaceAll(':lead', 'lead.no'))},
		'refunds', json((select json_group_array(json_object('minor', f.minor, 'paidOn', f.paid_on)) from (select * from refund
			where lead_no = lead.no and kind = 'credit' and "state" = 'paid' order by paid_on, no) f)),
		'instalments', json((select json_group_array(json_object('id', i.id, 'position', i.position, 'kind', iif(i.job_no is null, i.kind, 'service'), 'dueDate', i.due_date,
			'minor', i.minor, 'receivedMinor', i.received_minor, 'waivedMinor', i.waived_minor))
			from (select * from instalment where lead_no = lead.no order by position) i))) end`;

type ClientInstalment = {
	id: string;
	kind: RequestedInstalment['kind'];
	dueDate: string;
	minor: number;
	openMinor: number;
	state: InstalmentState;
};

/** What the client of an approved proposal owes once it is booked (PROPOSAL-29); minor units of its currency. */
export type ClientMoney = {
	currency: string;
	items: ClientInstalment[];
	paidMinor: number;
	openMinor: number;
	/** More than is owed: the client gets it back. */
	refundMinor: number;
	/** What went back already, the earliest first. */
	refunds: ClientRefund[];
};

/** Reads `BOOKED_MONEY`; `dayIn` gives the day of a time zone. Null where nothing of the client's is booked. */
export function readClientMoney(text: string | null, dayIn: (timeZone: string) => string): ClientMoney | null {
	if (text === null) return null;
	const { currency, timeZone, receivedMinor, refunds, instalments } = JSON.parse(text) as BookedMoney;
	const today = plainDate(dayIn(timeZone ?? 'Europe/Zurich'));
	const sum = (amount: (each: BookedMoney['instalments'][number]) => number) =>
		instalments.reduce((total, each) => total + amount(each), 0);
	const countedMinor = sum((each) => each.receivedMinor);
	return {
		currency,
		items: instalments.map((each) => ({
			...{ id: each.id, kind: each.kind, dueDate: each.dueDate, minor: each.minor - each.waivedMinor },
			...{ openMinor: openMinor(each), state: instalmentState(each, today) },
		})),
		paidMinor: countedMinor,
		openMinor: sum(openMinor),
		refundMinor: Math.max(0, receivedMinor - countedMinor),
		refunds,
	};
}

/** The same of one booking, with the page's own statement. Throws DomainError 'unavailable'. */
export async function clientMoneyOf(
	ctx: Pick<RequestContext, 'db' | 'today' | 'now'>,
	leadNo: number,
): Promise<ClientMoney | null> {
	const [row] = await ctx.db.select({ money: BOOKED_MONEY }).from(lead).where(eq(lead.no, leadNo));
	return readClientMoney(row?.money ?? null, (timeZone) => hotelToday(ctx, timeZone));
}
