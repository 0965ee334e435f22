import { inArray } from 'drizzle-orm';
import * as z from 'zod';
import { CURRENCY_CODES } from '#db/schema/enums';
import { travelAgency } from '#db/schema/travel-agency';
import type { RequestContext } from '~/context';
import { requireActor } from '../access/require-actor';
import { EARNED_SQL, PAYABLE_SQL } from './payable-sql';
import { type PayeeState, payeeAccount } from './payee-account.server';

type Ctx = Pick<RequestContext, 'db' | 'actor' | 'today' | 'settings'>;

const row = z.object({
	brand_key: z.string(),
	currency: z.enum(CURRENCY_CODES),
	agency_no: z.number(),
	leads: z.number(),
	minor: z.number(),
	oldest: z.string(),
});

/** What one agency could be paid of one brand and currency; minor units. */
export type Payable = {
	brandKey: string;
	currency: (typeof CURRENCY_CODES)[number];
	agency: { id: string; name: string };
	leads: number;
	minor: number;
	/** Day on which the first of them was due. */
	oldest: string;
	account: PayeeState;
	/** Last letters of the account; null without one. */
	accountEnd: string | null;
};

/** Commissions and markups that are due, by brand, currency and agency, the oldest first (PAYOUT-1). Throws DomainError 'forbidden', 'unavailable'. */
export async function listPayables(ctx: Ctx): Promise<Payable[]> {
	requireActor(ctx, 'money');
	const { db, today } = ctx;
	const { rows } = await db.$client.execute({
		sql: `select l.brand_key, l.currency, l.agency_no, count(*) as leads, sum(${EARNED_SQL}) as minor, min(l.commission_due_date) as oldest
			from lead l indexed by lead_commission_unpaid where ${PAYABLE_SQL} group by l.brand_key, l.currency, l.agency_no having minor > 0 order by oldest, l.agency_no`,
		args: { today },
	});
	const due = z.array(row).parse(rows.map((each) => ({ ...each })));
	const agencies = await agenciesOf(
		db,
		due.map(({ agency_no }) => agency_no),
	);
	return Promise.all(
		due.flatMap(({ brand_key: brandKey, agency_no, currency, leads, minor, oldest }) => {
			const agency = agencies.get(agency_no);
			if (!agency) return [];
			return payeeAccount(ctx, agency, currency).then(
				({ state, party }): Payable => ({
					...{ brandKey, currency, leads, minor, oldest, account: state },
					agency: { id: agency.id, name: agency.name },
					accountEnd: party ? party.iban.slice(-4) : null,
				}),
			);
		}),
	);
}

/** Agencies with their sealed accounts, by number. */
export async function agenciesOf(db: Ctx['db'], numbers: readonly number[]) {
	const rows = await db
		.select({
			...{ no: travelAgency.no, id: travelAgency.id, name: travelAgency.name },
			...{ bankCurrency: travelAgency.bankCurrency, bankAccount: travelAgency.bankAccount },
		})
		.from(travelAgency)
		.where(inArray(travelAgency.no, [...new Set(numbers)]));
	return new Map(rows.map((each) => [each.no, each]));
}
