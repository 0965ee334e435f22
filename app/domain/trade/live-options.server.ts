import type { Database } from '#db/client';
import type { CountryCode } from '../place/country';
import type { PropertyType } from '../property/property-type';
import { type ServiceLevel, serviceLevelAt } from '../stay/service-level';
import { isStayStatus, type StayStatus } from '../stay/stay-status';

/** A stay that is sold only because confirmed options hold nights of it, with the status that its operator offers. */
export type OptionStay = { checkIn: string; checkOut: string; serviceLevel: ServiceLevel; status: StayStatus };

type Which = { type: PropertyType; country: CountryCode; city: string; name: string };

const QUERY = `
with house as (
	select p.no from place l join property p on p.place_no = l.no and p.property_type = ?3 and p.slug = ?4
	where l.country_code = ?1 and l.slug = ?2
)
select (select max(no) from catalogue_version) as version, (
	select json_group_array(json_array(r.check_in, r.check_out, r.level, r.offered_status))
	from stay_rate r join house on house.no = r.property_no
	where r.offered_status in ('available', 'on_request') and r.check_in >= ?5 and not exists (
		select 1 from property_night n left join lead l on l.no = n.lead_no
		where n.property_no = r.property_no and n.night >= r.check_in and n.night < r.check_out and l.status is not 'confirmedOption'
	)
) as stays`;

/**
 * The stays of a property that are under an option right now, and the number of the catalogue that knows them. Agents act on this
 * at once, so it is read with every page and never cached.
 */
export async function liveOptions(
	db: Database,
	today: string,
	{ type, country, city, name }: Which,
): Promise<{ version: number; stays: OptionStay[] }> {
	const { rows } = await db.$client.execute({ sql: QUERY, args: [country, city, type, name, today] });
	const [row] = rows;
	const listed = JSON.parse(String(row?.stays ?? '[]')) as [string, string, number, unknown][];
	return {
		version: Number(row?.version ?? 0),
		stays: listed.flatMap(([checkIn, checkOut, level, status]) => {
			const serviceLevel = serviceLevelAt(level);
			return serviceLevel && isStayStatus(status) ? [{ checkIn, checkOut, serviceLevel, status }] : [];
		}),
	};
}
