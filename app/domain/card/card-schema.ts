import * as z from 'zod';
import { type PlainDate, partsOf } from '../date/plain-date';
import type { ErrorKey } from '../form/field-error';
import { headerText } from '../mail/header-text';
import { CARD_NUMBER_LENGTH } from './card-typing';
import type { CardData } from './card-vault';

const LEAST_NUMBER = 9;
const LEAST_NAME = 3;
const MOST_NAME = 80;
const CENTURY = 2000;

const twoDigits = (error: ErrorKey) =>
	z
		.string({ error: error })
		.trim()
		.regex(/^\d{2}$/, error)
		.transform(Number);

/**
 * A card as it is typed (PRIVACY-3): digits and spaces, 9 to 23 characters; a name of at least 3; month 01 to 12 and year of two
 * digits, not expired on `today`. The security code is checked for its form and goes no further (PRIVACY-2); brands
 * whose agents pay with a client's card ask for none (BRAND-10).
 */
export function cardSchema(today: PlainDate, hasCvv = true) {
	return z
		.object({
			ccNumber: z
				.string({ error: 'ccNumber' satisfies ErrorKey })
				.trim()
				.min(LEAST_NUMBER, 'ccNumber' satisfies ErrorKey)
				.max(CARD_NUMBER_LENGTH, 'ccNumber' satisfies ErrorKey)
				.regex(/^[\d ]+$/, 'ccNumber' satisfies ErrorKey),
			ccName: z
				.string({ error: 'ccName' satisfies ErrorKey })
				.max(MOST_NAME, 'ccName' satisfies ErrorKey)
				.transform((text) => headerText(text, MOST_NAME))
				.refine((text) => text.length >= LEAST_NAME, 'ccName' satisfies ErrorKey),
			ccExpirationMonth: twoDigits('ccExpirationMonth').refine(
				(month) => month >= 1 && month <= 12,
				'ccExpirationMonth' satisfies ErrorKey,
			),
			ccExpirationYearShort: twoDigits('ccExpirationYearShort'),
			ccCvv: hasCvv
				? z
						.string({ error: 'ccCvv' satisfies ErrorKey })
						.trim()
						.regex(/^\d{3,4}$/, 'ccCvv' satisfies ErrorKey)
				: z.unknown().optional(),
		})
		.refine(
			({ ccExpirationMonth, ccExpirationYearShort }) => {
				const { year, month } = partsOf(today);
				return (CENTURY + ccExpirationYearShort - year) * 12 + ccExpirationMonth - month >= 0;
			},
			{ path: ['ccExpirationYearShort'], message: 'ccExpired' satisfies ErrorKey },
		)
		.transform(
			(card): CardData => ({
				number: card.ccNumber.replaceAll(' ', ''),
				name: card.ccName,
				expiryMonth: card.ccExpirationMonth,
				expiryYear: CENTURY + card.ccExpirationYearShort,
			}),
		);
}
