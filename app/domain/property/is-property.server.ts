import type { Database } from '#db/client';

/** Whether there is a property with this public id. */
export async function isProperty({ db }: { db: Database }, id: string): Promise<boolean> {
	const { rows } = await db.$client.execute({ sql: 'select 1 from property where id = :id', args: { id } });
	return rows.length > 0;
}
