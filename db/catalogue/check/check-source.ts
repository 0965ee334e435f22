import { FILE_KEYS } from '../format/files';
import type { Source } from '../source/source-row';
import { checkGuides } from './check-guides';
import { checkHighlights } from './check-highlights';
import { checkHotelTexts } from './check-hotel-texts';
import { checkHotels } from './check-hotels';
import { checkIdentities } from './check-identities';
import { checkPlaces } from './check-places';
import { checkProperties } from './check-properties';
import { checkPropertyRooms } from './check-property-rooms';
import { checkRatePlans } from './check-rate-plans';
import { checkReferences } from './check-references';
import { checkRegions } from './check-regions';
import { checkRooms } from './check-rooms';
import { checkSeasons } from './check-seasons';
import { checkStayRules } from './check-stay-rules';
import { checkStays } from './check-stays';
import { checkTerms } from './check-terms';
import { checkTexts } from './check-texts';
import { checkTouristTaxes } from './check-tourist-taxes';
import type { Checking, Known } from './checking';

/**
 * Finds everything that is wrong between the rows of a folder; errors are added to `source.errors` and mark their rows.
 * With `skipInvalid` a row that leans on a refused one is refused too, until what is left is sound.
 */
export function checkSource(source: Source, known: Known, skipInvalid: boolean): void {
	const checking: Checking = { source, known, skipInvalid };
	for (const file of FILE_KEYS) checkIdentities(checking, file);
	followReferences(checking);
	checkPlaces(checking);
	checkRegions(checking);
	checkTouristTaxes(checking);
	checkTerms(checking);
	checkProperties(checking);
	checkPropertyRooms(checking);
	checkStays(checking);
	checkStayRules(checking);
	checkHighlights(checking);
	for (const file of ['texts', 'hotelTexts'] as const) checkTexts(checking, file);
	checkGuides(checking);
	checkHotels(checking);
	checkRooms(checking);
	checkRatePlans(checking);
	checkSeasons(checking);
	checkHotelTexts(checking);
	if (skipInvalid) followReferences(checking);
}

function followReferences(checking: Checking): void {
	let before: number;
	do {
		before = checking.source.errors.length;
		for (const file of FILE_KEYS) checkReferences(checking, file);
	} while (checking.skipInvalid && checking.source.errors.length > before);
}
