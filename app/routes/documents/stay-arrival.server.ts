import { COUNTRY_CODES } from '#db/schema/enums';
import type { RequestContext } from '~/context';
import { cachedHotel } from '~/domain/hotel/cached-hotel.server';
import type { LeadRecord } from '~/domain/lead/find-lead.server';
import { countryName } from '~/domain/place/country';
import { placeLine } from '~/domain/place/place-line';

/** Where guests of a lead go; times as `HH:MM`, null where none is known. */
export type Arrival = {
	name: string;
	place: string;
	address: string[];
	/** Degrees; null where it is not known. */
	position: string | null;
	from: string | null;
	until: string | null;
};

/** For an operator without terms. */
const DEFAULT_ARRIVAL = { from: '16:00', until: '10:00' } as const;

type Context = Pick<RequestContext, 'db' | 'language' | 'catalogueVersion' | 'now' | 'actor'>;

/** The property or hotel of a lead as its guests find it. Where that has gone, its name alone. Throws DomainError 'unavailable'. */
export async function arrivalOf(ctx: Context, lead: LeadRecord): Promise<Arrival> {
	return lead.hotelNo === null ? propertyArrival(ctx, lead) : hotelArrival(ctx, lead);
}

function propertyArrival({ language }: Context, { property, operator, propertyName }: LeadRecord): Arrival {
	const name = property?.name ?? propertyName.replace(/ \(\/.*\)$/, '');
	const town = (language === 'de' ? property?.placeDe : property?.placeEn) ?? '';
	const country = COUNTRY_CODES.find((code) => code === property?.country);
	return {
		name,
		place: town,
		address: lines([
			name,
			property?.street,
			placeLine(property?.sector, town),
			country && countryName(country, language),
		]),
		position: positionWords(property),
		from: operator?.arrivalFrom ?? DEFAULT_ARRIVAL.from,
		until: operator?.departureUntil ?? DEFAULT_ARRIVAL.until,
	};
}

async function hotelArrival(ctx: Context, { hotel, propertyName }: LeadRecord): Promise<Arrival> {
	const name = hotel?.name ?? propertyName;
	const place = (ctx.language === 'de' ? hotel?.placeDe : hotel?.placeEn) ?? '';
	const page = hotel?.id ? await cachedHotel(ctx, hotel.id) : null;
	return {
		name,
		place,
		address: lines([name, page?.street, placeLine(page?.sector, place), page?.country.name]),
		position: positionWords(page?.position ?? null),
		from: page?.text?.checkIn.startTime ?? null,
		until: page?.text?.checkOut.endTime ?? null,
	};
}

function lines(given: readonly (string | null | undefined)[]): string[] {
	return given.filter((line): line is string => Boolean(line));
}

function positionWords(at: { latitude: number | null; longitude: number | null } | null): string | null {
	if (!at || at.latitude === null || at.longitude === null) return null;
	return `${at.latitude.toFixed(5)}, ${at.longitude.toFixed(5)}`;
}
