import { PROPERTY_TYPES } from '#db/schema/enums';
import type { RequestContext } from '~/context';
import { type PICTURE_WIDTHS, pictureUrl, servedWidths } from '../picture/picture-url';
import type { CountryCode } from '../place/country';
import { propertyPath } from '../place/property-path';
import type { SitemapEntry } from './sitemap-entry';

/** Properties by their number in the database, so many numbers in each part: a part stays what it is when properties come and go. */
export const PROPERTIES_PER_PART = 1000;

/** Pictures named for each property. */
const PICTURES = 5;

export const PROPERTY_PARTS_SQL = `select (f.property_no - 1) / ${PROPERTIES_PER_PART} + 1 as part, max(p.updated_at) as updated_at
	from property_facet f cross join property p on p.no = f.property_no group by 1 order by 1`;

export const SITEMAP_PROPERTIES_SQL = `select p.slug, p.property_type, pl.slug as city, pl.country_code, p.updated_at,
		(select json_group_array(json_array(hash, width)) from (
			select i.hash, i.width from property_picture pp cross join picture i on i.hash = pp.picture_hash
			where pp.property_no = f.property_no order by pp.position limit ${PICTURES})) as pictures
	from property_facet f cross join property p on p.no = f.property_no cross join place pl on pl.no = p.place_no
	where f.property_no > :after and f.property_no <= :until order by f.property_no`;

/** The parts that have properties, from 1, each with the latest change among its properties. */
export async function listPropertyParts({
	ctx,
}: {
	ctx: Pick<RequestContext, 'db'>;
}): Promise<{ part: number; updatedAt: number }[]> {
	const { rows } = await ctx.db.$client.execute(PROPERTY_PARTS_SQL);
	return rows.map((row) => ({ part: Number(row.part), updatedAt: Number(row.updated_at) }));
}

/** The properties of one part with their first pictures; an empty list for a part that has none. */
export async function listSitemapProperties({
	ctx,
	part,
}: {
	ctx: Pick<RequestContext, 'db' | 'settings'>;
	part: number;
}): Promise<SitemapEntry[]> {
	const after = (part - 1) * PROPERTIES_PER_PART;
	const { rows } = await ctx.db.$client.execute({
		sql: SITEMAP_PROPERTIES_SQL,
		args: { after, until: after + PROPERTIES_PER_PART },
	});
	return rows.map((row) => {
		const type = PROPERTY_TYPES.find((each) => each === row.property_type) ?? 'chalet';
		const property = {
			type,
			country: String(row.country_code) as CountryCode,
			city: String(row.city),
			name: String(row.slug),
		};
		const pictures = JSON.parse(String(row.pictures)) as [hash: string, width: number][];
		return {
			paths: { en: propertyPath(property, 'en'), de: propertyPath(property, 'de') },
			updatedAt: Number(row.updated_at),
			pictures: pictures.map(([hash, width]) =>
				pictureUrl(ctx.settings.PICTURE_BASE_URL, hash, widestOf(width), 'jpg'),
			),
		};
	});
}

function widestOf(width: number): (typeof PICTURE_WIDTHS)[number] {
	return servedWidths(width).at(-1) ?? 480;
}
