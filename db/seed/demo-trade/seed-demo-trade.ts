import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../client';
import { operator } from '../../schema/operator';
import { property } from '../../schema/property';
import { emailDomain, program, programMembership, travelAgency } from '../../schema/travel-agency';
import { user } from '../../schema/user';
import { DEMO_AGENCIES } from './demo-agencies';
import { DEMO_USERS } from './demo-users';

/**
 * Agencies and users of the local issuer, for one machine only: never part of a deployment. What is there stays as it is, so that a
 * demonstration keeps what was done in it; the issuer's address follows the port, and hotels' people their hotel.
 */
export async function seedDemoTrade(db: Database, { issuer, now }: { issuer: string; now: number }): Promise<void> {
	await db
		.insert(travelAgency)
		.values(
			DEMO_AGENCIES.map(({ programs: _, ...agency }) => ({
				...agency,
				verification: 'verified' as const,
				updatedAt: now,
			})),
		)
		.onConflictDoNothing();
	await joinPrograms(db);
	await db
		.insert(emailDomain)
		.values([
			{ domain: 'freemail.example', kind: 'freeMail' },
			{ domain: 'nordwand.example', kind: 'luxuryAgency', brandName: 'Nordwand Reisen' },
			{ domain: 'blaufirn.example', kind: 'luxuryAgency', brandName: 'Blaufirn Travel' },
			{ domain: 'hauser-travel.example', kind: 'luxuryAgency', brandName: 'Hauser Travel' },
			{ domain: 'budget-tours.example', kind: 'agency', brandName: 'Budget Tours' },
		])
		.onConflictDoNothing();
	for (const each of DEMO_USERS) {
		await db
			.insert(user)
			.values({
				id: `user_${each.login}`,
				issuer,
				subject: each.login,
				email: each.email,
				isEmailVerified: each.isEmailVerified,
				firstName: each.firstName,
				lastName: each.lastName,
				role: each.role,
				capabilities: [...(each.capabilities ?? [])],
				hotelId: each.hotelId ?? null,
				agencyNo: each.agency
					? sql`(select ${travelAgency.no} from ${travelAgency} where ${travelAgency.id} = ${each.agency})`
					: null,
				updatedAt: now,
			})
			.onConflictDoUpdate({ target: user.id, set: { issuer, ...(each.hotelId ? { hotelId: each.hotelId } : {}) } });
	}
	await giveOperator(db);
}

/** What admins have decided of a membership stays. */
async function joinPrograms(db: Database): Promise<void> {
	for (const { id, programs } of DEMO_AGENCIES) {
		for (const [programId, status] of Object.entries(programs)) {
			await db.run(sql`insert into ${programMembership} (agency_no, program_no, status)
				select a.no, p.no, ${status} from ${travelAgency} a join ${program} p on p.id = ${programId} where a.id = ${id}
				on conflict do nothing`);
		}
	}
}

/** The demonstration operator acts for the operator with the most properties in the catalogue. */
async function giveOperator(db: Database): Promise<void> {
	const [most] = await db
		.select({ no: operator.no })
		.from(operator)
		.innerJoin(property, eq(property.operatorNo, operator.no))
		.groupBy(operator.no)
		.orderBy(sql`count(*) desc`, operator.no)
		.limit(1);
	if (!most) return;
	for (const { login } of DEMO_USERS.filter(({ isOperator }) => isOperator))
		await db
			.update(user)
			.set({ operatorNo: most.no, isOperatorManager: true })
			.where(eq(user.id, `user_${login}`));
}
