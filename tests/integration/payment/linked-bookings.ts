import { eq } from 'drizzle-orm';
import { type AgreedTerms, lead } from '#db/schema/lead';
import { moveLead } from '~/domain/lead/move-lead.server';
import { createPaymentLink } from '~/domain/payment/payment-links.server';
import { insertLead } from '../lead/lead-workspace';
import type { agentContext } from '../proposal/sent-proposal';
import { moneyOfLead } from './money-of-lead';

type Ctx = Awaited<ReturnType<typeof agentContext>>;

/** Long before its day. */
export const AHEAD = '2026-12-25';

const terms = (first: string): AgreedTerms => ({
	payments: [
		{ kind: 'prepayment', dueDate: first, minor: 945_000 },
		{ kind: 'final', dueDate: AHEAD, minor: 1_755_000 },
	],
	cancellation: [{ from: '2026-11-01', until: '2027-02-20', keptMinor: 0 }],
	deposit: { kind: 'unknown', minor: null, currency: null, date: null },
});

/** Makes bookings of the agent's agency, each in a week of its own, with a link for an instalment, or for the whole booking. */
export function linkedBookings({ agent, team }: { agent: Ctx; team: Ctx }) {
	let weeks = 0;
	return async (given: { first?: string; position?: number | null; lead?: Partial<typeof lead.$inferInsert> } = {}) => {
		const { first = AHEAD, position = 1 } = given;
		weeks += 1;
		const day = new Date(Date.parse('2028-01-01') + weeks * 7 * 86_400_000).toISOString().slice(0, 10);
		const until = new Date(Date.parse(day) + 7 * 86_400_000).toISOString().slice(0, 10);
		const { id } = await insertLead(agent.db, {
			...{ id: `lead_pay${weeks}`, brandKey: agent.brand.key, status: 'requestedBooking', agreedTerms: terms(first) },
			...{ agencyNo: agent.actor?.agency?.no, userNo: agent.actor?.no, createdBy: agent.actor?.id ?? '' },
			...{ checkIn: day, checkOut: until, subtotalMinor: 2_700_000, cardFeeMinor: 0, totalMinor: 2_700_000 },
			...{ markupMinor: 100_000, commissionMinor: 337_500, commissionPercent: 12.5, propertyName: 'Chalet Enzian' },
			...given.lead,
		});
		const by = { scope: { reach: 'all' }, actor: { id: team.actor?.id ?? '', role: 'admin' } } as const;
		await moveLead({ ...by, ctx: team, lead: { id, version: 1 }, to: 'confirmedBooking' });
		const [row] = await agent.db.select({ no: lead.no }).from(lead).where(eq(lead.id, id));
		const leadNo = row?.no ?? 0;
		const { instalments } = await moneyOfLead(agent.db, leadNo);
		const instalmentId = position === null ? null : (instalments[position - 1]?.id ?? '');
		const link = await createPaymentLink({ ctx: agent, leadId: id, instalmentId });
		const cancel = () => moveLead({ ...by, ctx: team, lead: { id, version: 2 }, to: 'cancelledBooking' });
		return { leadId: id, leadNo, link, path: new URL(link.url).pathname, instalments, cancel };
	};
}
