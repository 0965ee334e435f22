import type { RequestContext } from '~/context';
import { addDays, type PlainDate } from '../date/plain-date';
import { money } from '../money/money';
import { type PictureTuple, readPicture } from '../picture/stored-picture';
import { readTerms } from '../property/read-property.server';
import { levelsOf } from '../search/answer/read-cards';
import { SEARCH_LIMITS } from '../search/search-filter';
import { readStayRate } from '../stay/read-stay-rate';
import type { Period } from '../stay/stay-rate';
import { nearestLift } from './nearest-lift';
import { propertyCode, propertyId } from './property-code';
import type { ShortlistProperty } from './shortlist-property';
import { type RateTuple, SHORTLIST_QUERY, type ShortlistRow } from './shortlist-query.server';

export type Shortlist = {
	/** In the order of their codes. */
	properties: ShortlistProperty[];
	/** Codes of which there is no property, or no longer. */
	missing: string[];
};

/**
 * The properties behind codes, in one round trip, with the rates that touch `rates`: a period, everything to come, or none.
 */
export async function loadShortlist({
	ctx,
	codes,
	rates,
	showsCommission = false,
}: {
	ctx: Pick<RequestContext, 'db' | 'language' | 'today'>;
	codes: readonly string[];
	rates: Period | 'future' | null;
	showsCommission?: boolean;
}): Promise<Shortlist> {
	if (codes.length === 0) return { properties: [], missing: [] };
	const { checkIn, checkOut } = stretch(rates, ctx.today);
	const { rows } = await ctx.db.$client.execute({
		sql: SHORTLIST_QUERY[ctx.language],
		args: [JSON.stringify(codes.map(propertyId)), checkIn, checkOut],
	});
	const properties = rows.map((row) => {
		const { commissionPercent, ...property } = readShortlistProperty(row as unknown as ShortlistRow);
		return showsCommission ? { ...property, commissionPercent } : property;
	});
	const found = new Set(properties.map(({ code }) => code));
	return { properties, missing: codes.filter((code) => !found.has(code)) };
}

function stretch(rates: Period | 'future' | null, today: PlainDate): Period {
	if (rates === 'future') return { checkIn: today, checkOut: addDays(today, 2 * SEARCH_LIMITS.daysAhead) };
	return rates ?? { checkIn: today, checkOut: today };
}

function readShortlistProperty(row: ShortlistRow): ShortlistProperty {
	const { placeSlug, placeName, bedsAdults, bedsChildren, priceFromMinor, levelMask, operator, ...rest } = row;
	const { facilities, distances, pictures, rates, cancellationTerms: _, paymentTerms: __, ...facts } = rest;
	return {
		...facts,
		code: propertyCode(row.id),
		place: { slug: placeSlug, name: placeName },
		beds: { adults: bedsAdults, children: bedsChildren },
		priceFrom: priceFromMinor === null ? null : money(priceFromMinor, row.currency),
		levels: levelsOf(levelMask),
		facilities: JSON.parse(facilities),
		lift: nearestLift(
			(JSON.parse(distances) as [string, string, number][]).map(([nameEn, name, metres]) => ({ nameEn, name, metres })),
		),
		pictures: (JSON.parse(pictures) as PictureTuple[]).map((picture) => readPicture(picture)),
		terms: readTerms(row, operator === null ? null : JSON.parse(operator)),
		rates: (JSON.parse(rates) as RateTuple[]).flatMap(([checkIn, checkOut, level, status, priceMinor, limits]) =>
			readStayRate({ checkIn, checkOut, level, status, priceMinor, limits }),
		),
	};
}
