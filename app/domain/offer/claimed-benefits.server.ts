import type { RequestContext } from '~/context';
import { offSaleSql } from '../hotel-desk/plans/plan-sale';
import { benefitLines, type RateBenefits } from './rate-benefits';

/**
 * Rates of a hotel that an agency would be told if the programmes it says it belongs to were confirmed (OFFER-32): their names and what they
 * give, never a price. One statement; nothing for visitors without an agency.
 */
export async function claimedBenefits(
	{ db, actor, language }: Pick<RequestContext, 'db' | 'actor' | 'language'>,
	hotelId: string,
): Promise<(RateBenefits & { program: string })[]> {
	const agencyId = actor?.agency?.id;
	if (!agencyId) return [];
	const { rows } = await db.$client.execute({
		sql: `select g.name as program,
				(select json_array(t.name, t.amenities_markdown) from rate_plan_text t where t.plan_no = p.no
					order by t.language = ?1 desc limit 1) as words
			from travel_agency a cross join program_membership m on m.agency_no = a.no and m.status = 'claimedByAgency'
			cross join hotel h on h.id = ?3 cross join rate_plan p on p.hotel_no = h.no and p.program_no = m.program_no
			join program g on g.no = m.program_no
			where a.id = ?2 and not ${offSaleSql('p')} order by g.name, p.position`,
		args: [language, agencyId, hotelId],
	});
	return rows.map(({ program, words }) => {
		const [rateName, amenities] = JSON.parse(String(words ?? '["",null]')) as [string, string | null];
		return { program: String(program), rateName, benefits: benefitLines(amenities) };
	});
}
