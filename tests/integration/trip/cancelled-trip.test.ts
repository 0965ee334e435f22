import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AgreedTerms, lead } from '#db/schema/lead';
import { property } from '#db/schema/property';
import { refund } from '#db/schema/refund';
import { addDays, plainDate } from '~/domain/date/plain-date';
import { moveLead } from '~/domain/lead/move-lead.server';
import { formatAmount } from '~/domain/money/format-amount';
import { readLeadPayments } from '~/domain/payment/lead-payments.server';
import { recordPayment } from '~/domain/payment/record-payment.server';
import { recordRefund, releaseRefund } from '~/domain/refund/release-refund.server';
import { createTripLink } from '~/domain/trip/trip-links.server';
import { insertLead } from '../lead/lead-workspace';
import { type Product, startProduct, TODAY } from '../product';
import { agentContext } from '../proposal/sent-proposal';

let product: Product;
let agent: Awaited<ReturnType<typeof agentContext>>;
let team: Awaited<ReturnType<typeof agentContext>>;

beforeAll(async () => {
	product = await startProduct('cancelled-trip');
	[agent, team] = await Promise.all([agentContext(product), agentContext(product, 'team')]);
});
afterAll(() => product?.stop());

const PRICE = 2_700_000;
const CHECK_IN = plainDate('2028-01-08');

/** All of the price is due at once; half of it is kept of what is cancelled today. */
const terms = (keptMinor: number): AgreedTerms => ({
	payments: [{ kind: 'final', dueDate: TODAY, minor: PRICE }],
	cancellation: [{ from: TODAY, until: CHECK_IN, keptMinor }],
	deposit: { kind: 'unknown', minor: null, currency: null, date: null },
});

let weeks = 0;

/** A booking of the agent's agency, what came in for it, and its cancellation; the paths of both links. */
async function cancelled({ keptMinor, paidMinor }: { keptMinor: number; paidMinor: number }) {
	weeks += 1;
	const [house] = await agent.db
		.select({ no: property.no, name: property.name })
		.from(property)
		.where(eq(property.key, 'chalet-enzian'));
	const checkIn = addDays(CHECK_IN, (weeks - 1) * 7);
	const { id } = await insertLead(agent.db, {
		...{
			id: `lead_gone${weeks}`,
			brandKey: agent.brand.key,
			status: 'requestedBooking',
			agreedTerms: terms(keptMinor),
		},
		...{ agencyNo: agent.actor?.agency?.no, userNo: agent.actor?.no, createdBy: agent.actor?.id ?? '' },
		...{ propertyNo: house?.no ?? 1, propertyName: house?.name ?? '', email: 'ada@thorne.example', pax: 2 },
		...{ checkIn, checkOut: addDays(checkIn, 7), origin: agent.linkOrigin, clientLastName: 'Thorne' },
		...{ subtotalMinor: PRICE, cardFeeMinor: 0, totalMinor: PRICE, commissionMinor: 337_500, commissionPercent: 12.5 },
	});
	const move = async (to: 'confirmedBooking' | 'cancelledBooking') => {
		const [row] = await agent.db.select({ version: lead.version }).from(lead).where(eq(lead.id, id));
		const actor = { id: team.actor?.id ?? '', role: 'admin' } as const;
		await moveLead({ scope: { reach: 'all' }, ctx: team, lead: { id, version: row?.version ?? 1 }, to, actor });
	};
	await move('confirmedBooking');
	const path = async (kind: 'lead' | 'group') =>
		new URL((await createTripLink({ ctx: agent, leadId: id, kind })).url).pathname;
	const paths = { lead: await path('lead'), group: await path('group') };
	if (paidMinor > 0)
		await recordPayment({ ctx: team, leadId: id, minor: paidMinor, receivedOn: TODAY, key: crypto.randomUUID() });
	await move('cancelledBooking');
	return { id, ...paths };
}

const words = (html: string) =>
	html
		.replace(/<script[\s\S]*?<\/script>/g, '')
		.replace(/<[^>]+>/g, ' ')
		.replace(/[\s\u00a0\u202f]+/g, ' ');
const amount = (minor: number) =>
	formatAmount({ minor, currency: 'EUR' }, { hasCents: true }).replace(/[\s\u00a0\u202f]+/g, ' ');
const read = async (path: string) => {
	const { status, text } = await product.ask(path);
	return { status, text, page: words(text) };
};

describe('the page of a cancelled trip (TRIP-12)', () => {
	it('says what is kept and what comes back, as the booking’s page does, and then that it has gone', async () => {
		const stay = await cancelled({ keptMinor: PRICE / 2, paidMinor: PRICE });
		const money = await readLeadPayments({ ctx: team, leadId: stay.id });
		const kept = money?.instalments.reduce((sum, { minor }) => sum + minor, 0) ?? 0;
		expect([kept, money?.creditMinor]).toEqual([PRICE / 2, PRICE / 2]);
		const first = await read(stay.lead);
		expect(first.status).toBe(410);
		expect(first.page).toContain(`By the agreed terms ${amount(kept)} is kept.`);
		expect(first.page).toContain(`Paid ${amount(PRICE)}`);
		expect(first.page).toContain(`You get back ${amount(money?.creditMinor ?? 0)}`);
		expect(first.text).not.toMatch(/Thorne|Enzian|commission|markup|lead_gone/i);
		expect((await read(`${stay.lead}?lng=de`)).page).toContain(`Sie erhalten zurück ${amount(PRICE / 2)}`);

		const [row] = await agent.db.select().from(refund).where(eq(refund.state, 'proposed'));
		if (!row) throw new Error('nothing is proposed to go back');
		await releaseRefund({ ctx: team, id: row.id, version: row.version });
		await recordRefund({ ctx: team, id: row.id, version: row.version + 1, paidOn: TODAY });
		const second = await read(stay.lead);
		expect(second.page).toContain(`Refunded on 20 Nov 2026 ${amount(PRICE / 2)}`);
		expect(second.page).toContain(`Paid ${amount(PRICE)}`);
		expect(second.page).not.toContain('You get back');
	});

	it('says what is still to be paid, and that nothing is kept', async () => {
		const owing = await cancelled({ keptMinor: PRICE / 2, paidMinor: 100_000 });
		expect((await read(owing.lead)).page).toContain(`Still to be paid ${amount(PRICE / 2 - 100_000)}`);
		const free = await cancelled({ keptMinor: 0, paidMinor: 0 });
		const { page } = await read(free.lead);
		expect(page).toContain('By the agreed terms nothing is kept.');
		expect(page).not.toContain('You get back');
	});

	it('tells the group no figure', async () => {
		const stay = await cancelled({ keptMinor: PRICE / 2, paidMinor: PRICE });
		for (const path of [stay.group, `${stay.group}?_data=routes%2Ftrip%2Ftrip-page`]) {
			const { status, text } = await read(path);
			expect(status).toBe(410);
			expect(text).not.toMatch(/13.?500|27.?000|1350000|2700000|is kept|get back/);
		}
	});
});
