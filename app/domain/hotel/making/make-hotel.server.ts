import { sql } from 'drizzle-orm';
import { touchHotels, writeHotelPlaces, writeHotels } from '#db/catalogue/write/write-hotels';
import { audit } from '#db/schema/audit';
import { hotel } from '#db/schema/hotel';
import { requireAdmin } from '../../administration/require-admin';
import { type DecidingContext, decidedMeanwhile, findPending, letIn } from '../joining/let-in.server';
import { findSimilarHotels, type SimilarHotel } from './find-similar-hotels.server';
import type { HotelErrors, HotelForm } from './hotel-form';
import { type HotelRows, loadKnownHotels, readHotelForm } from './read-hotel-form.server';

export type MadeHotel =
	| { outcome: 'made'; hotelId: string }
	| { outcome: 'invalid'; errors: HotelErrors }
	/** It may be in the catalogue already. */
	| { outcome: 'similar'; hotels: SimilarHotel[] };

type Making = {
	ctx: DecidingContext;
	/** Public id of the invitation whose account waits. */
	id: string;
	form: HotelForm;
	/** The admin has seen the similar hotels, and it is none of them. */
	isAnother: boolean;
};

/**
 * Makes the hotel of a joining in the catalogue, by the checks and statements of an import, and lets its account in, in one transaction. The hotel is in
 * preparation until it can be sold. Throws DomainError 'forbidden'; 'conflict' with reason `changed-meanwhile` when the joining was decided or a hotel of
 * that key made meanwhile; 'unavailable'.
 */
export async function makeHotel({ ctx, id, form, isAnother }: Making): Promise<MadeHotel> {
	const actor = requireAdmin(ctx);
	const { db, now } = ctx;
	const [pending, known] = await Promise.all([findPending(ctx, id), loadKnownHotels(db)]);
	// It has a hotel of the catalogue already, or is decided.
	if (pending?.hotelNo !== null) throw decidedMeanwhile();
	const read = readHotelForm(known, form);
	if ('errors' in read) return { outcome: 'invalid', errors: read.errors };
	const { place, isNewPlace, hotel: row } = read.rows;
	if (!isAnother) {
		const hotels = await findSimilarHotels(db, described(read.rows));
		if (hotels.length > 0) return { outcome: 'similar', hotels };
	}
	const hotelId = `hotel_${row.key}`;
	await letIn({
		...{ ctx, actor, id, pending, chosen: { id: hotelId, name: row.name } },
		isFree: sql`not exists (select 1 from ${hotel} where ${hotel.key} = ${row.key})`,
		before: [
			...writeHotelPlaces(isNewPlace ? [place] : []),
			...writeHotels([row], now),
			...touchHotels([row.key], now),
			db.insert(audit).values({
				...{ brandKey: ctx.brand.key, actor: actor.id, action: 'hotel.made', subjectId: hotelId, createdAt: now },
				detail: { invitation: id, place: place.key, isNewPlace },
			}),
		],
	});
	return { outcome: 'made', hotelId };
}

function described({ place, hotel: { name, latitude, longitude } }: HotelRows) {
	const placeNames = [place.name_en, place.name_de];
	return { name, placeNames, country: place.country, position: { latitude, longitude } };
}
