import type { BrandProfile } from '../brand/brand-profile';
import { postalParts } from '../brand/postal-parts';
import { seatCode } from '../brand/seat-country';
import { isCurrency } from '../money/money';
import { paymentReference } from './payment-reference';
import type { Transfer } from './transfer';

type Owed = {
	brand: Pick<BrandProfile, 'bankAccount' | 'postalAddress'>;
	bookingNumber: string | null;
	/** Position of the instalment, 0 for the booking as a whole. */
	part: number;
	minor: number;
	currency: string;
};

/**
 * The transfer by which a client pays what is owed of a booking to its brand, with the reference that statements are matched by (PAYMENT-3). Null for a
 * brand without an account.
 */
export function leadTransfer({ brand, bookingNumber, part, minor, currency }: Owed): Transfer | null {
	const { bankAccount: account, postalAddress } = brand;
	if (!account || minor <= 0 || !isCurrency(currency)) return null;
	const { holder, iban, bic } = account;
	const address = postalParts(postalAddress);
	return {
		creditor: {
			...{ name: holder, iban, bic },
			...{ street: address?.street ?? '', houseNumber: '' },
			...{ postalCode: address?.postalCode ?? '', town: address?.town ?? '' },
			country: seatCode(address?.country ?? ''),
		},
		debtor: null,
		amount: { minor, currency },
		reference: bookingNumber === null ? null : paymentReference({ bookingNumber, part }, iban),
		text: bookingNumber,
	};
}
