import { inArray } from 'drizzle-orm';
import type { Database } from '#db/client';
import { property } from '#db/schema/property';
import type { StoredPicture } from '../../picture/stored-picture';
import { FIRST_PICTURE } from '../../property/first-picture.server';

/** Properties whose picture one page loads. */
const MOST_SHOWN = 60;

export type PropertyFacts = { picture: StoredPicture | null; bedrooms: number | null };

/** What the page of an enquiry shows of the properties that it names, by their public ids (ENQUIRY-8). Throws DomainError 'unavailable'. */
export async function propertyFacts(db: Database, ids: readonly string[]): Promise<Record<string, PropertyFacts>> {
	const wanted = [...new Set(ids)].slice(0, MOST_SHOWN);
	if (wanted.length === 0) return {};
	const rows = await db
		.select({ id: property.id, picture: FIRST_PICTURE, bedrooms: property.bedrooms })
		.from(property)
		.where(inArray(property.id, wanted));
	return Object.fromEntries(rows.map(({ id, ...facts }) => [id, facts]));
}
