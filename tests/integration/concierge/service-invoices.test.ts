import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { brand } from '#db/schema/brand';
import { conciergeJob } from '#db/schema/concierge';
import { heldInvoice, invoice } from '#db/schema/invoice';
import { ledgerAccount } from '#db/schema/ledger';
import { operator } from '#db/schema/operator';
import { BRAND_PROFILES } from '#db/seed/brands/brand-profiles';
import { BrandSet } from '~/domain/brand/brand-set';
import { setKnownBrands } from '~/domain/brand/known-brands';
import { answerJob } from '~/domain/concierge/answer-job.server';
import { askSupplier } from '~/domain/concierge/ask-supplier.server';
import { cancelJob } from '~/domain/concierge/cancel-job.server';
import { changeJob } from '~/domain/concierge/change-job.server';
import { requestService } from '~/domain/concierge/request-service.server';
import { plainDate } from '~/domain/date/plain-date';
import type { InvoiceContent } from '~/domain/invoice/invoice-content';
import { issueHeldOf } from '~/domain/invoice/issue-held.server';
import { issueMissing } from '~/domain/invoice/issue-missing.server';
import { readAnyInvoice } from '~/domain/invoice/read-invoice.server';
import { saveRecipient } from '~/domain/invoice/save-recipient.server';
import { readLeadPayments } from '~/domain/payment/lead-payments.server';
import { createPaymentLink } from '~/domain/payment/payment-links.server';
import { readPaymentLink } from '~/domain/payment/read-payment-link.server';
import type { TestDatabase } from '../database';
import { NOW } from '../enquiry/enquiry-context';
import { contextOf, leadRow, startAgentDatabase } from '../lead/agent-workspace';
import { forgetLeads } from '../lead/lead-workspace';
import { moneyTeam, received } from '../payment/money-workspace';
import { bookedStay, insertCatalogue, jobRow, lastToken, moveStay, team, transferForm } from './concierge-fixture';

let database: TestDatabase;
beforeAll(async () => {
	database = await startAgentDatabase();
	await insertCatalogue(database);
	await database.db.insert(brand).values({ key: 'demo', name: 'Blaufirn Travel', teamEmail: 'team@demo.example' });
	await database.db
		.update(operator)
		.set({ street: 'Omesberg 9', postalCode: '6764', town: 'Lech', vatId: 'ATU61827403', vatPercent: 10 })
		.where(eq(operator.no, 1));
});
beforeEach(() => forgetLeads(database.db));
afterEach(() => setKnownBrands(new BrandSet(0, BRAND_PROFILES)));
afterAll(() => database?.stop());

const STAY = 2_700_000;
const PRICE = 42_000;
const LATE = Date.parse('2027-02-19T12:00:00Z');
const agent = () => contextOf(database, 'agent');

async function asked(leadId: string): Promise<{ jobId: string; token: string }> {
	const result = await requestService({ ctx: agent(), of: { leadId }, input: transferForm() });
	if ('errors' in result) throw new Error(JSON.stringify(result.errors));
	await askSupplier({
		...{ ctx: team(database), jobId: result.id, version: 1, supplier: 'arlberg-limousine', netMinor: null },
	});
	return { jobId: result.id, token: await lastToken(database) };
}

const takeOn = (token: string, version = 2) =>
	answerJob({
		...{ ctx: { ...contextOf(database, null), today: plainDate('2026-11-20') }, token, version, step: 'takeOn' },
		input: {},
	});

/** A service that the client owes. */
async function accepted(leadId: string): Promise<string> {
	const { jobId, token } = await asked(leadId);
	expect(await takeOn(token)).toEqual({});
	return jobId;
}

async function cancelled(leadId: string, jobId: string, now = NOW) {
	const { version } = await jobRow(database, jobId);
	const ctx = contextOf(database, 'admin', { may: ['concierge', 'money'], now });
	await cancelJob({ ctx, of: { leadId }, jobId, version });
}

async function cancelStay(leadId: string) {
	const { version } = await leadRow(database, leadId);
	await moveStay(database, { id: leadId, version }, 'cancelledBooking');
}

