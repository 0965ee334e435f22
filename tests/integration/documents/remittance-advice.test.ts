import { writeFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newBookingNumber } from '#db/booking-number';
import { type Database, openDatabase } from '#db/client';
import { conciergeJob, conciergeLink, conciergeSupplier } from '#db/schema/concierge';
import { payout, payoutItem, payoutRun, supplierPayout, supplierPayoutItem } from '#db/schema/payout';
import { jobAdvicePath, jobToken, jobTokenHash } from '~/domain/concierge/job-token';
import { ensurePdfTools } from '../../../workers/local/pdf-tools';
import { insertLead } from '../lead/lead-workspace';
import { type Product, startProduct } from '../product';
import { signInAs } from '../sign-in';
import { askFile, readPdf } from './read-pdf';

let product: Product;
let db: Database;
const SHOTS = process.env.INVOICE_SHOTS;
const ID = `payout_${'a1'.repeat(13)}`;
const RUN = 'run_advice';
const TEAM_PATH = `/partner/money/payouts/${RUN}/advices/${ID}.pdf`;
const OWN_PATH = `/partner/dashboard/payouts/${ID}.pdf`;
const ITEMS = [
	{ commissionMinor: 123_456, markupMinor: 100_000, grossMinor: 1_130_000 },
	{ commissionMinor: 62_500, markupMinor: 0, grossMinor: 500_000 },
];

beforeAll(async () => {
	ensurePdfTools();
	product = await startProduct('remittance-advice');
	db = openDatabase({ url: product.installation.databaseUrl });
	const of = (table: string, id: string) =>
		sql`(select no from ${sql.raw(table)} where id = ${id})` as unknown as number;
	const ours = { agencyNo: of('travel_agency', 'agency_nordwand'), userNo: of('user', 'user_agent') };
	await db.insert(payoutRun).values({
		...{
			id: RUN,
			brandKey: 'default',
			currency: 'EUR',
			state: 'paid',
			executionDay: '2026-11-20',
			paidOn: '2026-11-23',
		},
		...{ createdBy: 'user_team', releasedBy: 'user_accounts', releasedAt: 1, updatedAt: 1 },
	});
	const minor = ITEMS.reduce((sum, item) => sum + item.commissionMinor + item.markupMinor, 0);
	const runNo = of('payout_run', RUN);
	await db.insert(payout).values({ id: ID, runNo, agencyNo: ours.agencyNo, minor, accountEnd: '3000' });
	for (const [at, item] of ITEMS.entries()) {
		const id = `lead_advised_${at}`;
		await insertLead(db, {
			...{ ...ours, id, brandKey: 'default', bookingNumber: newBookingNumber('FL', 'lead') },
			...{ propertyName: 'Chalet Enzian', clientFirstName: 'Zoë', clientLastName: 'Šťastná' },
			propertyNo: sql`(select no from property where key = 'chalet-enzian')` as unknown as number,
		});
		await db.insert(payoutItem).values({ payoutNo: of('payout', ID), leadNo: of('lead', id), ...item });
	}
});
afterAll(() => product?.stop());

const open = async (path: string, login: string) =>
	askFile(product.ports.site, path, { cookie: await signInAs(product, login) });

const figure = (minor: number) =>
	new RegExp(
		`EUR ${Math.floor(minor / 100)
			.toLocaleString('en')
			.replace(/,/g, '.')}[.,]${String(minor % 100).padStart(2, '0')}`,
	);

test.each(['en', 'de'] as const)(
	'the team opens it in %s, with price, what is retained and what was paid',
	async (language) => {
		const { status, headers, bytes } = await open(`${TEAM_PATH}?lng=${language}`, 'team');
		expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
		if (SHOTS) writeFileSync(`${SHOTS}/advice-${language}.pdf`, bytes);
		const { text, ...pdf } = readPdf(bytes);
		expect(pdf).toMatchObject({ language, size: '595.28 x 841.89 pts (A4)', hasBookmarks: true, strangeFonts: [] });
		expect(text).toContain(language === 'de' ? 'Zahlungsavis' : 'Remittance advice');
		expect(text).toContain('a1'.repeat(13));
		expect(text).toContain('3000');
		expect(text).toContain('Šťastná');
		let [gross, paid] = [0, 0];
		for (const { commissionMinor, markupMinor, grossMinor } of ITEMS) {
			gross += grossMinor;
			paid += commissionMinor + markupMinor;
			for (const minor of [commissionMinor, grossMinor, grossMinor - commissionMinor - markupMinor])
				expect(text).toMatch(figure(minor));
		}
		for (const minor of [gross, paid, gross - paid]) expect(text).toMatch(figure(minor));
	},
);

