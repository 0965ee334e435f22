import type { HotelText } from '../../schema/hotel';
import { FILES } from '../format/files';
import { checkKeys, facilityKeys } from './check-hotels';
import { type Checking, error, rowsToCheck } from './checking';

/** Facilities that a text names by their key are those of hotels; parts of lists are there in both languages. */
export function checkHotelTexts(checking: Checking): void {
	const known = facilityKeys(checking, 'hotel');
	const lists = new Map<string, string>();
	for (const row of rowsToCheck(checking, 'hotelTexts')) {
		const text = JSON.parse(row.values.body) as HotelText;
		const keys = text.facilities.flatMap(({ key }) => key ?? []);
		checkKeys(checking, row, 'facilities', keys.join(';'), known, FILES.hotelFacilities.name);
		const { diningVenues, facilities, distanceStrings, miceFacilities } = text;
		const counts = Object.entries({ diningVenues, facilities, distanceStrings, miceFacilities })
			.map(([name, list]) => `${list.length} ${name}`)
			.join(', ');
		const other = lists.get(row.values.hotel);
		if (other && other !== counts) {
			const wrong = `there are ${counts}, in the other language ${other}`;
			error(checking, row, null, wrong, 'the same lists in both languages');
		}
		lists.set(row.values.hotel, counts);
	}
}
