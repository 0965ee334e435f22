import type { BrandProfile } from '../brand/brand-profile';
import { postalParts } from '../brand/postal-parts';
import { isCurrency } from '../money/money';
import { paymentReference } from './payment-reference';
import type { Transfer } from './transfer';

/** Countries as postal addresses of brands name them, of which the codes of a transfer need the letters. */
const COUNTRIES: Readonly<Record<string, string>> = {
	Austria: 'AT',
	Belgium: 'BE',
	Denmark: 'DK',
	France: 'FR',
	Germany: 'DE',
	Italy: 'IT',
	Liechtenstein: 'LI',
	Luxembourg: 'LU',
	Monaco: 'MC',
	Norway: 'NO',
	Spain: 'ES',
	Switzerland: 'CH',
};

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
			country: COUNTRIES[address?.country ?? ''] ?? '',
		},
		debtor: null,
		amount: { minor, currency },
		reference: bookingNumber === null ? null : paymentReference({ bookingNumber, part }, iban),
		text: bookingNumber,
	};
}
