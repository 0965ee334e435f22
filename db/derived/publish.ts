import { todayInZone } from '~/domain/date/today-in-zone';
import { PRODUCT_ZONE } from '~/domain/date/zone-clock';
import type { Database } from '../client';
import { deriveStatements, finishStatements } from './derive-statements';

/**
 * Brings prices "from", EUR prices, facets and suggestions up to date with properties, stays and the day (a stay that has begun no
 * longer counts). Makes a new catalogue version when something changed, and says so.
 */
export async function publishCatalogue(
	db: Database,
	options: { note?: string; now?: number } = {},
): Promise<{ hasChanged: boolean }> {
	const now = options.now ?? Date.now();
	const transaction = await db.$client.transaction('write');
	try {
		let affected = 0;
		for (const result of await transaction.batch(deriveStatements(dayOf(now)))) affected += result.rowsAffected;
		if (affected > 0) await transaction.batch(finishStatements(now, options.note ?? 'published'));
		await transaction.commit();
		return { hasChanged: affected > 0 };
	} finally {
		transaction.close();
	}
}

/** The day of the product at an instant: cards and pages must mean the same weeks. */
export function dayOf(instant: number): string {
	return todayInZone(new Date(instant), PRODUCT_ZONE);
}
