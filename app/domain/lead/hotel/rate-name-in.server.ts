import { type SQL, sql } from 'drizzle-orm';
import { ratePlan, ratePlanText } from '#db/schema/hotel-rate';
import { leadRoom } from '#db/schema/lead';
import type { Language } from '../../language/language';

/**
 * The name of a saved room's rate in a reader's language: a rate that is still called as it was when it was saved, in whichever language, is
 * named as the reader's calls it; any other keeps the name that was agreed.
 */
export function rateNameIn(language: Language): SQL<string> {
	return sql<string>`coalesce((select own.name from ${ratePlan} p
		join ${ratePlanText} own on own.plan_no = p.no and own.language = ${language}
		where p.id = json_extract(${leadRoom.agreed}, '$.planId')
			and exists (select 1 from ${ratePlanText} known where known.plan_no = p.no and known.name = ${leadRoom.rateName})),
		${leadRoom.rateName})`;
}