const rows = async () => {
	const all = await database.db.select().from(invoice).orderBy(asc(invoice.no));
	return all.map(({ content, ...row }) => ({ ...row, content: JSON.parse(content) as InvoiceContent }));
};
const services = async () =>
	(await rows()).flatMap(({ jobNo, kind, number, minor }) => (jobNo === null ? [] : [`${kind} ${number} ${minor}`]));
const held = () => database.db.select().from(heldInvoice);

/** Invoices less credit notes, and what the books say that clients owe us before they have paid. */
async function billedAndOwed() {
	const billed = (await rows()).reduce(
		(sum, { kind, minor }) => sum + (kind === 'invoice' ? minor : kind === 'creditNote' ? -minor : 0),
		0,
	);
	const [client] = await database.db
		.select({ minor: sql<number>`coalesce(sum(debit_minor - credit_minor), 0)` })
		.from(ledgerAccount)
		.where(eq(ledgerAccount.kind, 'client'));
	return [billed, client?.minor];
}

/** The brand with other invoicing data than it has. */
function setInvoicing(key: string, given: object, rest: object = {}) {
	setKnownBrands(
		new BrandSet(
			0,
			BRAND_PROFILES.map((each) =>
				each.key === key ? { ...each, ...rest, invoicing: { ...each.invoicing, ...given } } : each,
			),
		),
	);
}

