import { CARD_FIELDS } from '~/domain/card/card-fields';

/** Fields of a card and of its vault. */
const OF_CARDS: ReadonlySet<string> = new Set([...CARD_FIELDS, 'cardToken']);

/** Accounts, documents of identity and codes of doors, whatever stands before or after the word. */
const SECRET =
	/iban|\bbic\b|holder|account|routing|sortcode|passport|documentnumber|dateofbirth|birth|doorcode|taxid|secret/i;

/** Fields of a form that are saved while it is sent (ACCESS-36): none that opens an account, a door or an identity, and no file. */
export function savedFields(fields: Iterable<[name: string, value: FormDataEntryValue]>): [string, string][] {
	return [...fields].flatMap(([name, value]): [string, string][] =>
		typeof value === 'string' && !OF_CARDS.has(name) && !isSecret(name) ? [[name, value]] : [],
	);
}

/** The fields of an account that an agency names at its beginning are called after the bank's own (AGENCY-9). */
function isSecret(name: string): boolean {
	return name.startsWith('bank.') || name.startsWith('bankAccount.') || SECRET.test(name);
}
