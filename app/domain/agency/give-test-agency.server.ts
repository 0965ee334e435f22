import { and, eq, isNull, sql } from 'drizzle-orm';
import { insertWhen } from '#db/insert-when';
import { audit } from '#db/schema/audit';
import { travelAgency } from '#db/schema/travel-agency';
import { user } from '#db/schema/user';
import { writeBatch } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { displayName } from '../user/display-name';
import { agencyAudit } from './agency-audit';
import { NAME_LENGTH } from './registration';

type Person = { no: number; id: string; email: string; firstName: string | null; lastName: string | null };

/**
 * Gives a person who comes to a test brand an agency of their own, verified and supervised by them, so that a key is made within a minute
 * (TEST-3). Who belongs to an agency, a hotel or an operator, or is an admin, keeps that. Throws DomainError 'unavailable'.
 */
export async function giveTestAgency(ctx: Pick<RequestContext, 'db' | 'brand' | 'now'>, person: Person): Promise<void> {
	const { db, now } = ctx;
	const id = `agency_${crypto.randomUUID().replaceAll('-', '')}`;
	const name = `Test agency of ${displayName(person) || person.email.split('@')[0]}`.slice(0, NAME_LENGTH);
	const agencyNo = sql<number>`(select ${travelAgency.no} from ${travelAgency} where ${travelAgency.id} = ${id})`;
	const mayHaveOne = and(
		eq(user.no, person.no),
		eq(user.role, 'agent'),
		isNull(user.agencyNo),
		isNull(user.hotelId),
		isNull(user.operatorNo),
	);
	const row = agencyAudit(
		ctx,
		{ id: person.id, role: 'agent', isActing: false },
		{ action: 'agency.given', agencyId: id },
	);
	await writeBatch(db, [
		insertWhen(
			travelAgency,
			{ id, name, verification: 'verified', createdAt: now, updatedAt: now },
			sql`exists (select 1 from ${user} where ${mayHaveOne})`,
		),
		insertWhen(audit, row, sql`${agencyNo} is not null`),
		db
			.update(user)
			.set({ agencyNo, role: 'supervisorAgent', updatedAt: now })
			.where(and(mayHaveOne, sql`${agencyNo} is not null`)),
	]);
}
