import { eq } from 'drizzle-orm';
import { lead, leadEvent } from '#db/schema/lead';
import { operator } from '#db/schema/operator';
import { property } from '#db/schema/property';
import { travelAgency } from '#db/schema/travel-agency';
import { user } from '#db/schema/user';
import { writeBatch } from '#db/write-batch';
import type { AgentLeadContext } from '~/domain/lead/agent-lead-context';
import { queueStatement } from '~/domain/lead/option-queue.server';
import type { Actor, TeamCapability } from '~/domain/user/actor';
import type { TestDatabase } from '../database';
import { enquiryContext, NOW } from '../enquiry/enquiry-context';
import { startEnquiryDatabase } from '../enquiry/enquiry-database';
import { insertLead } from './lead-workspace';

const USERS = [
	['agent', 'agent', 1, null],
	['colleague', 'agent', 1, null],
	['supervisor', 'supervisorAgent', 1, null],
	['lifestyle', 'amex_lifestyleAgent', 1, null],
	['stranger', 'agent', 2, null],
	['admin', 'admin', null, null],
	['operator', 'operator', null, 1],
	['otherOperator', 'operator', null, 2],
	['customer', 'customer', null, null],
	['waiting', 'agent', 3, null],
] as const;

export type Person = (typeof USERS)[number][0];

export const EVERYBODY: readonly Person[] = USERS.map(([name]) => name);

/** The enquiry database with three agencies (the last one not verified yet), their people, and an operator who sells the property. */
export async function startAgentDatabase(): Promise<TestDatabase> {
	const database = await startEnquiryDatabase();
	const { db } = database;
	await db.insert(operator).values([
		{ no: 1, key: 'bergheim', name: 'Bergheim', email: 'rent@bergheim.example', commissionPercent: 12.5 },
		{ no: 2, key: 'talheim', name: 'Talheim' },
	]);
	await db.update(property).set({ operatorNo: 1 });
	await db.insert(travelAgency).values(
		(['verified', 'verified', 'requested'] as const).map((verification, index) => ({
			no: index + 1,
			id: `agency_${index + 1}`,
			name: ['Corvin & Lys', 'Nordlicht Reisen', 'Neue Agentur'][index] ?? '',
			verification,
			updatedAt: NOW,
			...(index === 0 ? { designMain: '#5b1628' } : {}),
		})),
	);
	await db.insert(user).values(
		USERS.map(([name, role, agencyNo, operatorNo], index) => ({
			no: index + 1,
			id: `user_${name}`,
			issuer: 'test',
			subject: name,
			email: `${name}@people.example`,
			firstName: name,
			role,
			agencyNo,
			operatorNo,
			updatedAt: NOW,
		})),
	);
	return database;
}

/** A request of one of them; `acting`: an admin acts for that agency; `may`: what an admin does for the brands' team. */
export function contextOf(
	{ db }: Pick<TestDatabase, 'db'>,
	person: Person | null,
	given: Parameters<typeof enquiryContext>[1] & { acting?: number; may?: readonly TeamCapability[] } = {},
): AgentLeadContext & { wakes: () => number } {
	const ctx = enquiryContext(db, { brandKey: 'demo-gold', ...given });
	return { ...ctx, actor: person === null ? null : actorOf(person, given) };
}

function actorOf(person: Person, { acting, may = [] }: { acting?: number; may?: readonly TeamCapability[] }): Actor {
	const index = USERS.findIndex(([name]) => name === person);
	const [, role, own, operatorNo] = USERS[index] ?? USERS[0];
	const agencyNo = acting ?? own;
	return {
		no: index + 1,
		id: `user_${person}`,
		role,
		firstName: person,
		lastName: null,
		email: `${person}@people.example`,
		isEmailVerified: true,
		company: null,
		hotelId: null,
		operatorNo,
		capabilities: may,
		agency:
			agencyNo === null
				? null
				: {
						no: agencyNo,
						id: `agency_${agencyNo}`,
						name: 'Corvin & Lys',
						verification: agencyNo === 3 ? 'requested' : 'verified',
						teamBrandKey: null,
						pinnedBrandKey: null,
						design: null,
						hasBankAccount: false,
						billableCurrency: 'EUR',
						programNos: [],
					},
		isActing: acting !== undefined,
	};
}

/** A lead of the first agency, looked after by `agent`. */
export function insertAgentLead({ db }: Pick<TestDatabase, 'db'>, given: Parameters<typeof insertLead>[1] = {}) {
	return insertLead(db, {
		brandKey: 'demo-gold',
		agencyNo: 1,
		userNo: 1,
		createdBy: 'user_agent',
		subtotalMinor: 2_700_000,
		cardFeeMinor: 0,
		totalMinor: 2_700_000,
		origin: 'https://agents.example',
		...given,
	});
}

/** An option that the first agency requests, with its place in the queue. */
export async function askOption(database: Pick<TestDatabase, 'db'>, given: Parameters<typeof insertLead>[1] = {}) {
	const { db } = database;
	const requested = await insertAgentLead(database, { status: 'requestedOption', ...given });
	const [row] = await db.select().from(lead).where(eq(lead.id, requested.id));
	await db
		.insert(leadEvent)
		.values({ leadNo: row?.no ?? 0, version: 1, toStatus: 'requestedOption', actor: 'user_agent', createdAt: NOW });
	await writeBatch(db, [queueStatement(1)]);
	return requested;
}

export async function leadRow({ db }: Pick<TestDatabase, 'db'>, id: string) {
	const [row] = await db.select().from(lead).where(eq(lead.id, id));
	if (!row) throw new Error(`no lead ${id}`);
	return row;
}
