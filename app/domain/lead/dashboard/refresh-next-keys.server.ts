import { sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import type { PlainDate } from '../../date/plain-date';

/** Moves leads whose next step has passed on to the one after it; changes only the order of tables, so it may come late. */
export async function refreshNextKeys(db: Database, today: PlainDate): Promise<void> {
	await db.run(sql`update lead_line set next_key = coalesce(
			'1' || (select min(day) from lead_step where lead_step.lead_no = lead_line.lead_no and day >= ${today}),
			'3' || (99999999 - cast(replace(check_in, '-', '') as integer)))
		where next_key >= '1' and next_key < '1' || ${today}`);
}
