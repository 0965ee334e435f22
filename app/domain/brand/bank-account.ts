import { electronicFormatIBAN, friendlyFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools';
import * as z from 'zod';

/** The account to which clients of a brand pay, as it stands on booking confirmations; null where a brand has none. */
export const bankAccount = z
	.object({
		holder: z.string().trim().min(1).max(70),
		/** Without spaces; country, check digits and length are valid, and it takes an ordinary transfer. */
		iban: z
			.string()
			.refine((iban) => isValidIBAN(iban))
			.refine((iban) => !isQrIban(iban), { params: { isQrIban: true } }),
		bic: z
			.string()
			.refine((bic) => isValidBIC(bic))
			.nullable()
			.default(null),
		/** Name of the bank. */
		bank: z.string().trim().min(1).max(70).nullable().default(null),
	})
	.nullable()
	.default(null);

/** Whether an IBAN of Switzerland or Liechtenstein is for QR-bills alone (institutions 30000 to 31999): a transfer without a QR reference comes back. */
export function isQrIban(iban: string): boolean {
	return /^(?:CH|LI)\d\d3[01]\d{3}/.test(iban);
}

export const BANK_FIELDS = ['holder', 'iban', 'bic', 'bank'] as const;

/** The account of a form; null where nothing is typed. It may be invalid. */
export function typedBankAccount(text: (field: (typeof BANK_FIELDS)[number]) => string): object | null {
	const [holder, iban, bic, bank] = BANK_FIELDS.map(text);
	if (!holder && !iban && !bic && !bank) return null;
	return {
		holder: holder ?? '',
		iban: electronicFormatIBAN(iban ?? '') ?? '',
		bic: bic?.replaceAll(' ', '').toUpperCase() || null,
		bank: bank || null,
	};
}

/** An IBAN in groups of four, as it is read and typed. */
export function spacedIban(iban: string): string {
	return friendlyFormatIBAN(iban) ?? iban;
}
