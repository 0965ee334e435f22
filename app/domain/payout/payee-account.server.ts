import type { EncryptedFields } from '#db/schema/travel-agency';
import type { RequestContext } from '~/context';
import { unsafeOpenBankFields } from '../agency/bank-cipher.server';
import type { BankParty } from './credit-transfer-file';

/** `none`: the agency has given no account; `otherCurrency`: one in another currency; `byHand`: one that no file of ours can pay to. */
export type PayeeState = 'ready' | 'none' | 'otherCurrency' | 'byHand';

type Agency = { id: string; bankCurrency: string | null; bankAccount: EncryptedFields | null };

/** The account that an agency is paid to in a currency; what a file cannot pay to is paid by hand. Accounts of another key are as good as none. */
export async function payeeAccount(
	{ settings }: Pick<RequestContext, 'settings'>,
	{ id, bankCurrency, bankAccount }: Agency,
	currency: string,
): Promise<{ state: 'ready'; party: BankParty } | { state: Exclude<PayeeState, 'ready'>; party: null }> {
	const key = settings.BANK_DATA_KEY;
	const opened = key && bankAccount ? await unsafeOpenBankFields(key, id, bankAccount) : null;
	if (!opened) return { state: 'none', party: null };
	if (bankCurrency !== currency) return { state: 'otherCurrency', party: null };
	const { accountHolderName: name, iban, bic } = opened;
	if (!iban || !name || (currency !== 'EUR' && currency !== 'CHF')) return { state: 'byHand', party: null };
	return { state: 'ready', party: { name, iban: iban.replaceAll(' ', '').toUpperCase(), bic: bic || null } };
}
