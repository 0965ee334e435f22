import { asc, eq } from 'drizzle-orm';
import { program, programMembership, travelAgency } from '#db/schema/travel-agency';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import type { ActorAgency } from '../user/actor';

/** An agency's own data; its account apart (`read-bank-account.server.ts`). */
export type AgencyData = {
	autoInviteEmailDomain: string | null;
	billableCurrency: string | null;
	/** Currency of the account that is kept. */
	bankCurrency: string | null;
	programMemberships: { programId: string; name: string; status: 'claimedByAgency' | 'confirmed' | 'declined' }[];
};

/** The data of an agency that its caller may see (`agency-in-reach.server.ts`); one question. Throws DomainError 'not-found', 'unavailable'. */
export async function readAgency(
	{ db }: Pick<RequestContext, 'db'>,
	{ no, id }: Pick<ActorAgency, 'no' | 'id'>,
): Promise<AgencyData> {
	const [[row], programMemberships] = await db.batch([
		db
			.select({
				autoInviteEmailDomain: travelAgency.autoInviteEmailDomain,
				billableCurrency: travelAgency.billableCurrency,
				bankCurrency: travelAgency.bankCurrency,
			})
			.from(travelAgency)
			.where(eq(travelAgency.no, no)),
		db
			.select({ programId: program.id, name: program.name, status: programMembership.status })
			.from(programMembership)
			.innerJoin(program, eq(program.no, programMembership.programNo))
			.where(eq(programMembership.agencyNo, no))
			.orderBy(asc(program.name)),
	]);
	if (!row) throw new DomainError('not-found', `No agency ${id}`);
	return { ...row, programMemberships };
}
