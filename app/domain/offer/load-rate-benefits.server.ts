import type { Database } from '#db/client';
import type { Language } from '../language/language';
import { benefitLines, type RateBenefits } from './rate-benefits';

/** What rates give, by their public ids; one statement, none for no ids. */
export async function loadRateBenefits(
	{ db, language }: { db: Database; language: Language },
	planIds: readonly string[],
): Promise<ReadonlyMap<string, RateBenefits>> {
	if (planIds.length === 0) return new Map();
	const { rows } = await db.$client.execute({
		sql: `select p.id, g.name as program,
				(select json_array(t.name, t.amenities_markdown) from rate_plan_text t where t.plan_no = p.no
					order by t.language = ? desc limit 1) as words
			from json_each(?) asked cross join rate_plan p on p.id = asked.value left join program g on g.no = p.program_no`,
		args: [language, JSON.stringify([...new Set(planIds)])],
	});
	return new Map(
		rows.map(({ id, program, words }) => {
			const [rateName, amenities] = JSON.parse(String(words ?? '["",null]')) as [string, string | null];
			return [
				String(id),
				{ rateName, program: program === null ? null : String(program), benefits: benefitLines(amenities) },
			];
		}),
	);
}
