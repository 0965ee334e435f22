import { and, asc, eq, gt, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { lead } from '#db/schema/lead';
import { propertyNight } from '#db/schema/property-night';
import type { NamedStatement } from '#db/write-batch';
import { type LeadRecord, selectLeads } from './find-lead.server';

/** What a queue is about: a property and nights of it. */
type Stretch = Pick<LeadRecord, 'no' | 'propertyNo' | 'checkIn' | 'checkOut'>;

/**
 * Places of all options of a property that wait, worked out anew from their order (LEAD-14): one that holds nights stands before
 * those that ask, and who asked earlier before who asked later. An option's place is one behind the last of those it overlaps; the
 * first one has none. Two options for the same night never have the same place.
 */
export function queueStatement(property: number): NamedStatement {
	return {
		sql: `with recursive live as materialized (
				select no, check_in, check_out, row_number() over (order by status <> 'confirmedOption',
					(select max(e.no) from lead_event e where e.lead_no = lead.no and e.to_status = 'requestedOption'), no) as turn
				from lead where property_no = :house and status in ('requestedOption', 'confirmedOption')
			),
			line (turn, no, stood) as (
				select 0, null, json_array()
				union all
				select live.turn, live.no, json_insert(stood, '$[#]', json_array(live.check_in, live.check_out, coalesce((
					select max(other.value->>2) + 1 from json_each(stood) other
					where other.value->>0 < live.check_out and other.value->>1 > live.check_in), 0)))
				from line join live on live.turn = line.turn + 1
			)
			update lead set queue_position = (select nullif(stood->>'$[#-1][2]', 0) from line where line.no = lead.no)
			where property_no = :house and (status in ('requestedOption', 'confirmedOption') or queue_position is not null)`,
		args: { house: property },
	};
}

/** The place of an option that is asked for anew: one behind the last of those it overlaps. */
export function joinQueueStatement(id: string): NamedStatement {
	return {
		sql: `update lead set queue_position = (select max(coalesce(other.queue_position, 0)) + 1 from lead other
				where other.property_no = lead.property_no and other.no <> lead.no
				and other.status in ('requestedOption', 'confirmedOption')
				and other.check_in < lead.check_out and other.check_out > lead.check_in)
			where id = :id`,
		args: { id },
	};
}

/** SQL, true when the option has a place behind another one. */
export function waits(id: string): SQL {
	return sql`exists (select 1 from ${lead} where ${lead.id} = ${id} and ${lead.queuePosition} is not null)`;
}

/** The place of an option, null when it is the first or none. */
export async function placeInQueue(db: Database, id: string): Promise<number | null> {
	const [row] = await db.select({ place: lead.queuePosition }).from(lead).where(eq(lead.id, id)).execute();
	return row?.place ?? null;
}

/** Those who ask for an option on nights of a stretch, in their turn. */
export async function waitingOptions(db: Database, stretch: Stretch) {
	const { propertyNo } = stretch;
	return propertyNo === null ? [] : waitingQuery(db, { ...stretch, propertyNo }).execute();
}

/** The query behind it. */
export function waitingQuery(db: Database, { no, propertyNo, checkIn, checkOut }: Stretch & { propertyNo: number }) {
	return selectLeads(
		db,
		and(
			eq(lead.propertyNo, propertyNo),
			lt(lead.checkIn, checkOut),
			gt(lead.checkOut, checkIn),
			// The plus keeps SQLite from the index by status and end, which holds every property's: this is about one.
			sql`+${lead.status} = 'requestedOption'`,
			ne(lead.no, no),
		),
	).orderBy(asc(sql`coalesce(${lead.queuePosition}, 0)`), asc(lead.no));
}

/**
 * Who follows when an option gives its nights back: those who wait for them, in their turn, as far as all their nights are free
 * then. One that has nights of another lead among its own stays in the line.
 */
export async function successors(
	db: Database,
	ended: Stretch,
	isOffered: (option: LeadRecord) => Promise<boolean>,
): Promise<LeadRecord[]> {
	if (ended.propertyNo === null) return [];
	const waiting = (await waitingOptions(db, ended)).filter(({ queuePosition }) => queuePosition !== null);
	if (waiting.length === 0) return [];
	const rows = await db
		.select({ night: propertyNight.night })
		.from(propertyNight)
		.where(and(eq(propertyNight.propertyNo, ended.propertyNo), sql`${propertyNight.leadNo} is not ${ended.no}`));
	const held = rows.map(({ night }) => night);
	const next: LeadRecord[] = [];
	for (const option of waiting) {
		const isHeld = held.some((night) => night >= option.checkIn && night < option.checkOut);
		const isTaken = next.some((other) => other.checkIn < option.checkOut && other.checkOut > option.checkIn);
		if (!isHeld && !isTaken && (await isOffered(option))) next.push(option);
	}
	return next;
}
