import type { TripDepositView } from '~/components/trip/trip-view';
import { spacedIban } from '~/domain/brand/bank-account';
import { knownBrands } from '~/domain/brand/known-brands';
import { daysBetween, type PlainDate, plainDate } from '~/domain/date/plain-date';
import { depositOpenMinor, depositState, heldMinor } from '~/domain/deposit/deposit-state';
import type { depositStatement } from '~/domain/deposit/read-deposit.server';
import { spacedReference } from '~/domain/payment/creditor-reference';
import { leadTransfer } from '~/domain/payment/lead-transfer';
import { DEPOSIT_PART } from '~/domain/payment/payment-reference';
import type { TripRow } from '~/domain/trip/read-trip.server';

type DepositRow = Awaited<ReturnType<typeof depositStatement>>[number];

/** The security deposit of a stay that is to come, and how it is paid in (MONEY-12, TRIP-13); null where none was agreed. */
export function depositView(
	{ brandKey, bookingNumber }: Pick<TripRow, 'brandKey' | 'bookingNumber'>,
	deposit: DepositRow | undefined,
	today: PlainDate,
): TripDepositView | null {
	if (!deposit) return null;
	const { currency, minor, dueDate } = deposit;
	const openMinor = depositOpenMinor(deposit);
	const brand = knownBrands().of(brandKey);
	const transfer = leadTransfer({ brand, bookingNumber, part: DEPOSIT_PART, minor: openMinor, currency });
	return {
		...{ state: depositState(deposit), currency, minor, openMinor, heldMinor: heldMinor(deposit), dueDate },
		daysLeft: daysBetween(today, plainDate(dueDate)),
		transfer: transfer && {
			holder: transfer.creditor.name,
			iban: spacedIban(transfer.creditor.iban),
			bic: transfer.creditor.bic,
			reference: transfer.reference && spacedReference(transfer.reference),
		},
	};
}
