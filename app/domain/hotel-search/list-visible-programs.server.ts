import type * as z from 'zod';
import type { Database } from '#db/client';
import type { programShape } from './hotel-list-shape';

/** Programmes by name (`GET /api/programs`, SELECTION-7); the search shows those that a hotel belongs to. */
export async function listVisiblePrograms(
	db: Database,
	{ isVisibleInHotelSearch }: { isVisibleInHotelSearch: boolean },
): Promise<z.output<typeof programShape>[]> {
	const { rows } = await db.$client.execute({
		sql: `select id, name, logo_src from program p
			where :all or exists (select 1 from hotel_program m where m.program_no = p.no) order by name, no`,
		args: { all: isVisibleInHotelSearch ? 0 : 1 },
	});
	return rows.map(({ id, name, logo_src }) => ({
		_id: String(id),
		name: String(name),
		logoInline: logo_src === null ? null : String(logo_src),
	}));
}
