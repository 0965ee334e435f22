import { spacedIban } from '~/domain/brand/bank-account';
import { knownBrands } from '~/domain/brand/known-brands';
import type { PayoutRun } from '~/domain/payout/payout-run.server';

/** A run as its page shows it: of accounts their last letters alone. */
export function payoutRunView(run: PayoutRun, reader: string) {
	const { no: _, fileHash: __, createdBy, payouts, refunds, ...shown } = run;
	const bank = knownBrands().of(run.brandKey).bankAccount;
	return {
		...shown,
		brand: knownBrands().of(run.brandKey).name,
		bank: bank && `… ${spacedIban(bank.iban).slice(-9)}`,
		isOwn: createdBy === reader,
		isObjected:
			refunds.some(({ isObjected }) => isObjected) ||
			payouts.some(({ items }) => items.some(({ isObjected }) => isObjected)),
		refunds: refunds.map(({ party, ...each }) => ({ ...each, accountEnd: party ? party.iban.slice(-4) : null })),
		payouts: payouts.map(({ agencyNo: _, account, releasedEnd, ...each }) => ({
			...each,
			accountEnd: releasedEnd ?? account.party?.iban.slice(-4) ?? null,
		})),
	};
}

export type PayoutRunView = ReturnType<typeof payoutRunView>;
