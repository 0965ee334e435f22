import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#db/client';
import { travelAgency } from '#db/schema/travel-agency';
import { sealBankFields } from '~/domain/agency/bank-cipher.server';
import { ALTERNATIVE_FIELD } from '~/domain/agency/save-bank-account.server';

const AGENCY = 'agency_corvin';

/** The account to which one demonstration agency is paid, so that a payout run can be tried; once. */
export async function seedDemoAccount(db: Database, key: Uint8Array<ArrayBuffer>): Promise<void> {
	const bankAccount = await sealBankFields(key, AGENCY, {
		...{ legalType: 'BUSINESS', accountHolderName: 'Corvin & Lys SAS', iban: 'FR7630006000011234567890189' },
		...{ bic: 'AGRIFRPP', [ALTERNATIVE_FIELD]: 'iban' },
	});
	await db
		.update(travelAgency)
		.set({ bankCurrency: 'EUR', bankAccount })
		.where(and(eq(travelAgency.id, AGENCY), isNull(travelAgency.bankAccount)));
}
