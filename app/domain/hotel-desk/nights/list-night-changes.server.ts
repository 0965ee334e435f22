import type { RequestContext } from '~/context';
import { requireActor } from '../../access/require-actor';
import type { NightChange } from './night-change';

/** A page of them: who looks for an older one asks us. */
const LIMIT = 60;

export type NightChangeEntry = {
	number: number;
	at: number;
	/** '' when the person is gone. */
	name: string;
	change: NightChange;
	/** Names of its room types, in their order; those that the hotel no longer has are left out. */
	rooms: string[];
	/** Nights of room types. */
	nights: number;
	/** The change that it undid. */
	restores: number | null;
	isUndone: boolean;
};

/** The last changes of nights of the actor's hotel, the newest first. One round trip. Throws DomainError 'forbidden', 'unavailable'. */
export async function listNightChanges({
	ctx,
}: {
	ctx: Pick<RequestContext, 'db' | 'actor'>;
}): Promise<NightChangeEntry[]> {
	const { hotelId } = requireActor(ctx, 'hotelStaff');
	const { rows } = await ctx.db.$client.execute({
		sql: `select v.number, v.published_at as at, v.changes, v.restores, v.body->'$.change' as change,
				trim(coalesce(u.first_name, '') || ' ' || coalesce(u.last_name, '')) as name,
				exists (select 1 from publication w where w.subject_id = v.subject_id and w.area = v.area and w.restores = v.number) as undone,
				(select json_group_array(name) from (select r.name from json_each(v.body->'$.change.rooms') c
					cross join hotel_room r on r.id = c.value order by r.position)) as rooms
			from publication v left join user u on u.no = v.user_no
			where v.subject_id = :hotel and v.area = 'nights' order by v.number desc limit :limit`,
		args: { hotel: hotelId ?? '', limit: LIMIT },
	});
	return rows.map((row) => ({
		number: Number(row.number),
		at: Number(row.at),
		name: String(row.name),
		change: JSON.parse(String(row.change)) as NightChange,
		rooms: JSON.parse(String(row.rooms)) as string[],
		nights: Number(row.changes),
		restores: row.restores === null ? null : Number(row.restores),
		isUndone: row.undone === 1,
	}));
}
