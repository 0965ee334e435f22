import type { Money } from '../money/money';

/** What a payer has to know, or scan, to pay by bank transfer. */
export type Transfer = {
	creditor: Party & { iban: string; bic: string | null };
	/** Who is expected to pay; null where it may be anyone. */
	debtor: Party | null;
	amount: Money;
	/** A creditor or QR reference without spaces; null where there is none. */
	reference: string | null;
	/** What the payment is for, in words. */
	text: string | null;
	/** ISO purpose code of four letters. */
	purpose?: string;
	/** Swiss bills only: structured bill information, and up to two alternative schemes. */
	billInformation?: string;
	alternatives?: string[];
};

/** A structured address; Swiss bills need postal code, town and country. */
export type Party = {
	name: string;
	street: string;
	houseNumber: string;
	postalCode: string;
	town: string;
	/** ISO 3166-1, two letters. */
	country: string;
};

const LARGEST_MINOR = 99_999_999_999;

/** `25025.00`. Throws RangeError for what neither standard takes. */
export function transferAmount({ minor }: Money): string {
	if (!Number.isInteger(minor) || minor < 1 || minor > LARGEST_MINOR)
		throw new RangeError(`No amount of a transfer: ${minor}`);
	return `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;
}
