import { sql } from 'drizzle-orm';
import { type PictureTuple, readPicture, type StoredPicture } from '../picture/stored-picture';

/** The first picture of a property without words of its own, in one value of a select with `property`; null where there is none. */
export const FIRST_PICTURE =
	sql<StoredPicture | null>`(select json_array(p.hash, '', p.dominant_colour, i.is_mirrored, i.object_position, p.width, p.height)
	from property_picture i join picture p on p.hash = i.picture_hash where i.property_no = property.no
	order by i.position limit 1)`.mapWith((text: string) => readPicture(JSON.parse(text) as PictureTuple));
