import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ledgerAccount, ledgerTransfer } from '#db/schema/ledger';
import { BRAND_PROFILES } from '#db/seed/brands/brand-profiles';
import { BrandSet } from '~/domain/brand/brand-set';
import { setKnownBrands } from '~/domain/brand/known-brands';
import { parseMonth } from '~/domain/date/month';
import { plainDate } from '~/domain/date/plain-date';
import { datevExport } from '~/domain/ledger/datev/datev-export.server';
import { closeMonth } from '~/domain/ledger/months/close-month.server';
import { recordPayment } from '~/domain/payment/record-payment.server';
import type { TestDatabase } from '../database';
import { contextOf, EVERYBODY, startAgentDatabase } from '../lead/agent-workspace';
import { forgetLeads } from '../lead/lead-workspace';
import { bookedLead, moneyTeam } from './money-workspace';

let database: TestDatabase;
beforeAll(async () => {
	database = await startAgentDatabase();
	const numbers = { consultant: 29_098, client: 55_003 };
	setKnownBrands(
		new BrandSet(
			0,
			BRAND_PROFILES.map((brand) =>
				brand.key === 'consumer' ? { ...brand, bookkeeping: { ...brand.bookkeeping, ...numbers } } : brand,
			),
		),
	);
});
beforeEach(() => forgetLeads(database.db));
afterAll(async () => {
	setKnownBrands(new BrandSet(0, BRAND_PROFILES));
	await database?.stop();
});

const OCTOBER = parseMonth('2026-10');
const words = { what: (each: string) => each, less: (what: string) => `less ${what}` };
const later = () => ({ ...moneyTeam(database), today: plainDate('2026-12-05'), now: Date.UTC(2026, 11, 5, 9) });

async function linesOf(given: { month?: string; brandKey?: string; currency?: string } = {}) {
	const month = parseMonth(given.month ?? '2026-10');
	if (!month) throw new Error('no month');
	const { brandKey = 'consumer', currency = 'EUR' } = given;
	const file = await datevExport({ ctx: later(), month, brandKey, currency, words });
	const text = new TextDecoder('windows-1252').decode(await new Response(file).arrayBuffer());
	return text.trimEnd().split('\r\n');
}

async function booked(weeks: [string, string], brandKey = 'consumer') {
	return bookedLead(database, [['2026-11-25', 1_000_000]], { brandKey, checkIn: weeks[0], checkOut: weeks[1] });
}

const pay = (leadId: string, receivedOn: string, minor: number) =>
	recordPayment({ ctx: later(), leadId, minor, receivedOn, key: crypto.randomUUID() });

describe('the books for DATEV', () => {
	it('hold the month of the brand and nothing else, each line once', async () => {
		const ours = await booked(['2027-01-09', '2027-01-16']);
		const others = await booked(['2027-01-16', '2027-01-23'], 'demo-gold');
		for (const [id, day, minor] of [
			[ours, '2026-10-01', 10_001],
			[ours, '2026-10-31', 20_002],
			[ours, '2026-11-01', 40_004],
			[others, '2026-10-05', 80_008],
		] as const)
			await pay(id, day, minor);
		const [head, columns, ...lines] = await linesOf();
		expect(head?.startsWith('"EXTF";700;21;')).toBe(true);
		expect(columns?.split(';')).toHaveLength(125);
		expect(lines.map((line) => line.split(';').slice(0, 10).join(';'))).toEqual([
			'100,01;"S";"EUR";;;;1200;1410;;0110',
			'200,02;"S";"EUR";;;;1200;1410;;3110',
		]);
		// The booking itself stands in November, with its price and tax.
		const november = await linesOf({ month: '2026-11' });
		expect(november.slice(2).map((line) => line.split(';')[13])).toEqual([
			expect.stringContaining('payment'),
			expect.stringContaining('price'),
		]);
		expect(await linesOf({ currency: 'CHF' })).toHaveLength(2);
	});

	it('come to what the accounts moved, whatever was booked', async () => {
		const id = await booked(['2027-01-09', '2027-01-16']);
		const minors = Array.from({ length: 40 }, (_, at) => 1 + at * 37);
		for (const minor of minors) await pay(id, '2026-10-12', minor);
		const [, , ...lines] = await linesOf();
		const cents = lines.map((line) => Number(line.split(';')[0]?.replace(',', '')));
		expect(cents.reduce((sum, each) => sum + each, 0)).toBe(minors.reduce((sum, each) => sum + each, 0));
	});

	it('hold what the card provider has paid out to the brand, which is of no booking', async () => {
		const side = { currency: 'EUR', kind: 'card' } as const;
		for (const party of ['consumer', 'demo-gold']) {
			const sides = [
				{ ...side, party },
				{ ...side, party, kind: 'bank' as const },
			];
			const [card, bank] = await database.db.insert(ledgerAccount).values(sides).onConflictDoNothing().returning();
			await database.db.insert(ledgerTransfer).values({
				...{ kind: 'payment', debitNo: bank?.no ?? 0, creditNo: card?.no ?? 0, minor: 98_500, currency: 'EUR' },
				...{ day: '2026-10-20', actor: 'user_admin' },
			});
		}
		const [, , ...lines] = await linesOf();
		expect(lines.map((line) => [line.split(';')[0], line.split(';')[13]])).toEqual([['985,00', '"cardPayout"']]);
	});

	it('say that a closed month stays as it is', async () => {
		await pay(await booked(['2027-01-09', '2027-01-16']), '2026-10-01', 10_000);
		expect((await linesOf())[0]?.split(';')[20]).toBe('0');
		await closeMonth({ ctx: later(), month: OCTOBER });
		const [head, , line] = await linesOf();
		expect([head?.split(';')[20], line?.split(';')[113]]).toEqual(['1', '1']);
	});

	it('need the numbers of the bookkeeper, and the capability', async () => {
		await expect(linesOf({ brandKey: 'demo-gold' })).rejects.toMatchObject({ code: 'conflict', reason: 'no-datev' });
		await expect(linesOf({ brandKey: 'no-such-brand' })).rejects.toMatchObject({ code: 'not-found' });
		if (!OCTOBER) throw new Error('no month');
		for (const person of EVERYBODY) {
			const ctx = contextOf(database, person);
			const asked = datevExport({ ctx, month: OCTOBER, brandKey: 'consumer', currency: 'EUR', words });
			await expect(asked, person).rejects.toMatchObject({ code: 'forbidden' });
		}
	});
});
