import type { Database } from '../../client';
import { picture } from '../../schema/picture';
import type { PictureFacts, SourceType } from '../pictures/inspect-picture';

/** What the catalogue knows of its pictures, by hash. */
export async function readKnownPictures(db: Database): Promise<Map<string, PictureFacts>> {
	const rows = await db.select().from(picture);
	return new Map(rows.map((row) => [row.hash, { ...row, sourceType: row.sourceType as SourceType }]));
}
