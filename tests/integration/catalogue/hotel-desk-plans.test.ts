import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { summariseChanges } from '#db/catalogue/change/describe-changes';
import { exportCatalogue } from '#db/catalogue/export-catalogue';
import { user } from '#db/schema/user';
import { stateOf } from '~/domain/desk/publish-draft.server';
import { createPlan, savePlan, setPlanOnSale } from '~/domain/hotel-desk/plans/edit-plans.server';
import { type TypedPlan, typedOf } from '~/domain/hotel-desk/plans/typed-plan';
import { loadRates } from '~/domain/hotel-desk/rates/load-rates.server';
import { publishRates } from '~/domain/hotel-desk/rates/publish-rates.server';
import { contextOf } from '../lead/agent-workspace';
import { HOTELS, NOW, startWorkspace, type Workspace } from './workspace';

let workspace: Workspace;

beforeAll(async () => {
	workspace = await startWorkspace();
	await workspace.import(HOTELS);
	const { actor } = contextOf(workspace, 'customer');
	await workspace.db.insert(user).values({
		...{ no: actor?.no, id: 'user_customer', issuer: 'test', subject: 'customer', role: 'customer' },
		...{ email: 'customer@people.example', firstName: 'customer', updatedAt: NOW },
	});
});

afterAll(() => workspace.stop());

function staff() {
	const ctx = contextOf(workspace, 'customer');
	return { ...ctx, actor: ctx.actor && { ...ctx.actor, hotelId: 'hotel_edelweiss' } };
}

async function typed(key: string, change: Partial<TypedPlan>): Promise<TypedPlan> {
	const { content } = await loadRates({ ctx: staff() });
	const plan = content.plans.find((each) => each.key === key);
	if (!plan) throw new Error(`No plan ${key}`);
	return { ...typedOf(plan, content.closures), ...change };
}

const seen = async () => (await loadRates({ ctx: staff() })).seen;

/** What the desk is to say of every table that it writes. */
const TABLES = [
	`select p.id, p.position, p.meal_plan, p.policy, p.profile_mask, g.id as program, p.commission_percent, p.payment_policy, p.cancellation_policy,
		p.extra_adult_minor, p.child_supplements, p.single_use_minor, p.is_on_request, t.language, t.name, t.description, t.amenities_markdown
		from rate_plan p join rate_plan_text t on t.plan_no = p.no left join program g on g.no = p.program_no order by p.id, t.language`,
	`select p.id, r.id as room, s.key, rr.nightly_minor, rr.weekend_minor, rr.public_minor, rr.min_nights from room_rate rr
		join rate_plan p on p.no = rr.plan_no join hotel_room r on r.no = rr.room_no join hotel_season s on s.no = rr.season_no
		order by p.id, r.id, s.key`,
	`select h.key, p.id, c.kind, c.first_day, c.last_day from rate_closure c join hotel h on h.no = c.hotel_no
		left join rate_plan p on p.no = c.plan_no order by h.key, p.id, c.first_day`,
];

test('what the desk publishes, an export gives, and an import takes back unchanged, here and elsewhere', async () => {
	const before = await workspace.rows(TABLES[2] ?? '');
	const terms = {
		...{ name_en: 'Copy “of” Flexible, and more', name_de: 'Kopie; mit „Zeichen“', commission: '12,75' },
		...{ amenities_en: '- A, with comma\n- B; with semicolon', amenities_de: '- Ä', program: 'circle-of-peaks' },
		...{ from: '2026-12-15', until: '2027-03-15', extra_adult: '90,55' },
		cancellation: [{ percent: '80', days: '21' }],
		closed: [{ kind: 'departure', first: '2027-01-01', last: '2027-01-02' }],
	};
	const made = await createPlan({
		ctx: staff(),
		typed: await typed('flex', terms),
		prices: { from: 'flex', change: '-12,5%', price: '', rooms: ['double', 'suite'] },
		seen: await seen(),
	});
	if (made.outcome !== 'saved') throw new Error(JSON.stringify(made.errors));
	const children = [{ age: '9', amount: '33.30' }];
	const saved = await savePlan({
		ctx: staff(),
		key: 'circle',
		typed: await typed('circle', { children, description_de: 'Neu\nverhandelt.', isOnRequest: true }),
		seen: await seen(),
	});
	expect(saved).toEqual({ outcome: 'saved', key: 'circle' });
	await setPlanOnSale({ ctx: staff(), key: 'flex', isOnSale: false, seen: await seen() });
	const { published, seen: revision } = await loadRates({ ctx: staff() });
	expect(await publishRates({ ctx: staff(), seen: revision, state: stateOf(published) })).toMatchObject({
		outcome: 'published',
	});
	const closures = await workspace.rows(TABLES[2] ?? '');
	expect(closures).toHaveLength(before.length + 4);
	expect(closures).toEqual(expect.arrayContaining(before));

	const folder = workspace.folder();
	await exportCatalogue({ db: workspace.db, store: workspace.store, folder });
	expect(summariseChanges(await workspace.import(folder))).toMatch(/^0 changes: /);
	const other = await startWorkspace();
	try {
		expect((await other.import(folder)).errors).toEqual([]);
		for (const sql of TABLES) expect(await other.rows(sql)).toEqual(await workspace.rows(sql));
	} finally {
		await other.stop();
	}

	// A folder that tells nothing of rates, plans and closures leaves them as the desk has published them.
	const partial = workspace.folder();
	cpSync(HOTELS, partial, { recursive: true });
	for (const file of ['rates', 'rate-plans', 'closures', 'seasons']) rmSync(join(partial, 'hotels', `${file}.csv`));
	await workspace.import(partial);
	expect(await workspace.rows(TABLES[2] ?? '')).toEqual(closures);
});
