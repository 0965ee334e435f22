const CREDITOR_REFERENCE = /^RF(?!00|01|99)\d{2}[A-Z0-9]{1,21}$/;
const QR_REFERENCE = /^\d{27}$/;
const LONGEST_BODY = 21;
const QR_BODY_DIGITS = 26;
/** Of modulo 10, recursive: the next carry for carry plus digit. */
const CARRIES = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5];
/** Institution numbers of accounts that take a QR reference and no other. */
const QR_INSTITUTIONS = { from: 30_000, to: 31_999 };

/** An ISO 11649 reference `RF..` for 1 to 21 letters and digits; others are left out. Throws RangeError for fewer or more. */
export function makeCreditorReference(text: string): string {
	const body = text.toUpperCase().replace(/[^A-Z0-9]/g, '');
	if (body === '' || body.length > LONGEST_BODY) throw new RangeError(`Not 1 to ${LONGEST_BODY} characters: ${text}`);
	const check = 98 - remainder97(`${body}RF00`);
	return `RF${String(check).padStart(2, '0')}${body}`;
}

/** True for an ISO 11649 reference without spaces whose check digits are right. */
export function isCreditorReference(text: string): boolean {
	return CREDITOR_REFERENCE.test(text) && remainder97(text.slice(4) + text.slice(0, 4)) === 1;
}

/** A Swiss QR reference: 27 digits, filled with zeros on the left, the last one for checking. Throws RangeError for more than 26 digits. */
export function makeQrReference(digits: string): string {
	if (!/^\d{1,26}$/.test(digits)) throw new RangeError(`Not 1 to ${QR_BODY_DIGITS} digits: ${digits}`);
	const body = digits.padStart(QR_BODY_DIGITS, '0');
	return body + checkDigit10(body);
}

/** True for a Swiss QR reference without spaces whose check digit is right. */
export function isQrReference(text: string): boolean {
	return QR_REFERENCE.test(text) && text.endsWith(checkDigit10(text.slice(0, -1)));
}

/** True for a Swiss or Liechtenstein account that takes a QR reference (PAYMENT-3). The IBAN is one without spaces. */
export function isQrIban(iban: string): boolean {
	const institution = Number(iban.slice(4, 9));
	return /^(CH|LI)\d{7}/.test(iban) && institution >= QR_INSTITUTIONS.from && institution <= QR_INSTITUTIONS.to;
}

/** A reference as it is read and typed: `RF18 5390 0754 7034`, `21 00000 00003 13947 14300 09017`. */
export function spacedReference(reference: string): string {
	return isQrReference(reference)
		? reference.replace(/(?=(\d{5})+$)/g, ' ').trim()
		: reference.replace(/(.{4})(?=.)/g, '$1 ');
}

/** Letters count as 10 to 35, as in an IBAN. */
function remainder97(text: string): number {
	let rest = 0;
	for (const symbol of text) {
		const value = Number.parseInt(symbol, 36);
		rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
	}
	return rest;
}

function checkDigit10(digits: string): string {
	let carry = 0;
	for (const digit of digits) carry = CARRIES[(carry + Number(digit)) % 10] ?? 0;
	return String((10 - carry) % 10);
}
