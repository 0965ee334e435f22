import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BRAND_PROFILES } from '#db/seed/brands/brand-profiles';
import { documentFrame } from '~/domain/document/document-frame';
import { decideLead } from '~/domain/lead/decide-lead.server';
import { readLeadAndProperty } from '~/domain/lead/list/read-lead.server';
import { readLeadPayments } from '~/domain/payment/lead-payments.server';
import { serverTexts } from '~/locales/server';
import { stayDocument, stayKind } from '~/routes/documents/stay-document.server';
import type { TestDatabase } from '../database';
import { contextOf, leadRow, startAgentDatabase } from '../lead/agent-workspace';
import { forgetLeads } from '../lead/lead-workspace';
import { bookedLead, moneyTeam, received } from './money-workspace';

let database: TestDatabase;
beforeAll(async () => {
	database = await startAgentDatabase();
});
beforeEach(() => forgetLeads(database.db));
afterAll(() => database?.stop());

const [BRAND] = BRAND_PROFILES;

/** The rows of a lead's confirmation, as they are printed. */
async function paper(id: string, language: 'en' | 'de' = 'en') {
	const ctx = contextOf(database, 'agent');
	const { lead } = await readLeadAndProperty({ ctx, id });
	const kind = stayKind(lead);
	if (!kind || !BRAND) throw new Error('No document');
	const d = serverTexts({ language, brand: BRAND }).getFixedT(language, ['document']);
	const frame = documentFrame(BRAND, { language, title: '', sender: '', senderLines: [], mark: '', watermark: null });
	const { sections, notice } = stayDocument(
		{
			...{
				kind,
				lead,
				terms: lead.agreedTerms,
				brand: BRAND,
				agency: 'Nordwand Reisen',
				today: ctx.today,
				language,
				d,
			},
			money: await readLeadPayments({ ctx, leadId: id }),
			arrival: { name: '', place: '', address: [], position: null, from: null, until: null },
		},
		frame,
	);
	const rows = sections.flatMap(({ rows: own, total, after = [] }) => [...own, ...(total ? [total] : []), ...after]);
	return { notice, rows: rows.map((row) => row.join(' = ').replace(/\s/g, ' ')) };
}

const PAYMENTS: [string, number][] = [
	['2026-11-25', 945_000],
	['2026-12-25', 1_755_000],
];

describe('the confirmation of a booking', () => {
	it('says what is paid and open of each instalment and of all', async () => {
		const id = await bookedLead(database, PAYMENTS);
		await received(database, id, 1_000_000);
		const { rows } = await paper(id);
		expect(rows.find((row) => row.startsWith('Prepayment'))).toMatch(/ · paid = EUR 9 450,00$/);
		expect(rows.find((row) => row.startsWith('Final'))).toMatch(/ · EUR 17 000,00 open = EUR 17 550,00$/);
		expect(rows).toEqual(expect.arrayContaining(['Paid so far = EUR 10 000,00', 'Still open = EUR 17 000,00']));
		expect((await paper(id, 'de')).rows).toContain('Noch offen = EUR 17 000,00');
	});

	it('of a cancelled one says what was paid and what comes back', async () => {
		const id = await bookedLead(database, PAYMENTS);
		await received(database, id, 1_000_000);
		const { version } = await leadRow(database, id);
		await decideLead({ ctx: moneyTeam(database), lead: { id, version }, decision: 'cancel' });
		const { rows, notice } = await paper(id);
		expect(notice.replace(/\s/g, ' ')).toContain('EUR 3 500,00 is kept');
		expect(rows).toEqual(expect.arrayContaining(['Paid so far = EUR 10 000,00', 'You get back = EUR 6 500,00']));
		expect(rows.join(' ')).not.toContain('Still open');
	});
});
