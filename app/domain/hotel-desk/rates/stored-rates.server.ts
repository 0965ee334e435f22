import type { CatalogueRow } from '#db/catalogue/format/files';
import { readRows } from '#db/catalogue/stored/read-catalogue';
import type { Database } from '#db/client';
import { DomainError } from '~/platform/errors';
import type { RatesContent } from './rates-content';

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
};

/** Throws DomainError 'not-found' when it is gone. */
export async function findDeskHotel(db: Database, hotelId: string | null): Promise<DeskHotel> {
	const { rows } = await db.$client.execute({
		sql: 'select no, id, key, name, currency, time_zone, is_in_preparation from hotel where id = ?',
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
	};
}

/** Seasons and rates as the catalogue has them, which is what agents get; in one order, so that equal contents are equal texts. */
export async function readStoredRates(db: Database, hotelKey: string): Promise<RatesContent> {
	const [seasons, rates] = await Promise.all([
		readRows(db, 'seasons', [hotelKey]) as Promise<CatalogueRow<'seasons'>[]>,
		readRows(db, 'rates', [hotelKey]) as Promise<CatalogueRow<'rates'>[]>,
	]);
	return sortContent({
		seasons: seasons.map(({ hotel: _, ...season }) => season),
		rates: rates.map(({ hotel: _, ...rate }) => rate),
	});
}

/** The content in its one order. */
export function sortContent({ seasons, rates }: RatesContent): RatesContent {
	const name = ({ season, plan, room }: RatesContent['rates'][number]) => `${season} ${plan} ${room}`;
	return {
		seasons: seasons.toSorted((a, b) => (a.first_night < b.first_night ? -1 : 1)),
		rates: rates.toSorted((a, b) => (name(a) < name(b) ? -1 : 1)),
	};
}

/** Rates of rooms and plans that the hotel no longer has are left out of an older content. */
export function withKnown(content: RatesContent, rooms: readonly { key: string }[], plans: readonly { key: string }[]) {
	const roomKeys = new Set(rooms.map(({ key }) => key));
	const planKeys = new Set(plans.map(({ key }) => key));
	const rates = content.rates.filter(({ room, plan }) => roomKeys.has(room) && planKeys.has(plan));
	return { content: { ...content, rates }, dropped: content.rates.length - rates.length };
}