describe('a service that is owed', () => {
	it('is invoiced in the moment in which its supplier takes it on, by the brand', async () => {
		const leadId = await bookedStay(database);
		await asked(leadId);
		expect(await services()).toEqual([]);
		await accepted(leadId);
		const [, own] = await rows();
		expect(own).toMatchObject({
			...{ kind: 'invoice', number: 'GC-2026-00002', minor: PRICE, touristTaxMinor: 0 },
			content: {
				seller: { name: 'Goldgrat Concierge GmbH' },
				agent: null,
				lines: [
					{
						kind: 'service',
						minor: PRICE,
						service: { nameDe: 'Transfer vom Flughafen', day: '2027-02-20', quantity: 1 },
					},
				],
				due: [{ dueDate: '2027-02-13', minor: PRICE }],
			},
		});
		const money = await readLeadPayments({ ctx: agent(), leadId });
		const names = ['Airport transfer', 'Transfer vom Flughafen'];
		expect(money?.instalments.at(-1)).toMatchObject({ kind: 'service', service: names });
		const { url } = await createPaymentLink({ ctx: agent(), leadId, instalmentId: money?.instalments.at(-1)?.id });
		const link = await readPaymentLink(agent(), url.split('/').at(-1) ?? '');
		expect(link?.instalments.map(({ service }) => service).at(-1)).toEqual(names);
		expect(link?.papers.map(({ service }) => service?.nameEn ?? null)).toEqual([null, names[0]]);
		expect(await billedAndOwed()).toEqual([STAY + PRICE, STAY + PRICE]);
	});

	it('is the brand’s in its own series where the stay is invoiced in the name of the operator', async () => {
		const leadId = await bookedStay(database, { brandKey: 'demo' });
		const { position } = await jobRow(database, await accepted(leadId));
		expect((await rows())[1]?.content.account?.reference).toMatch(new RegExp(`${50 + position}$`));
		expect((await rows()).map(({ series, content }) => [series, content.seller.name, content.agent?.name])).toEqual([
			[expect.stringMatching(/-O1$/), expect.any(String), 'Blaufirn Travel AG'],
			[expect.stringMatching(/^[A-Z]{2}$/), 'Blaufirn Travel AG', undefined],
		]);
		expect((await rows())[1]?.content.vat).toMatchObject([{ category: 'E', reasons: ['margin'] }]);
	});

	it('is invoiced once of 24 at the same moment, and each of 24 once', async () => {
		const leadId = await bookedStay(database);
		const { token } = await asked(leadId);
		const once = await Promise.allSettled(Array.from({ length: 24 }, () => takeOn(token)));
		expect(once.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
		expect(await services()).toHaveLength(1);
		const tokens: string[] = [];
		for (let at = 0; at < 24; at += 1) tokens.push((await asked(leadId)).token);
		const all = await Promise.allSettled(tokens.map((each) => takeOn(each)));
		expect(all.filter(({ status }) => status === 'rejected')).toEqual([]);
		expect((await rows()).map(({ sequence }) => sequence)).toEqual(Array.from({ length: 26 }, (_, at) => at + 1));
		expect(await billedAndOwed()).toEqual([STAY + 25 * PRICE, STAY + 25 * PRICE]);
	});

	it('is taken on also while the schedule invoices what was owed before', async () => {
		const leadId = await bookedStay(database);
		for (let round = 0; round < 8; round += 1) {
			const old = await asked(leadId);
			const { token } = await asked(leadId);
			// As it stands in a database from before services were invoiced.
			await database.db
				.update(conciergeJob)
				.set({ state: 'accepted', owedMinor: PRICE, agreedMinor: PRICE })
				.where(eq(conciergeJob.id, old.jobId));
			const schedule = () => issueMissing({ db: database.db, now: NOW });
			const [taken] = await Promise.allSettled([takeOn(token), schedule(), schedule()]);
			expect(taken).toMatchObject({ status: 'fulfilled' });
			expect(await services()).toHaveLength(2 * round + 2);
		}
	});

	it('is credited when it is called off in time, stays invoiced afterwards, and is invoiced anew on another day', async () => {
		const leadId = await bookedStay(database);
		const first = await accepted(leadId);
		await cancelled(leadId, first);
		expect(await services()).toEqual(['invoice GC-2026-00002 42000', 'creditNote GC-2026-00003 42000']);
		const second = await accepted(leadId);
		const { version, time, pickUp, dropOff, flight, note } = await jobRow(database, second);
		const input = { time, pickUp, dropOff, flight, note, day: '2027-02-22' };
		expect(await changeJob({ ctx: team(database), jobId: second, version, input })).toEqual({});
		expect((await services()).slice(2)).toEqual([
			'invoice GC-2026-00004 42000',
			'creditNote GC-2026-00005 42000',
			'invoice GC-2026-00006 42000',
		]);
		expect((await rows()).at(-1)?.content).toMatchObject({
			lines: [{ service: { day: '2027-02-22' } }],
			replaces: { number: 'GC-2026-00004' },
		});
		await cancelled(leadId, second, Date.parse('2027-02-21T12:00:00Z'));
		expect((await jobRow(database, second)).owedMinor).toBe(PRICE);
		expect(await services()).toHaveLength(5);
		expect(await billedAndOwed()).toEqual([STAY + PRICE, STAY + PRICE]);
	});

	it('is credited with its booking, and left alone by what becomes of the stay’s own invoice', async () => {
		const leadId = await bookedStay(database);
		await accepted(leadId);
		await accepted(leadId);
		await cancelStay(leadId);
		const [billed, owed] = await billedAndOwed();
		expect(billed).toBe(owed);
		expect((await services()).map((each) => each.split(' ')[0])).toEqual([
			...['invoice', 'invoice', 'creditNote', 'creditNote'],
		]);
	});

	it('is never owed without an invoice, nor invoiced when it is not, while the booking is cancelled at the same moment', async () => {
		for (let round = 0; round < 4; round += 1) {
			await forgetLeads(database.db);
			const leadId = await bookedStay(database);
			const tokens: string[] = [];
			for (let at = 0; at < 6; at += 1) tokens.push((await asked(leadId)).token);
			await Promise.allSettled([...tokens.map((each) => takeOn(each)), cancelStay(leadId)]);
			const [billed, owed] = await billedAndOwed();
			expect(billed).toBe(owed);
		}
	});

	it('goes to the company that the booking is invoiced to, at the same moment or later', async () => {
		const leadId = await bookedStay(database);
		const { token } = await asked(leadId);
		await accepted(leadId);
		const company = { company: 'Nordwand Reisen GmbH', vatId: 'DE297405180', street: 'Neuer Wall 54' };
		const typed = { ...company, postalCode: '20354', town: 'Hamburg', countryCode: 'DE', buyerReference: '' };
		await Promise.allSettled([saveRecipient({ ctx: agent(), leadId, typed }), takeOn(token)]);
		await saveRecipient({ ctx: agent(), leadId, typed });
		const all = await rows();
		const standing = all.filter(({ no, kind }) => kind === 'invoice' && !all.some((each) => each.correctsNo === no));
		for (const { id } of standing) {
			const { person } = await readAnyInvoice({ ctx: { ...moneyTeam(database), settings: {} as never }, id });
			expect(person?.company).toBe('Nordwand Reisen GmbH');
		}
		const [billed, owed] = await billedAndOwed();
		expect(billed).toBe(owed);
		const page = await readLeadPayments({ ctx: agent(), leadId });
		expect(page?.invoices.find(({ id }) => id === standing.at(-1)?.id)).toMatchObject({
			hasEInvoice: true,
			service: { nameEn: 'Airport transfer' },
		});
	});
});

describe('VAT of services', () => {
	it.each([
		[
			'a rate of its own',
			{ vat: 'included', vatPercent: 10, servicesVatPercent: 20 },
			{ percent: 20, vatMinor: 7_000 },
		],
		[
			'no rate of stays',
			{ vat: 'included', vatPercent: 10, servicesVatPercent: null },
			{ reasons: ['margin'], vatMinor: 0 },
		],
		[
			'the brand’s own reason',
			{ vat: 'exempt', exemptionEn: 'Small business', exemptionDe: 'Kleinunternehmer' },
			{ reasons: ['exempt'], vatMinor: 0 },
		],
	])('is %s', async (_, invoicing, group) => {
		setInvoicing('demo-gold', invoicing);
		const leadId = await bookedStay(database);
		await accepted(leadId);
		expect((await rows()).at(-1)?.content.vat).toMatchObject([group]);
	});
});

describe('an invoice of services that waits', () => {
	const WITHOUT = { postalAddress: 'Blaufirn Travel AG' };

	it('waits beside that of the stay and by itself, holds up no job, and is issued with what is owed by then', async () => {
		setInvoicing('demo', {}, WITHOUT);
		const leadId = await bookedStay(database, { brandKey: 'demo' });
		const first = await accepted(leadId);
		const second = await accepted(leadId);
		expect(await held()).toMatchObject([{ subject: 'services', operatorNo: null, gaps: 'address' }]);
		expect(await services()).toEqual([]);
		await expect(issueHeldOf({ ctx: moneyTeam(database), which: { leadId } })).rejects.toMatchObject({
			reason: 'invoice-held',
		});
		const page = await readLeadPayments({ ctx: moneyTeam(database), leadId });
		expect(page?.heldInvoices).toMatchObject([{ subject: 'services', gaps: ['address'], operatorName: null }]);
		await cancelled(leadId, first);
		setKnownBrands(new BrandSet(0, BRAND_PROFILES));
		expect(await issueHeldOf({ ctx: moneyTeam(database), which: { leadId } })).toBe(1);
		expect([(await services()).length, await held()]).toEqual([1, []]);
		expect((await rows()).at(-1)?.jobNo).toBe((await jobRow(database, second)).no);
		const [billed, owed] = await billedAndOwed();
		expect(billed).toBe(owed);
	});

	it('is credited all the same', async () => {
		const leadId = await bookedStay(database, { brandKey: 'demo' });
		const first = await accepted(leadId);
		setInvoicing('demo', {}, WITHOUT);
		await accepted(leadId);
		await cancelled(leadId, first);
		expect((await services()).map((each) => each.split(' ')[0])).toEqual(['invoice', 'creditNote']);
		expect(await held()).toHaveLength(1);
		await cancelStay(leadId);
		expect(await held()).toEqual([]);
		const [billed, owed] = await billedAndOwed();
		expect(billed).toBe(owed);
	});

	it('comes by the daily schedule for services of before there were invoices of them, once', async () => {
		const leadId = await bookedStay(database);
		await accepted(leadId);
		const late = await accepted(leadId);
		await cancelled(leadId, late, LATE);
		await received(database, leadId, 50_000);
		const own = 'select no from invoice where job_no is not null';
		await database.db.$client.batch(
			[`delete from invoice_key where invoice_no in (${own})`, 'delete from invoice where job_no is not null'],
			'write',
		);
		const runs = await Promise.all(Array.from({ length: 24 }, () => issueMissing({ db: database.db, now: NOW })));
		expect(runs.some((count) => count > 0)).toBe(true);
		expect(await services()).toHaveLength(2);
		expect(await issueMissing({ db: database.db, now: NOW })).toBe(0);
	});
});
