import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { lead as leadTable } from '#db/schema/lead';
import { instalment } from '#db/schema/payment';
import { owedIfCalledOff } from '../concierge/job-money';
import { todayInZone } from '../date/today-in-zone';
import { type LeadRecord, zoneOfLead } from '../lead/find-lead.server';
import { reviewKey } from '../lead/hotel/review-key';
import type { LeadStatus } from '../lead/lead-status';
import { RECEIVED_SQL } from './count-payments';
import { type InstalmentReview, instalmentReview } from './instalment-review';
import { INSTALMENT_WORDS } from './money-of-lead.server';

type Question = {
	lead: LeadRecord;
	/** Columns that the change writes. */
	columns: Partial<Omit<LeadRecord, 'status'>> & { status?: LeadStatus };
	now: number;
	isForOperator: boolean;
};

/** What is shown of a change of instalments, with the key that its form sends back, and what must still hold where it is written. */
export type ShownReview = { review: InstalmentReview; key: string };

/**
 * What a change of a confirmed booking makes of its instalments (MONEY-11), and the condition under which that is what is written: that nothing has come
 * in, been let go or been planned anew since. Null where no instalments change. Throws DomainError 'unavailable'.
 */
export async function reviewInstalments(
	db: Database,
	{ lead, columns, now, isForOperator }: Question,
): Promise<(ShownReview & { condition: SQL }) | null> {
	if (lead.status !== 'confirmedBooking' || lead.hotelNo !== null) return null;
	const received = sql<number>`${sql.raw(RECEIVED_SQL.replaceAll(':lead', String(lead.no)))}`;
	const ifCancelled = sql<
		number | null
	>`(select ${sql.raw(owedIfCalledOff(now))} from concierge_job where no = ${instalment.jobNo})`;
	const [instalments, [came]] = await db.batch([
		db
			.select({
				...{ kind: INSTALMENT_WORDS, dueDate: instalment.dueDate, minor: instalment.minor },
				...{ receivedMinor: instalment.receivedMinor, waivedMinor: instalment.waivedMinor },
				ifCancelledMinor: ifCancelled,
			})
			.from(instalment)
			.where(eq(instalment.leadNo, lead.no))
			.orderBy(asc(instalment.position)),
		db.select({ minor: received }).from(leadTable).where(eq(leadTable.no, lead.no)),
	]);
	const receivedMinor = came?.minor ?? 0;
	// Services stay as they are (CONCIERGE-4), with what has come in for them.
	const ofStay = instalments.flatMap(({ kind, ...each }) => (kind === 'service' ? [] : [{ ...each, kind }]));
	const forServices = instalments.reduce((sum, each) => sum + (each.kind === 'service' ? each.receivedMinor : 0), 0);
	const review = instalmentReview({
		...{ lead, changed: { ...lead, ...columns }, isForOperator },
		...{ instalments: ofStay, receivedMinor: receivedMinor - forServices },
		today: todayInZone(new Date(now), zoneOfLead(lead)),
	});
	if (!review) return null;
	const seen = JSON.stringify(instalments.map((each) => [each.minor, each.receivedMinor, each.waivedMinor]));
	return {
		review,
		key: await reviewKey(review),
		condition: sql`coalesce((select json_group_array(json_array(minor, received_minor, waived_minor)) from
			(select * from instalment where lead_no = ${lead.no} order by position)), '[]') = ${seen} and ${received} = ${receivedMinor}`,
	};
}
