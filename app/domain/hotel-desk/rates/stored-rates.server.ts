import type { CatalogueRow } from '#db/catalogue/format/files';
import { readRows } from '#db/catalogue/stored/read-catalogue';
import type { Database } from '#db/client';
import { DomainError } from '~/platform/errors';
import type { RatesContent } from './rates-content';
import { sortContent } from './whole-content';

/** The hotel of somebody's desk. */
export type DeskHotel = {
	no: number;
	id: string;
	key: string;
	name: string;
	currency: string;
	timeZone: string;
	/** Agents do not see it yet. */
	isInPreparation: boolean;
	/** It confirms bookings at once. */
	isInstant: boolean;
};

/** Throws DomainError 'not-found' when it is gone. */
export async function findDeskHotel(db: Database, hotelId: string | null): Promise<DeskHotel> {
	const { rows } = await db.$client.execute({
		sql: `select no, id, key, name, currency, time_zone, is_in_preparation, supports_instant_booking
			from hotel where id = ?`,
		args: [hotelId],
	});
	const [row] = rows;
	if (!row) throw new DomainError('not-found', `No hotel ${hotelId}`);
	return {
		no: Number(row.no),
		id: String(row.id),
		key: String(row.key),
		name: String(row.name),
		currency: String(row.currency),
		timeZone: String(row.time_zone),
		isInPreparation: row.is_in_preparation === 1,
		isInstant: row.supports_instant_booking === 1,
	};
}

/** Plans, seasons and rates as the catalogue has them, which is what agents get; in one order, so that equal contents are equal texts. */
export async function readStoredRates(db: Database, hotelKey: string): Promise<RatesContent> {
	const [seasons, rates, plans, closures] = await Promise.all([
		readRows(db, 'seasons', [hotelKey]) as Promise<CatalogueRow<'seasons'>[]>,
		readRows(db, 'rates', [hotelKey]) as Promise<CatalogueRow<'rates'>[]>,
		readRows(db, 'ratePlans', [hotelKey]) as Promise<CatalogueRow<'ratePlans'>[]>,
		readRows(db, 'closures', [hotelKey]) as Promise<CatalogueRow<'closures'>[]>,
	]);
	return sortContent({
		seasons: seasons.map(({ hotel: _, ...season }) => season),
		rates: rates.map(({ hotel: _, ...rate }) => rate),
		plans: plans.map(({ hotel: _, ...plan }) => plan),
		closures: closures.flatMap(({ hotel: _, plan, ...days }) => (plan === null ? [] : [{ ...days, plan }])),
	});
}
