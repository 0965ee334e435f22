import type { RequestContext } from '~/context';
import { requireActor } from '../../access/require-actor';
import { instantAt } from '../../date/instant-at';
import { addMonths, monthOf } from '../../date/month';
import { plainDate } from '../../date/plain-date';
import { PRODUCT_ZONE } from '../../date/zone-clock';

/** How a month's enquiries were answered. */
export type EnquiryMonth = {
	/** `YYYY-MM`, on a clock of the product's zone. */
	month: string;
	/** Answered, and those whose promise is over without an answer; lost ones without an answer count nowhere. */
	count: number;
	/** Minutes from asking to the first answer, in the middle; null: none was answered. */
	medianMinutes: number | null;
	/** Share answered by the promised moment, 0 to 1; null: nothing counts. */
	keptShare: number | null;
};

const MONTHS_SHOWN = 6;

/** The figures of this month and those before it, newest first (ENQUIRY-9). Throws DomainError 'forbidden', 'unavailable'. */
export async function enquiryFigures(
	ctx: Pick<RequestContext, 'db' | 'actor' | 'now' | 'today'>,
): Promise<EnquiryMonth[]> {
	requireActor(ctx, 'enquiries');
	const months = Array.from({ length: MONTHS_SHOWN }, (_, back) => addMonths(monthOf(ctx.today), -back));
	const results = await ctx.db.$client.batch(
		months.map((month) =>
			figuresStatement({ from: startOf(month), until: startOf(addMonths(month, 1)), now: ctx.now }),
		),
		'read',
	);
	return results.map(({ rows: [row] }, at) => {
		const count = Number(row?.count ?? 0);
		return {
			...{ month: months[at] ?? '', count },
			medianMinutes: row?.median == null ? null : Math.round(Number(row.median) / 60_000),
			keptShare: count === 0 ? null : Number(row?.kept ?? 0) / count,
		};
	});
}

/** Walks a month along its index. */
export function figuresStatement(args: { from: number; until: number; now: number }) {
	return {
		sql: `with counted as (select answered_at - created_at as took, promised_at, answered_at from enquiry
				where created_at >= :from and created_at < :until and (answered_at is not null or (promised_at < :now and state <> 'lost'))),
			answered as (select took from counted where took is not null)
			select (select count(*) from counted) as count, (select count(*) from counted where answered_at <= promised_at) as kept,
				(select avg(took) from (select took from answered order by took
					limit 2 - (select count(*) from answered) % 2 offset ((select count(*) from answered) - 1) / 2)) as median`,
		args,
	};
}

function startOf(month: string): number {
	return instantAt(plainDate(`${month}-01`), '00:00', PRODUCT_ZONE);
}
