import type { RequestContext } from '~/context';
import { cachedByVersion } from '~/platform/cache/versioned-cache';
import { placeTaxesSql, readTouristTaxes, type TaxTuple } from '../tourist-tax/read-tourist-taxes';
import type { TouristTax } from '../tourist-tax/tourist-tax';

/** The tourist taxes of a hotel's place as the catalogue has them (OFFER-33); empty: it knows none. */
export function hotelTaxes(
	ctx: Pick<RequestContext, 'db' | 'catalogueVersion'>,
	hotelId: string,
): Promise<readonly TouristTax[]> {
	return cachedByVersion(`hotel-taxes|${hotelId}`, ctx.catalogueVersion, async () => {
		const { rows } = await ctx.db.$client.execute({
			sql: `select ${placeTaxesSql('l.place_no')} as taxes from hotel h join hotel_place l on l.no = h.hotel_place_no where h.id = ?`,
			args: [hotelId],
		});
		return readTouristTaxes(JSON.parse(String(rows[0]?.taxes ?? '[]')) as TaxTuple[]);
	});
}
