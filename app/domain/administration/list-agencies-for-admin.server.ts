import { and, desc, eq, gte, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import type { AGENCY_VERIFICATIONS } from '#db/schema/enums';
import { program, programMembership, travelAgency } from '#db/schema/travel-agency';
import type { RequestContext } from '~/context';
import { endOfPrefix, pageOf, ROWS_PER_PAGE, readCursor } from './paging';
import { requireAdmin } from './require-admin';

export type AgencyFilter = {
	/** Beginning of its name. */
	q: string;
	verification: (typeof AGENCY_VERIFICATIONS)[number] | null;
	/** Only those that claim a programme. */
	claims: boolean;
	after: string | null;
};

/** All agencies, newest first, each with its people and the programmes it says it is in. Throws DomainError 'forbidden' or 'unavailable'. */
export async function listAgenciesForAdmin({
	ctx,
	filter,
}: {
	ctx: Pick<RequestContext, 'db' | 'actor'>;
	filter: AgencyFilter;
}) {
	requireAdmin(ctx);
	const page = pageOf(await agenciesQuery(ctx.db, filter).execute());
	const numbers = page.rows.map(({ no }) => no);
	const memberships = numbers.length === 0 ? [] : await membershipsQuery(ctx.db, numbers).execute();
	return {
		next: page.next,
		rows: page.rows.map(({ no, ...agency }) => ({
			...agency,
			memberships: memberships.flatMap(({ agencyNo, ...membership }) => (agencyNo === no ? [membership] : [])),
		})),
	};
}

export type ListedAgency = Awaited<ReturnType<typeof listAgenciesForAdmin>>['rows'][number];

export function agenciesQuery(db: Database, { q, verification, claims, after }: AgencyFilter) {
	const cursor = readCursor(after);
	const name = sql`${travelAgency.name} collate nocase`;
	const conditions: (SQL | undefined)[] = [
		isNull(travelAgency.teamBrandKey),
		q === '' ? undefined : and(gte(name, q), lt(name, endOfPrefix(q))),
		verification ? eq(travelAgency.verification, verification) : undefined,
		claims
			? sql`exists (select 1 from program_membership m where m.agency_no = travel_agency.no and m.status = 'claimedByAgency')`
			: undefined,
		cursor ? lt(travelAgency.no, cursor.no) : undefined,
	];
	return db
		.select({
			no: travelAgency.no,
			id: travelAgency.id,
			name: travelAgency.name,
			verification: travelAgency.verification,
			autoInviteEmailDomain: travelAgency.autoInviteEmailDomain,
			pinnedBrandKey: travelAgency.pinnedBrandKey,
			referrerName: travelAgency.referrerName,
			version: travelAgency.version,
			createdAt: travelAgency.createdAt,
			people: sql<number>`(select count(*) from user u where u.agency_no = travel_agency.no)`,
		})
		.from(travelAgency)
		.where(and(...conditions))
		.orderBy(desc(travelAgency.no))
		.limit(ROWS_PER_PAGE + 1);
}

export function membershipsQuery(db: Database, agencies: readonly number[]) {
	return db
		.select({
			agencyNo: programMembership.agencyNo,
			programId: program.id,
			name: program.name,
			status: programMembership.status,
		})
		.from(programMembership)
		.innerJoin(program, eq(program.no, programMembership.programNo))
		.where(inArray(programMembership.agencyNo, [...agencies]))
		.orderBy(program.name);
}