test('the agency opens its own, no other one does, and none before the bank has paid', async () => {
	// The agency has a supervisor, who is the one that is mailed.
	expect((await open(OWN_PATH, 'supervisor')).status).toBe(200);
	for (const login of ['agent', 'blaufirn', 'operator', 'team'])
		expect((await open(OWN_PATH, login)).status, login).not.toBe(200);
	for (const login of ['supervisor', 'agent', 'operator'])
		expect((await open(TEAM_PATH, login)).status, login).not.toBe(200);
	expect((await open(`/partner/money/payouts/run_else/advices/${ID}.pdf`, 'team')).status).toBe(404);
	expect((await open(`/partner/dashboard/payouts/payout_${'0'.repeat(26)}.pdf`, 'supervisor')).status).toBe(404);
	await db.update(payoutRun).set({ state: 'released', paidOn: null }).where(eq(payoutRun.id, RUN));
	expect((await open(TEAM_PATH, 'team')).status).toBe(404);
});

test('a supplier opens its own by the link of its job, in its language, and no one by another link', async () => {
	const numberOf = (table: string, condition: string) =>
		sql`(select no from ${sql.raw(table)} where ${sql.raw(condition)} order by no limit 1)` as unknown as number;
	const SUPPLIER_ID = `supplierpay_${'b2'.repeat(13)}`;
	const [own, other] = await Promise.all(['own', 'other'].map((id) => jobToken('advice', id)));
	await db.insert(conciergeSupplier).values([
		{ key: 'own', name: 'Arlberg Limousine', email: 'own@supplier.example', language: 'de' },
		{ key: 'other', name: 'Other Cars', email: 'other@supplier.example', language: 'en' },
	]);
	const [supplierNo, otherNo] = ['own', 'other'].map((key) => numberOf('concierge_supplier', `key = '${key}'`));
	await db.insert(payoutRun).values({
		...{ id: 'run_supplier', brandKey: 'default', currency: 'EUR', state: 'paid', executionDay: '2026-11-20' },
		...{ paidOn: '2026-11-23', createdBy: 'user_team', releasedBy: 'user_accounts', releasedAt: 1, updatedAt: 1 },
	});
	await db.insert(conciergeJob).values({
		...{ id: 'job_advised', leadNo: numberOf('lead', "id = 'lead_advised_0'"), position: 3, brandKey: 'default' },
		...{
			state: 'done',
			supplierNo,
			kind: 'transfer',
			nameEn: 'Zürich airport to Lech',
			nameDe: 'Flughafen Zürich nach Lech',
		},
		...{ unit: 'job', day: '2026-11-14', currency: 'EUR', priceMinor: 46_000, netMinor: 42_050, agreedMinor: 46_000 },
		...{ freeUntil: 1, owedMinor: 46_000, owedNetMinor: 42_050, requestedBy: 'guest', updatedAt: 1 },
	});
	const jobNo = numberOf('concierge_job', "id = 'job_advised'");
	for (const [token, supplier, state] of [
		[own, supplierNo, 'answered'],
		[other, otherNo, 'withdrawn'],
	] as const)
		await db.insert(conciergeLink).values({
			...{ id: `link_${state}`, jobNo, supplierNo: supplier ?? 0, tokenHash: await jobTokenHash(token ?? '') },
			...{ state, createdBy: 'user_team', origin: 'http://partner.localhost', answerBy: Date.now() + 1e10 },
		});
	const runNo = numberOf('payout_run', "id = 'run_supplier'");
	await db
		.insert(supplierPayout)
		.values({ id: SUPPLIER_ID, runNo, supplierNo: supplierNo ?? 0, minor: 42_050, accountEnd: '3201' });
	await db
		.insert(supplierPayoutItem)
		.values({ payoutNo: numberOf('supplier_payout', `id = '${SUPPLIER_ID}'`), jobNo, minor: 42_050 });
	const ask = (token = '') => askFile(product.ports.site, jobAdvicePath(token), {});
	const { status, headers, bytes } = await ask(own);
	expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
	if (SHOTS) writeFileSync(`${SHOTS}/advice-supplier.pdf`, bytes);
	const { text, ...pdf } = readPdf(bytes);
	expect(pdf).toMatchObject({ language: 'de', size: '595.28 x 841.89 pts (A4)', strangeFonts: [] });
	for (const word of ['Zahlungsavis', 'b2'.repeat(13), '3201', 'Flughafen Zürich nach Lech'])
		expect(text).toContain(word);
	expect(text).toMatch(figure(42_050));
	// Neither the guest nor what the guest pays.
	expect(text).not.toContain('Šťastná');
	expect(text).not.toMatch(figure(46_000));
	expect((await ask(other)).status).toBe(404);
	expect((await ask(await jobToken('advice', 'unknown'))).status).toBe(404);
	await db.update(payoutRun).set({ state: 'released', paidOn: null }).where(eq(payoutRun.id, 'run_supplier'));
	expect((await ask(own)).status).toBe(404);
});
