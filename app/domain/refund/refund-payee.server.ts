import { electronicFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools';
import type { EncryptedFields } from '#db/schema/travel-agency';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { sealBankFields, unsafeOpenBankFields } from '../agency/bank-cipher.server';
import { isQrIban } from '../brand/bank-account';
import type { BankParty } from '../payout/credit-transfer-file';

type Ctx = Pick<RequestContext, 'settings'>;

/** The account of a refund as a form has it. */
export type TypedPayee = { holder: string; iban: string; bic: string };

const LONGEST_HOLDER = 70;

/** The account that was typed; null where nothing was. Throws DomainError 'invalid' (`holder`, `iban`, `bic`). */
export function readPayee({ holder, iban, bic }: TypedPayee): BankParty | null {
	const name = holder.trim().replace(/\s+/g, ' ');
	const compact = electronicFormatIBAN(iban) ?? '';
	const code = bic.replace(/\s/g, '').toUpperCase();
	if (name === '' && compact === '' && code === '') return null;
	if (name === '' || name.length > LONGEST_HOLDER) throw new DomainError('invalid', 'No holder', { reason: 'holder' });
	if (!isValidIBAN(compact) || isQrIban(compact)) throw new DomainError('invalid', 'Not an IBAN', { reason: 'iban' });
	if (code !== '' && !isValidBIC(code)) throw new DomainError('invalid', 'Not a BIC', { reason: 'bic' });
	return { name, iban: compact, bic: code || null };
}

/** The account encrypted, bound to its refund. Throws DomainError 'unavailable' where the deployment has no key of bank data. */
export async function sealPayee({ settings }: Ctx, refundId: string, payee: BankParty): Promise<EncryptedFields> {
	const key = settings.BANK_DATA_KEY;
	if (!key) throw new DomainError('unavailable', 'BANK_DATA_KEY is not set');
	return sealBankFields(key, refundId, { holder: payee.name, iban: payee.iban, bic: payee.bic ?? '' });
}

/** The account again; null without one, and where it was written with another key. */
export async function openPayee(
	{ settings }: Ctx,
	refundId: string,
	payee: EncryptedFields | null,
): Promise<BankParty | null> {
	const key = settings.BANK_DATA_KEY;
	const opened = key && payee ? await unsafeOpenBankFields(key, refundId, payee) : null;
	return opened?.iban && opened.holder ? { name: opened.holder, iban: opened.iban, bic: opened.bic || null } : null;
}
