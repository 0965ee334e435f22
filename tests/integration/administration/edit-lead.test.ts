import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audit } from '#db/schema/audit';
import { lead, leadEdit } from '#db/schema/lead';
import { editLead, loadLeadEdits } from '~/domain/administration/edit-lead.server';
import type { LeadEditValues } from '~/domain/administration/lead-edit-fields';
import { loadLeadFile } from '~/domain/administration/load-lead-file.server';
import { searchAudit } from '~/domain/administration/search-audit.server';
import { findEverywhere } from '~/domain/find/find-everywhere.server';
import { findLead } from '~/domain/lead/find-lead.server';
import type { TestDatabase } from '../database';
import { contextOf, EVERYBODY, insertAgentLead, startAgentDatabase } from '../lead/agent-workspace';
import { forgetLeads } from '../lead/lead-workspace';

let database: TestDatabase;
beforeAll(async () => {
	database = await startAgentDatabase();
});
afterAll(() => database?.stop());
beforeEach(async () => {
	await database.db.delete(leadEdit);
	await forgetLeads(database.db);
});

const admin = () => contextOf(database, 'admin');

const SHOWN: LeadEditValues = {
	...{ firstName: 'Ada', lastName: 'Thorne', email: '', phone: '', address: '', postalCode: '', city: '', country: '' },
	...{ bookingReference: '', clientReference: '', agent: 'user_agent', comments: '', internalNote: '' },
};

const edit = (leadId: string, changed: Partial<LeadEditValues>, was: LeadEditValues = SHOWN) =>
	editLead({ ctx: admin(), leadId, typed: { ...was, ...changed }, was });

async function rowOf(id: string) {
	const [row] = await database.db.select().from(lead).where(eq(lead.id, id));
	if (!row) throw new Error('no lead');
	return row;
}

describe('an admin corrects a lead', () => {
	it('and the page and the audit list say who, when, before and after', async () => {
		const { id } = await insertAgentLead(database);
		const before = await rowOf(id);
		expect(
			await edit(id, {
				...{ lastName: 'Thorne-Hale', email: 'ada@thorne.example', phone: '+44 20 7946 0018', country: 'gb' },
				...{ agent: 'user_colleague', internalNote: 'Prefers calls\r\nafter six.' },
			}),
		).toEqual({ outcome: 'saved', fields: ['lastName', 'email', 'phone', 'country', 'agent', 'internalNote'] });
		const after = await rowOf(id);
		expect(after).toEqual({
			...before,
			...{
				clientLastName: 'Thorne-Hale',
				email: 'ada@thorne.example',
				phone: '+44 20 7946 0018',
				country: 'GB',
				userNo: 2,
			},
			...{ internalNote: 'Prefers calls\nafter six.', version: before.version + 1, updatedAt: admin().now },
		});
		const { edits, internalNote, agents } = await loadLeadEdits({ ctx: admin(), leadId: id });
		expect(internalNote).toBe('Prefers calls\nafter six.');
		expect(agents.map(({ id: agent }) => agent)).toEqual([
			'user_agent',
			'user_colleague',
			'user_supervisor',
			'user_lifestyle',
		]);
		expect(edits.map(({ field, before: old, after: now, firstName }) => [field, old, now, firstName])).toEqual([
			['internalNote', null, 'Prefers calls\nafter six.', 'admin'],
			['agent', 'agent', 'colleague', 'admin'],
			['country', null, 'GB', 'admin'],
			['phone', null, '+44 20 7946 0018', 'admin'],
			['email', null, 'ada@thorne.example', 'admin'],
			['lastName', 'Thorne', 'Thorne-Hale', 'admin'],
		]);
		// The audit row holds no personal data; the list adds it from where it can be erased.
		const [row] = await database.db.select().from(audit).where(eq(audit.action, 'lead.edited'));
		expect(JSON.stringify(row)).not.toContain('Thorne');
		const { rows } = await searchAudit({
			ctx: admin(),
			filter: { subject: id, actor: '', action: 'lead.edited', after: null },
		});
		expect(rows[0]?.edits).toContainEqual(
			expect.objectContaining({ field: 'lastName', before: 'Thorne', after: 'Thorne-Hale' }),
		);
		const found = await findEverywhere({ ctx: { ...admin(), catalogueVersion: 1 }, text: 'thorne-hale' });
		expect(found.leads).toHaveLength(1);
	});

	it('the note is read by nobody else', async () => {
		const { id } = await insertAgentLead(database);
		await edit(id, { internalNote: 'Only for us' });
		const record = await findLead(database.db, { reach: 'all' }, id);
		expect(JSON.stringify(record)).not.toContain('Only for us');
		expect(JSON.stringify(await loadLeadFile({ ctx: admin(), leadId: id }))).not.toContain('Only for us');
	});

	it('each error at its field, and what is not touched is not judged', async () => {
		const { id } = await insertAgentLead(database, { phone: 'none' });
		const was = { ...SHOWN, phone: 'none' };
		expect(await edit(id, { lastName: '', email: 'nowhere', country: 'XQ' }, was)).toEqual({
			outcome: 'invalid',
			errors: { lastName: { key: 'clientLastName' }, email: { key: 'emailShape' }, country: { key: 'country' } },
		});
		expect(await edit(id, { city: 'Bath' }, was)).toEqual({ outcome: 'saved', fields: ['city'] });
		expect(await rowOf(id)).toMatchObject({ city: 'Bath', phone: 'none' });
		await expect(edit(id, { agent: 'user_stranger' }, was)).rejects.toMatchObject({ reason: 'no-such-agent' });
		expect(await edit(id, {}, was)).toEqual({ outcome: 'nothing', fields: [] });
		await expect(edit('lead_none', { city: 'Bath' })).rejects.toMatchObject({ code: 'not-found' });
		for (const person of EVERYBODY.filter((each) => each !== 'admin'))
			await expect(
				editLead({ ctx: contextOf(database, person), leadId: id, typed: { ...was, city: 'Rye' }, was }),
			).rejects.toMatchObject({ code: 'forbidden' });
	});

	it('two at once: other fields stay, the same one is shown to the later', async () => {
		const { id } = await insertAgentLead(database);
		expect(await edit(id, { firstName: 'Augusta', city: 'Bath' })).toMatchObject({ outcome: 'saved' });
		expect(await edit(id, { email: 'ada@thorne.example' })).toMatchObject({ outcome: 'saved', fields: ['email'] });
		expect(await edit(id, { firstName: 'Adelaide' })).toEqual({
			outcome: 'conflict',
			stored: { firstName: 'Augusta' },
		});
		expect(await rowOf(id)).toMatchObject({ clientFirstName: 'Augusta', city: 'Bath', email: 'ada@thorne.example' });
	});

	it('24 at once, each another field or the same: every edit is written once', async () => {
		const { id } = await insertAgentLead(database);
		const fields = ['address', 'postalCode', 'city', 'clientReference'] as const;
		const all = await Promise.allSettled(
			Array.from({ length: 24 }, (_, at) => edit(id, { [fields[at % 4] ?? 'city']: `Writer ${at}` })),
		);
		const saved = all.filter((each) => each.status === 'fulfilled' && each.value.outcome === 'saved').length;
		const edits = await database.db.select().from(leadEdit).orderBy(asc(leadEdit.no));
		expect(edits).toHaveLength(saved);
		expect(saved).toBeGreaterThanOrEqual(1);
		expect(saved).toBeLessThanOrEqual(4);
		expect((await rowOf(id)).version).toBe(1 + saved);
	});
});
