import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#db/client';
import { conciergeSupplier } from '#db/schema/concierge';
import { travelAgency } from '#db/schema/travel-agency';
import { sealBankFields } from '~/domain/agency/bank-cipher.server';
import { ALTERNATIVE_FIELD } from '~/domain/agency/save-bank-account.server';
import { sealSupplierAccount } from '~/domain/concierge/supplier-account.server';

const AGENCY = 'agency_corvin';
/** Has done a service for a guest of the demonstration. */
const SUPPLIER = 'ski-arlberg-kassa';

/** The accounts to which a demonstration agency and a supplier are paid, so that a payout run can be tried; once. */
export async function seedDemoAccount(db: Database, key: Uint8Array<ArrayBuffer>): Promise<void> {
	const bankAccount = await sealBankFields(key, AGENCY, {
		...{ legalType: 'BUSINESS', accountHolderName: 'Corvin & Lys SAS', iban: 'FR7630006000011234567890189' },
		...{ bic: 'AGRIFRPP', [ALTERNATIVE_FIELD]: 'iban' },
	});
	await db
		.update(travelAgency)
		.set({ bankCurrency: 'EUR', bankAccount })
		.where(and(eq(travelAgency.id, AGENCY), isNull(travelAgency.bankAccount)));
	const account = await sealSupplierAccount({ settings: { BANK_DATA_KEY: key } }, SUPPLIER, {
		...{ name: 'Ski Arlberg Kassa GmbH', iban: 'AT611904300234573201', bic: null },
		address: { street: 'Dorf 185', postalCode: '6764', town: 'Lech', country: 'AT' },
	});
	await db
		.update(conciergeSupplier)
		.set({ bankAccount: account, bankEnd: '3201' })
		.where(and(eq(conciergeSupplier.key, SUPPLIER), isNull(conciergeSupplier.bankAccount)));
}
