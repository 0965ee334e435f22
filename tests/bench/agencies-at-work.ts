import type { Database } from '#db/client';
import { SERVICE_LEVELS } from '#db/schema/enums';
import { ensureBrands } from '#db/seed/brands/ensure-brands';
import { newSessionToken, sessionTokenHash } from '~/domain/session/session-token';

const DAY = 86_400_000;
const AGENTS_PER_AGENCY = 4;

/** A free week of a property with a price, as the API names it. */
export type FreeWeek = { propertyId: string; checkIn: string; checkOut: string; serviceLevel: string };

/** Who is at work: agents and the operator of all properties, each as the cookie of a session, and what there is to sell. */
export type Workplace = {
	agents: { cookie: string; hotelId: string }[];
	operator: string;
	weeks: FreeWeek[];
};

/** Gives a generated catalogue so many agents, four to an agency, one operator with all properties, and lists so many of its free weeks. */
export async function agenciesAtWork(db: Database, agents: number, weeks: number): Promise<Workplace> {
	const run = (sql: string, args: Record<string, string | number> = {}) => db.$client.execute({ sql, args });
	const now = Date.now();
	await ensureBrands(db);
	await run(
		"insert into operator (key, name, email, commission_percent) values ('bench', 'Bench Häuser', 'team@operator.example', 10) on conflict do nothing",
	);
	await run("update property set operator_no = (select no from operator where key = 'bench')");
	const user = (name: string, role: string, rest: { agency?: string; isOperator?: boolean }) =>
		run(
			`insert into user (id, issuer, subject, email, first_name, last_name, role, agency_no, operator_no, updated_at)
			values ('user_' || :name, 'bench', :name, :name || '@bench.example', 'Agent', :name, :role,
				(select no from travel_agency where id = :agency), (select no from operator where key = :operator), :now)
			on conflict do nothing`,
			{ name, role, agency: rest.agency ?? '', operator: rest.isOperator ? 'bench' : '', now },
		);
	const sessionOf = async (name: string) => {
		const token = newSessionToken();
		await run(
			`insert into session (token_hash, user_no, created_at, expires_at)
			select :hash, no, :now, :now + 30 * :day from user where id = 'user_' || :name`,
			{ hash: await sessionTokenHash(token), now, day: DAY, name },
		);
		return `session=${token}`;
	};
	await user('operator', 'operator', { isOperator: true });
	const workplace: Workplace = { agents: [], operator: await sessionOf('operator'), weeks: await freeWeeks(db, weeks) };
	for (let at = 0; at < agents; at++) {
		const agency = `agency_work_${Math.floor(at / AGENTS_PER_AGENCY)}`;
		await run(
			`insert into travel_agency (id, name, verification, updated_at) values (:agency, :agency, 'verified', :now)
			on conflict do nothing`,
			{ agency, now },
		);
		await user(`work_${at}`, 'agent', { agency });
		workplace.agents.push({ cookie: await sessionOf(`work_${at}`), hotelId: `hotel_${1 + at}` });
	}
	return workplace;
}

async function freeWeeks(db: Database, count: number): Promise<FreeWeek[]> {
	const { rows } = await db.$client.execute({
		sql: `select property.id, stay_rate.check_in, stay_rate.check_out, stay_rate.level
			from stay_rate join property on property.no = stay_rate.property_no
			where stay_rate.status = 'available' and stay_rate.price_minor is not null and stay_rate.check_in > '2027-01-01'
			group by stay_rate.stay_no order by stay_rate.stay_no * 7919 % 100003, stay_rate.stay_no limit ?`,
		args: [count],
	});
	return rows.map((row) => ({
		propertyId: String(row.id),
		checkIn: String(row.check_in),
		checkOut: String(row.check_out),
		serviceLevel: SERVICE_LEVELS[Number(row.level)] ?? '',
	}));
}
