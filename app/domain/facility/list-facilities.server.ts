import type * as z from 'zod';
import type { RequestContext } from '~/context';
import type { facilityShape } from './facility-shape';

/** The facilities that properties may have, in the order of the search. */
export async function listFacilities({
	ctx,
}: {
	ctx: Pick<RequestContext, 'db' | 'language'>;
}): Promise<z.output<typeof facilityShape>[]> {
	const { rows } = await ctx.db.$client.execute(
		`select key, name_${ctx.language === 'de' ? 'de' : 'en'} as name, is_default from facility order by position, bit`,
	);
	return rows.map((row) => ({ _id: String(row.key), facility: String(row.name), isDefault: row.is_default === 1 }));
}
