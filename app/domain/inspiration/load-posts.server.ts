import type { Database } from '#db/client';
import type { PlainDate } from '../date/plain-date';
import type { Language } from '../language/language';
import { type PictureTuple, readPicture } from '../picture/stored-picture';
import { regionName } from '../place/region-name';
import type { InspirationPost } from './inspiration-post';

type Ctx = { db: Database; language: Language; today: PlainDate };

/** The newest posts that a feed shows. */
const MOST_POSTS = 60;

function query(language: Language): string {
	const other = language === 'de' ? 'en' : 'de';
	return `
select p.id, coalesce(p.category_${language}, p.category_en) as category, p.title_${language} as title, p.markdown_${language} as markdown, p.published_on as publishedOn, h.id as hotelId, h.name,
	h.sector, l.name_${language} as place, h.country_code as country,
	(select json_group_array(json_array(hash, alt, colour, mirrored, position, width, height)) from (
		select k.hash, coalesce(hp.alt_${language}, hp.alt_${other}) as alt, k.dominant_colour as colour,
		hp.is_mirrored as mirrored, hp.object_position as position, k.width, k.height
		from json_each(p.pictures) wanted join hotel_picture hp on hp.hotel_no = h.no and hp.position = wanted.value
		join picture k on k.hash = hp.picture_hash order by wanted.key)) as pictures
from inspiration_post p join hotel h on h.no = p.hotel_no join hotel_place l on l.no = h.hotel_place_no
where p.published_on <= ?1 and (?2 is null or h.id = ?2) and (h.is_demo = 0 or h.id = ?2) and h.is_in_preparation = 0
order by p.published_on desc, p.no desc limit ${MOST_POSTS}`;
}

const QUERY: Readonly<Record<Language, string>> = { en: query('en'), de: query('de') };

/** The inspiration feed, newest first: of all hotels, or of one (null: all). One round trip. */
export async function loadPosts({ ctx, hotelId }: { ctx: Ctx; hotelId: string | null }): Promise<InspirationPost[]> {
	const { rows } = await ctx.db.$client.execute({ sql: QUERY[ctx.language], args: [ctx.today, hotelId] });
	return rows.map((row) => ({
		id: String(row.id),
		hotel: { id: String(row.hotelId), name: String(row.name) },
		category: String(row.category),
		title: row.title === null ? null : String(row.title),
		location: [row.sector, row.place, regionName(String(row.country), ctx.language)].filter(Boolean).join(', '),
		markdown: String(row.markdown),
		publishedOn: String(row.publishedOn),
		pictures: (JSON.parse(String(row.pictures)) as PictureTuple[]).map((picture) =>
			readPicture(picture, String(row.name)),
		),
	}));
}
