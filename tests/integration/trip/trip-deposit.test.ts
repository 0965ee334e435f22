import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lead } from '#db/schema/lead';
import { property } from '#db/schema/property';
import { addDays, plainDate } from '~/domain/date/plain-date';
import { moveLead } from '~/domain/lead/move-lead.server';
import { readLeadPayments } from '~/domain/payment/lead-payments.server';
import { recordPayment } from '~/domain/payment/record-payment.server';
import { createTripLink } from '~/domain/trip/trip-links.server';
import { insertLead } from '../lead/lead-workspace';
import { type Product, startProduct, TODAY } from '../product';
import { agentContext } from '../proposal/sent-proposal';

let product: Product;
let agent: Awaited<ReturnType<typeof agentContext>>;
let team: Awaited<ReturnType<typeof agentContext>>;

beforeAll(async () => {
	product = await startProduct('trip-deposit');
	[agent, team] = await Promise.all([agentContext(product), agentContext(product, 'team')]);
});
afterAll(() => product?.stop());

const words = (html: string) =>
	html
		.replace(/<script[\s\S]*?<\/script>/g, '')
		.replace(/<[^>]+>/g, ' ')
		.replace(/[\s\u00a0\u202f]+/g, ' ');

/** A booking with a deposit of 5 000.00 due two weeks before check-in; the paths of its links. */
async function booked() {
	const checkIn = plainDate('2028-03-04');
	const [house] = await agent.db
		.select({ no: property.no, name: property.name })
		.from(property)
		.where(eq(property.key, 'chalet-enzian'));
	const { id } = await insertLead(agent.db, {
		...{ id: 'lead_deposit1', brandKey: agent.brand.key, status: 'requestedBooking' },
		agreedTerms: {
			payments: [{ kind: 'final', dueDate: '2028-02-01', minor: 2_700_000 }],
			cancellation: [],
			deposit: { kind: 'cashed_in', minor: 500_000, currency: 'EUR', date: '2028-02-19' },
		},
		...{ agencyNo: agent.actor?.agency?.no, userNo: agent.actor?.no, createdBy: agent.actor?.id ?? '' },
		...{ propertyNo: house?.no ?? 1, propertyName: house?.name ?? '', email: 'ada@thorne.example', pax: 2 },
		...{ checkIn, checkOut: addDays(checkIn, 7), origin: agent.linkOrigin },
		...{ subtotalMinor: 2_700_000, cardFeeMinor: 0, totalMinor: 2_700_000, commissionMinor: 0, commissionPercent: 0 },
	});
	const [row] = await agent.db.select({ version: lead.version }).from(lead).where(eq(lead.id, id));
	const actor = { id: team.actor?.id ?? '', role: 'admin' } as const;
	await moveLead({
		...{ scope: { reach: 'all' }, ctx: team, lead: { id, version: row?.version ?? 1 }, to: 'confirmedBooking', actor },
	});
	const path = async (kind: 'lead' | 'group') =>
		new URL((await createTripLink({ ctx: agent, leadId: id, kind })).url).pathname;
	return { id, lead: await path('lead'), group: await path('group') };
}

describe('the security deposit on the trip page (TRIP-13)', () => {
	it('stands below the payments with the lines of its transfer, and then as paid in', async () => {
		const stay = await booked();
		const money = await readLeadPayments({ ctx: team, leadId: stay.id });
		const before = words((await product.ask(stay.lead)).text);
		expect(before).toContain('Security deposit');
		expect(before).toMatch(/5 000,00 EUR/);
		expect(money?.depositReference).toBeTruthy();
		expect(before).toContain(money?.depositReference ?? '');
		const record = (minor: number) =>
			recordPayment({
				...{ ctx: team, leadId: stay.id, minor, receivedOn: TODAY, key: crypto.randomUUID(), isDeposit: true },
			});
		await record(200_000);
		const partly = words((await product.ask(stay.lead)).text);
		expect(partly).toContain('2 000,00 EUR of it has come in.');
		expect(partly).toContain('3 000,00 EUR');
		await record(300_000);
		const paid = words((await product.ask(stay.lead)).text);
		expect(paid).toContain('Paid in');
		expect(paid).not.toContain(money?.depositReference ?? '');
		for (const address of [stay.group, `${stay.group}/offline`, `${stay.lead}/offline`])
			expect(words((await product.ask(address)).text), address).not.toMatch(/Security deposit|5 000,00/);
	});
});
