import { spacedIban } from '~/domain/brand/bank-account';
import { knownBrands } from '~/domain/brand/known-brands';
import { isRunObjected, type PayoutRun } from '~/domain/payout/load-payout-run.server';

/** A run as its page shows it: of accounts their last letters alone. */
export function payoutRunView(run: PayoutRun, reader: string) {
	const { no: _, fileHash: __, createdBy, payouts, suppliers, refunds, ...shown } = run;
	const bank = knownBrands().of(run.brandKey).bankAccount;
	return {
		...shown,
		brand: knownBrands().of(run.brandKey).name,
		bank: bank && `… ${spacedIban(bank.iban).slice(-9)}`,
		isOwn: createdBy === reader,
		isObjected: isRunObjected(run),
		refunds: refunds.map(({ party, ...each }) => ({ ...each, accountEnd: party ? party.iban.slice(-4) : null })),
		payouts: payouts.map(({ agencyNo: _, account, releasedEnd, ...each }) => ({
			...each,
			accountEnd: releasedEnd ?? account.party?.iban.slice(-4) ?? null,
		})),
		suppliers: suppliers.map(({ supplierNo: _, supplier, account, releasedEnd, ...each }) => ({
			...each,
			supplier: supplier.name,
			accountEnd: releasedEnd ?? account.party?.iban.slice(-4) ?? null,
		})),
	};
}

export type PayoutRunView = ReturnType<typeof payoutRunView>;
