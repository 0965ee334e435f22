import type { Language } from '../language/language';
import { readPicture } from '../picture/stored-picture';
import { regionName } from '../place/region-name';
import { averageRating } from '../review/review-rules';
import { serviceLevelOrder } from '../stay/service-level';
import { readTouristTaxes } from '../tourist-tax/read-tourist-taxes';
import { markdownHtml } from './markdown-html.server';
import type { Property, PropertyService, PublicTerms } from './property';
import type { Json, OperatorTuple, PropertyRow, ReviewTuple, ServiceTuple, TextTuple } from './property-row.server';
import { readSalesTerms } from './read-sales-terms';
import { roundPosition } from './round-position';

/** The property a row stands for; its exact position stays behind. */
export function readProperty(row: PropertyRow, language: Language): Property {
	const stays = read(row.stays);
	const services = read(row.services);
	const pictures = read(row.pictures);
	const operator = row.operator ? read(row.operator) : null;
	const offered = new Set(
		stays.length > 0 ? stays.map((stay) => stay[2]) : services.map(([level]) => serviceLevelOrder(level)),
	);
	const levels = [...offered].sort();
	return {
		id: row.id,
		name: row.name,
		slug: row.slug,
		type: row.type,
		country: row.country,
		place: { slug: row.placeSlug, name: row.placeName },
		sector: row.sector,
		bedrooms: row.bedrooms,
		bathrooms: row.bathrooms,
		beds: { adults: row.bedsAdults, children: row.bedsChildren },
		areaSqm: row.areaSqm,
		floors: row.floors,
		pets: row.pets,
		currency: row.currency,
		position: roundPosition(row.latitude, row.longitude),
		registrationNumber: row.registrationNumber,
		isUnregistered: row.isUnregistered === 1,
		source: row.source,
		isDemo: row.isDemo === 1,
		text: row.text ? readText(read(row.text)) : null,
		facilities: read(row.facilities),
		levels,
		services: readServices(services, levels),
		equipment: read(row.equipment),
		distances: read(row.distances).map(([to, metres]) => ({ to, metres })),
		highlights: read(row.highlights).map(([title, text, file]) => {
			const picture = file === null ? -1 : pictures.findIndex((each) => each[7] === file);
			return { title, text, picture: picture === -1 ? null : picture };
		}),
		pictures: pictures.map((picture) => ({
			...readPicture(picture, row.name),
			room: picture[8],
			shows: picture[9],
		})),
		rooms: read(row.rooms).map(([key, kind, name, floor, beds, bathroom, areaSqm]) => ({
			key,
			kind,
			name,
			floor,
			beds,
			bathroom,
			areaSqm,
		})),
		floorplans: read(row.floorplans).map(([hash, label, areaSqm, width, height]) => ({
			hash,
			label,
			areaSqm,
			width,
			height,
		})),
		terms: readTerms(row, operator),
		hasStandardTerms: operator === null,
		termsText: operator?.[7] ?? null,
		taxes: readTouristTaxes(read(row.taxes)),
		stays,
		reviews: readReviews(read(row.reviews), language),
	};
}

function read<T>(json: Json<T>): T {
	return JSON.parse(json) as T;
}

function readReviews([count, sum, newest]: [number, number, ReviewTuple[]], language: Language): Property['reviews'] {
	return {
		count,
		average: averageRating({ count, sum }),
		newest: newest.map(([month, firstName, country, rating, text, written, reply]) => ({
			...{
				month,
				firstName,
				country: country && regionName(country, language),
				rating,
				text,
				language: written,
				reply,
			},
		})),
	};
}

function readText([language, summary, general, information, location]: TextTuple): Property['text'] {
	return {
		language,
		summary,
		generalHtml: markdownHtml(general) ?? '',
		informationHtml: markdownHtml(information),
		locationHtml: markdownHtml(location),
	};
}

/** One row per service, however many levels it is listed at, in the order of first mention. */
function readServices(services: readonly ServiceTuple[], levels: readonly number[]): PropertyService[] {
	const byName = new Map<string, PropertyService['at'][number][]>();
	for (const [level, name, availability] of services) {
		const column = levels.indexOf(serviceLevelOrder(level));
		if (column === -1) continue;
		const at = byName.get(name) ?? levels.map(() => null);
		at[column] = availability;
		byName.set(name, at);
	}
	return [...byName].map(([name, at]) => ({ name, at }));
}

/** The public terms of an operator, complete by the defaults of `sales-terms.ts`. */
export function readTerms(
	row: Pick<PropertyRow, 'cancellationTerms' | 'paymentTerms'>,
	operator: OperatorTuple | null,
): PublicTerms {
	const { commissionPercent: _, ...terms } = readSalesTerms(
		operator,
		read(row.cancellationTerms),
		read(row.paymentTerms),
	);
	return terms;
}
