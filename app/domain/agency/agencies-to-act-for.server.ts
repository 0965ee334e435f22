import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import { travelAgency } from '#db/schema/travel-agency';
import type { RequestContext } from '~/context';
import { requireActor } from '../access/require-actor';
import { openBrands } from '../team/open-brands';
import { mayActForTeams } from '../team/team-brand';

const SHOWN = 12;
const MOST_TYPED = 80;

/** Agencies that an admin may act for, by name: those that have what he typed in theirs, and how many there are in all. */
export type OfferedAgencies = {
	typed: string;
	agencies: { id: string; name: string }[];
	total: number;
	/** Brands whose own team he may act for. */
	teams: { key: string; name: string }[];
};

/** The first agencies to act for, of one round trip. Throws DomainError 'forbidden', 'unavailable'. */
export async function agenciesToActFor(
	ctx: Pick<RequestContext, 'db' | 'actor'>,
	search: string | null,
): Promise<OfferedAgencies> {
	const actor = requireActor(ctx, 'admin');
	const typed = (search ?? '').trim().slice(0, MOST_TYPED);
	const condition = and(
		eq(travelAgency.verification, 'verified'),
		isNull(travelAgency.teamBrandKey),
		typed === '' ? undefined : sql`instr(lower(${travelAgency.name}), lower(${typed})) > 0`,
	);
	const [agencies, [counted]] = await ctx.db.batch([
		ctx.db
			.select({ id: travelAgency.id, name: travelAgency.name })
			.from(travelAgency)
			.where(condition)
			.orderBy(asc(travelAgency.name), asc(travelAgency.no))
			.limit(SHOWN),
		ctx.db.select({ total: count() }).from(travelAgency).where(condition),
	]);
	const teams = mayActForTeams(actor) ? openBrands().map(({ key, name }) => ({ key, name })) : [];
	return { typed, agencies, total: counted?.total ?? agencies.length, teams };
}
