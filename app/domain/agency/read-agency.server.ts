import { asc, eq } from 'drizzle-orm';
import { program, programMembership, travelAgency } from '#db/schema/travel-agency';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import type { ActorAgency } from '../user/actor';
import type { AgencyDetailField } from './agency-detail-fields';

/** An agency's own data; its account apart (`read-bank-account.server.ts`). */
export type AgencyData = {
	autoInviteEmailDomain: string | null;
	billableCurrency: string | null;
	/** Currency of the account that is kept. */
	bankCurrency: string | null;
	/** Of the row: a change names the one that was seen. */
	version: number;
	details: Record<AgencyDetailField, string | null>;
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
				version: travelAgency.version,
				details: {
					...{ legalName: travelAgency.legalName, street: travelAgency.street, postalCode: travelAgency.postalCode },
					...{ town: travelAgency.town, countryCode: travelAgency.countryCode },
					...{ phone: travelAgency.phone, vatId: travelAgency.vatId },
				},
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
