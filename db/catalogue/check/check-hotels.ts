import { nearestName } from '~/platform/nearest-name';
import type { FACILITY_SCOPES } from '../../schema/enums';
import { FILES } from '../format/files';
import { type Checking, error, rowsToCheck } from './checking';

/** How many facilities there are to search for, of a hotel and of a room. */
const FACILITY_COUNTS: Record<(typeof FACILITY_SCOPES)[number], number> = { hotel: 13, room: 26 };

/** Places, facilities and the hotels themselves: what one row says must fit what the rows it names say. */
export function checkHotels(checking: Checking): void {
	checkHotelPlaces(checking);
	checkVocabulary(checking);
	const countries = new Map(
		[...checking.known.hotelPlaces, ...rowsToCheck(checking, 'hotelPlaces').map(({ values }) => values)].map(
			({ key, country }) => [key, country],
		),
	);
	for (const row of rowsToCheck(checking, 'hotels')) {
		const { category, hotel_place, facilities, programs, max_age_infant, max_age_child, adults_only } = row.values;
		const country = countries.get(hotel_place);
		if (category === 'palace' && country && country !== 'FR') {
			error(checking, row, 'category', `"palace" is a French distinction, ${hotel_place} lies in ${country}`, '5star');
		}
		if (max_age_infant !== null && max_age_child !== null && max_age_infant >= max_age_child) {
			const wrong = `${max_age_infant} is not less than ${max_age_child}`;
			error(checking, row, 'max_age_infant', wrong, 'an age below max_age_child');
		}
		if (adults_only && max_age_child !== null) {
			error(checking, row, 'max_age_child', 'a hotel for adults only has no children', 'an empty cell');
		}
		checkKeys(checking, row, 'facilities', facilities, facilityKeys(checking, 'hotel'), FILES.hotelFacilities.name);
		checkKeys(checking, row, 'programs', programs, checking.known.programs, 'the programmes of the database');
	}
	checkPosts(checking);
}

function checkHotelPlaces(checking: Checking): void {
	const properties = new Map(
		[...checking.known.places, ...rowsToCheck(checking, 'places').map(({ values }) => values)].map((place) => [
			place.key,
			place.country,
		]),
	);
	for (const row of rowsToCheck(checking, 'hotelPlaces')) {
		const { place, country } = row.values;
		const other = place === null ? undefined : properties.get(place);
		if (other && other !== country) {
			error(checking, row, 'place', `"${place}" lies in ${other}`, `a place in ${country}`);
		}
	}
}

/** The vocabulary is closed: with that of the catalogue it has so many facilities and no other number. */
function checkVocabulary(checking: Checking): void {
	const rows = rowsToCheck(checking, 'hotelFacilities');
	for (const [scope, limit] of Object.entries(FACILITY_COUNTS)) {
		const known = new Set(checking.known.hotelFacilities.filter((row) => row.scope === scope).map(({ key }) => key));
		const own = rows.filter(({ values }) => values.scope === scope);
		for (const row of own) {
			known.add(row.values.key);
			if (known.size <= limit) continue;
			const wrong = `there are more than ${limit} facilities of scope ${scope}`;
			error(checking, row, 'key', wrong, `exactly ${limit}, those of the catalogue included`);
		}
		const last = own.at(-1);
		if (last && known.size < limit) {
			const wrong = `there are only ${known.size} facilities of scope ${scope}`;
			error(checking, last, 'key', wrong, `exactly ${limit}, those of the catalogue included`);
		}
	}
}

/** Keys of the facilities of a scope, those of the folder and of the catalogue. */
export function facilityKeys(checking: Checking, scope: (typeof FACILITY_SCOPES)[number]): string[] {
	const rows = [
		...checking.known.hotelFacilities,
		...rowsToCheck(checking, 'hotelFacilities').map(({ values }) => values),
	];
	return [...new Set(rows.filter((row) => row.scope === scope).map(({ key }) => key))];
}

/** Each key of a list must be known. */
export function checkKeys(
	checking: Checking,
	row: Parameters<typeof error>[1],
	column: string,
	list: string,
	known: readonly string[],
	where: string,
): void {
	const unknown = list.split(';').find((key) => key !== '' && !known.includes(key));
	if (unknown === undefined) return;
	const right = nearestName(unknown, known);
	const wrong = `"${unknown}" is not in ${where}`;
	error(checking, row, column, wrong, right ? `${right}, the nearest name` : `some of ${known.join(', ') || 'none'}`);
}

/** Posts show pictures that their hotel has. */
function checkPosts(checking: Checking): void {
	const isTold = checking.source.present.has('hotelPictures');
	const pictures = isTold
		? rowsToCheck(checking, 'hotelPictures').map(({ values }) => values)
		: checking.known.hotelPictures;
	for (const row of rowsToCheck(checking, 'inspiration')) {
		const { hotel, pictures: shown } = row.values;
		const count = pictures.filter((picture) => picture.hotel === hotel).length;
		const missing = shown.split(';').find((position) => Number(position) > count);
		if (missing) {
			const wrong = `the hotel has no picture ${missing}`;
			error(checking, row, 'pictures', wrong, count > 0 ? `numbers from 1 to ${count}` : 'an empty cell');
		}
	}
}
