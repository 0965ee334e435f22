import * as z from 'zod';
import { type PlainDate, partsOf } from '../date/plain-date';
import { type ErrorKey, fieldErrorFrom } from '../form/field-error';
import { headerText } from '../mail/header-text';
import { CARD_NUMBER_LENGTH, expiryParts } from './card-typing';
import type { CardData } from './card-vault';
import { hasCheckDigit } from './check-digit';

const LEAST_NUMBER = 9;
/** Numbers of issuers have a check digit; a shorter one may be something that only the vault knows. */
const LEAST_CHECKED = 13;
const LEAST_NAME = 3;
const MOST_NAME = 80;
const CENTURY = 2000;

const twoDigits = (error: ErrorKey) =>
	z
		.string({ error: error })
		.trim()
		.regex(/^\d{2}$/, error)
		.transform(Number);

const number = z
	.string({ error: 'ccNumber' satisfies ErrorKey })
	.trim()
	.min(LEAST_NUMBER, 'ccNumber' satisfies ErrorKey)
	.max(CARD_NUMBER_LENGTH, 'ccNumber' satisfies ErrorKey)
	.regex(/^[\d ]+$/, 'ccNumber' satisfies ErrorKey)
	.transform((text) => text.replaceAll(' ', ''))
	.refine((digits) => digits.length < LEAST_CHECKED || hasCheckDigit(digits), 'ccCheckDigit' satisfies ErrorKey);

function shape(hasCvv: boolean) {
	return {
		ccNumber: number,
		ccName: z
			.string({ error: 'ccName' satisfies ErrorKey })
			.max(MOST_NAME, 'ccName' satisfies ErrorKey)
			.transform((text) => headerText(text, MOST_NAME))
			.refine((text) => text.length >= LEAST_NAME, 'ccName' satisfies ErrorKey),
		ccCvv: hasCvv
			? z
					.string({ error: 'ccCvv' satisfies ErrorKey })
					.trim()
					.regex(/^\d{3,4}$/, 'ccCvv' satisfies ErrorKey)
			: z.unknown().optional(),
	};
}

const expiryShape = {
	ccExpirationMonth: twoDigits('ccExpirationMonth').refine(
		(month) => month >= 1 && month <= 12,
		'ccExpirationMonth' satisfies ErrorKey,
	),
	ccExpirationYearShort: twoDigits('ccExpirationYearShort'),
};

type Expiry = { ccExpirationMonth: number; ccExpirationYearShort: number };

function isToCome({ ccExpirationMonth, ccExpirationYearShort }: Expiry, today: PlainDate): boolean {
	const { year, month } = partsOf(today);
	return (CENTURY + ccExpirationYearShort - year) * 12 + ccExpirationMonth - month >= 0;
}

function cardData(card: Expiry & { ccNumber: string; ccName: string }): CardData {
	return {
		number: card.ccNumber,
		name: card.ccName,
		expiryMonth: card.ccExpirationMonth,
		expiryYear: CENTURY + card.ccExpirationYearShort,
	};
}

/**
 * A card under the names of the API (PRIVACY-3): digits and spaces, 9 to 23 characters, with the check digit of an issuer's
 * number; a name of at least 3; month 01 to 12 and year of two digits, not expired on `today`. The security code is checked for its
 * form and goes no further (PRIVACY-2); brands whose agents pay with a client's card ask for none (BRAND-10).
 */
export function cardSchema(today: PlainDate, hasCvv = true) {
	return z
		.object({ ...shape(hasCvv), ...expiryShape })
		.refine((card) => isToCome(card, today), {
			path: ['ccExpirationYearShort'],
			message: 'ccExpired' satisfies ErrorKey,
		})
		.transform(cardData);
}

/** A card as a form sends it: one field `ccExpiry` fills month and year, and has their errors, the month's first. */
export function cardFormSchema(today: PlainDate, hasCvv = true) {
	const expiry = z.string({ error: 'ccExpirationMonth' satisfies ErrorKey }).transform((text, context): Expiry => {
		const { month, year } = expiryParts(text);
		const read = z.object(expiryShape).safeParse({ ccExpirationMonth: month, ccExpirationYearShort: year });
		if (read.success && isToCome(read.data, today)) return read.data;
		const message = read.success ? ('ccExpired' satisfies ErrorKey) : fieldErrorFrom(read.error.issues[0]?.message).key;
		context.addIssue({ code: 'custom', message });
		return z.NEVER;
	});
	return z
		.object({ ...shape(hasCvv), ccExpiry: expiry })
		.transform(({ ccExpiry, ...card }) => cardData({ ...card, ...ccExpiry }));
}
