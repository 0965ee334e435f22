import type { AgreedTerms } from '#db/schema/lead';
import { moveLead } from '~/domain/lead/move-lead.server';
import { recordPayment } from '~/domain/payment/record-payment.server';
import type { TestDatabase } from '../database';
import { contextOf, insertAgentLead } from '../lead/agent-workspace';

const EVERY_LEAD = { reach: 'all' } as const;
const ADMIN = { id: 'user_admin', role: 'admin' } as const;

/** A request of an admin who does the money. */
export const moneyTeam = (database: Pick<TestDatabase, 'db'>, given: Parameters<typeof contextOf>[2] = {}) =>
	contextOf(database, 'admin', { may: ['money'], ...given });

/** Terms of two payments on these days. */
export function termsOf(payments: readonly [dueDate: string, minor: number][]): AgreedTerms {
	return {
		payments: payments.map(([dueDate, minor], at) => ({ kind: at === 0 ? 'prepayment' : 'final', dueDate, minor })),
		cancellation: [{ from: '2026-11-01', until: '2027-02-20', keptMinor: 350_000 }],
		deposit: { kind: 'unknown', minor: null, currency: null, date: null },
	};
}

/** A confirmed booking with these instalments. */
export async function bookedLead(
	database: TestDatabase,
	payments: readonly [dueDate: string, minor: number][],
	given: Parameters<typeof insertAgentLead>[1] = {},
) {
	const totalMinor = payments.reduce((sum, [, minor]) => sum + minor, 0);
	const seen = await insertAgentLead(database, {
		...{ status: 'requestedBooking', agreedTerms: termsOf(payments), totalMinor, subtotalMinor: totalMinor },
		...{ cardFeeMinor: 0, commissionMinor: null, commissionPercent: null, commissionDueDate: null, ...given },
	});
	await moveLead({ ctx: moneyTeam(database), scope: EVERY_LEAD, lead: seen, to: 'confirmedBooking', actor: ADMIN });
	return seen.id;
}

/** Money that the team writes down. */
export function received(database: TestDatabase, leadId: string, minor: number) {
	return recordPayment({
		...{ ctx: moneyTeam(database), leadId, minor, receivedOn: '2026-11-20', key: crypto.randomUUID() },
	});
}
