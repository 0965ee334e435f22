import { inArray } from 'drizzle-orm';
import * as z from 'zod';
import { conciergeSupplier } from '#db/schema/concierge';
import { CURRENCY_CODES } from '#db/schema/enums';
import type { RequestContext } from '~/context';
import { requireActor } from '../access/require-actor';
import { openSupplierAccount } from '../concierge/supplier-account.server';
import type { BankParty } from './credit-transfer-file';
import type { PayeeState } from './payee-account.server';
import { SUPPLIER_PAYABLE_SQL } from './supplier-payable-sql';

type Ctx = Pick<RequestContext, 'db' | 'actor' | 'settings'>;

const row = z.object({
	brand_key: z.string(),
	currency: z.enum(CURRENCY_CODES),
	supplier_no: z.number(),
	jobs: z.number(),
	minor: z.number(),
	oldest: z.string(),
});

/** What one supplier could be paid of one brand and currency; minor units. */
export type SupplierPayable = {
	brandKey: string;
	currency: (typeof CURRENCY_CODES)[number];
	supplier: { key: string; name: string };
	jobs: number;
	minor: number;
	/** Day of the earliest of them. */
	oldest: string;
	account: PayeeState;
	/** Last letters of the account; null without one. */
	accountEnd: string | null;
};

/** Services that suppliers are to be paid for, by brand, currency and supplier, the oldest first (PAYOUT-5). Throws DomainError 'forbidden', 'unavailable'. */
export async function listSupplierPayables(ctx: Ctx): Promise<SupplierPayable[]> {
	requireActor(ctx, 'money');
	const { rows } = await ctx.db.$client.execute(SUPPLIER_PAYABLES_STATEMENT);
	const due = z.array(row).parse(rows.map((each) => ({ ...each })));
	const suppliers = await suppliersOf(
		ctx.db,
		due.map(({ supplier_no }) => supplier_no),
	);
	return Promise.all(
		due.flatMap(({ brand_key: brandKey, supplier_no, ...rest }) => {
			const supplier = suppliers.get(supplier_no);
			if (!supplier) return [];
			return supplierPayee(ctx, supplier, rest.currency).then(
				({ state, party }): SupplierPayable => ({
					...{ ...rest, brandKey, account: state },
					supplier: { key: supplier.key, name: supplier.name },
					accountEnd: party ? party.iban.slice(-4) : null,
				}),
			);
		}),
	);
}

/** Along the index of what is unpaid: by states it would read every job that was ever done. */
export const SUPPLIER_PAYABLES_STATEMENT = `select j.brand_key, j.currency, j.supplier_no, count(*) as jobs, sum(j.owed_net_minor) as minor, min(j.day) as oldest
	from concierge_job j indexed by concierge_job_unpaid
	where ${SUPPLIER_PAYABLE_SQL} group by j.brand_key, j.currency, j.supplier_no order by oldest, j.supplier_no`;

/** Suppliers with their sealed accounts, by number. */
export async function suppliersOf(db: Ctx['db'], numbers: readonly number[]) {
	const rows = await db
		.select({
			...{ no: conciergeSupplier.no, key: conciergeSupplier.key, name: conciergeSupplier.name },
			...{ email: conciergeSupplier.email, language: conciergeSupplier.language },
			bankAccount: conciergeSupplier.bankAccount,
		})
		.from(conciergeSupplier)
		.where(inArray(conciergeSupplier.no, [...new Set(numbers)]));
	return new Map(rows.map((each) => [each.no, each]));
}

/** The account that a supplier is paid to in a currency; a file of ours pays euros and francs. */
export async function supplierPayee(
	ctx: Pick<RequestContext, 'settings'>,
	supplier: Parameters<typeof openSupplierAccount>[1],
	currency: string,
): Promise<{ state: 'ready'; party: BankParty } | { state: Exclude<PayeeState, 'ready'>; party: null }> {
	const party = await openSupplierAccount(ctx, supplier);
	if (!party) return { state: 'none', party: null };
	return currency === 'EUR' || currency === 'CHF' ? { state: 'ready', party } : { state: 'byHand', party: null };
}
