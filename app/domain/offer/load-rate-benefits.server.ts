import type { Database } from '#db/client';
import { MemoryCache } from '~/platform/cache/memory-cache';
import { RATE_BENEFITS } from '~/platform/cache/policies';
import type { Language } from '../language/language';
import { benefitLines, type RateBenefits } from './rate-benefits';

type Ctx = { db: Database; language: Language; catalogueVersion: number };

/** By catalogue, language and rate: sorting a list asks for the same ones again. */
const known = new MemoryCache<RateBenefits>(RATE_BENEFITS, ({ benefits }) => 300 + 2 * benefits.join().length);

/** What rates give, by their public ids; one statement for those that are not known yet. */
export async function loadRateBenefits(
	{ db, language, catalogueVersion }: Ctx,
	planIds: readonly string[],
): Promise<ReadonlyMap<string, RateBenefits>> {
	const keyOf = (id: string) => `${catalogueVersion} ${language} ${id}`;
	const found = new Map<string, RateBenefits>();
	for (const id of planIds) {
		const rate = known.get(keyOf(id));
		if (rate) found.set(id, rate);
	}
	const missing = [...new Set(planIds)].filter((id) => !found.has(id));
	if (missing.length === 0) return found;
	const { rows } = await db.$client.execute({
		sql: `select p.id, g.name as program,
				(select json_array(t.name, t.amenities_markdown) from rate_plan_text t where t.plan_no = p.no
					order by t.language = ? desc limit 1) as words
			from json_each(?) asked cross join rate_plan p on p.id = asked.value left join program g on g.no = p.program_no`,
		args: [language, JSON.stringify(missing)],
	});
	for (const { id, program, words } of rows) {
		const [rateName, amenities] = JSON.parse(String(words ?? '["",null]')) as [string, string | null];
		const rate = {
			rateName,
			program: program === null ? null : String(program),
			benefits: benefitLines(amenities),
		};
		known.set(keyOf(String(id)), rate);
		found.set(String(id), rate);
	}
	return found;
}
