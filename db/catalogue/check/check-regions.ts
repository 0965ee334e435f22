import { FILES } from '../format/files';
import { checkKeys } from './check-hotels';
import { type Checking, rowsToCheck } from './checking';

/** A region holds places that there are. */
export function checkRegions(checking: Checking): void {
	const places = [...checking.known.places, ...rowsToCheck(checking, 'places').map(({ values }) => values)].map(
		({ key }) => key,
	);
	for (const row of rowsToCheck(checking, 'regions'))
		checkKeys(checking, row, 'places', row.values.places, places, FILES.places.name);
}
