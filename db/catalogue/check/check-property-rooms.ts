import { groupBy } from '../change/group-by';
import type { CatalogueRow } from '../format/files';
import { placesToSleep } from '../format/property-beds';
import type { SourceRow } from '../source/source-row';
import { type Checking, error, rowsToCheck } from './checking';

type RoomRow = SourceRow<CatalogueRow<'propertyRooms'>>;

/** The beds of a property's rooms hold all the guests it promises (CATALOGUE-17), once the beds of every bedroom are known. */
export function checkPropertyRooms(checking: Checking): void {
	const { source, skipInvalid } = checking;
	const unread = new Set(
		source.tables.propertyRooms.filter(({ isRead }) => !isRead).map(({ values }) => values.property),
	);
	const properties = new Map(rowsToCheck(checking, 'properties').map(({ values }) => [values.key, values]));
	const byProperty = groupBy(rowsToCheck(checking, 'propertyRooms'), ({ values }) => values.property);
	for (const [key, rooms] of byProperty) {
		const { beds_adults: adults = null, beds_children: children } = properties.get(key) ?? {};
		if (adults === null || !isComplete(rooms) || (unread.has(key) && !skipInvalid)) continue;
		const promised = adults + (children ?? 0);
		const places = rooms.reduce((sum, { values }) => sum + placesToSleep(values.beds), 0);
		if (places >= promised) continue;
		const wrong = `the rooms of "${key}" have beds for ${places}`;
		const right = `beds for ${promised}, as beds_adults and beds_children of properties.csv say`;
		// Without all of its rooms a property would show too few beds.
		const refused = skipInvalid ? rooms : rooms.filter(({ values }) => values.beds !== '').slice(0, 1);
		for (const room of refused) error(checking, room, 'beds', wrong, right);
	}
}

/** A room that the bedrooms of `properties.csv` count. */
const isSlept = ({ values }: RoomRow) => values.kind === 'bedroom' || values.kind === 'bunk_room';

const isComplete = (rooms: readonly RoomRow[]) =>
	rooms.some(isSlept) && rooms.every((room) => !isSlept(room) || room.values.beds !== '');
