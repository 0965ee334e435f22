import { textCipher } from '../encryption/text-cipher.server';
import { sha256 } from '../idempotency/body-hash';
import { canonicalText } from '../proposal/snapshot';
import type { AnyContent, InvoicePerson } from './invoice-content';

export type FrozenInvoice<Content extends AnyContent = AnyContent> = {
	/** Public id. */
	id: string;
	content: Content;
	/** Canonical JSON of the content, and its SHA-256. */
	text: string;
	hash: string;
	/** The recipient, sealed with the key. */
	person: string;
	/** 256 bits, base64. */
	key: string;
};

/** Content and recipient as they are stored (INVOICE-6): the recipient is sealed with a key of its own, of which the content holds a salted hash. */
export async function freezeInvoice<Content extends AnyContent>(
	content: Omit<Content, 'person'>,
	person: Omit<InvoicePerson, 'salt'>,
): Promise<FrozenInvoice<Content>> {
	const id = `inv_${crypto.randomUUID()}`;
	const salted: InvoicePerson = { ...person, salt: crypto.randomUUID() };
	const whole = { ...content, person: await sha256(canonicalText(salted)) } as Content;
	const bytes = crypto.getRandomValues(new Uint8Array(32));
	const text = canonicalText(whole);
	return {
		...{ id, content: whole, text, hash: await sha256(text) },
		person: await (await cipherOf(bytes)).seal(id, JSON.stringify(salted)),
		key: btoa(String.fromCharCode(...bytes)),
	};
}

/** The recipient of an invoice; null once the key is gone. */
export async function openInvoicePerson(row: {
	id: string;
	person: string;
	key: string | null;
}): Promise<InvoicePerson | null> {
	if (row.key === null) return null;
	const cipher = await cipherOf(Uint8Array.from(atob(row.key), (character) => character.charCodeAt(0)));
	return JSON.parse(await cipher.open(row.id, row.person)) as InvoicePerson;
}

function cipherOf(key: Uint8Array<ArrayBuffer>) {
	return textCipher(key, 'invoice-person');
}
