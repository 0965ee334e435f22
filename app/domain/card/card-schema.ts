import * as z from 'zod';
import { type PlainDate, partsOf } from '../date/plain-date';
import type { FaultKey } from '../enquiry/fault';
import { headerText } from '../mail/header-text';
import { CARD_NUMBER_LENGTH } from './card-typing';
import type { CardData } from './card-vault';

const LEAST_NUMBER = 9;
const LEAST_NAME = 3;
const MOST_NAME = 80;
const CENTURY = 2000;

const twoDigits = (fault: FaultKey) =>
	z
		.string({ error: fault })
		.trim()
		.regex(/^\d{2}$/, fault)
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
				.string({ error: 'ccNumber' satisfies FaultKey })
				.trim()
				.min(LEAST_NUMBER, 'ccNumber' satisfies FaultKey)
				.max(CARD_NUMBER_LENGTH, 'ccNumber' satisfies FaultKey)
				.regex(/^[\d ]+$/, 'ccNumber' satisfies FaultKey),
			ccName: z
				.string({ error: 'ccName' satisfies FaultKey })
				.max(MOST_NAME, 'ccName' satisfies FaultKey)
				.transform((text) => headerText(text, MOST_NAME))
				.refine((text) => text.length >= LEAST_NAME, 'ccName' satisfies FaultKey),
			ccExpirationMonth: twoDigits('ccExpirationMonth').refine(
				(month) => month >= 1 && month <= 12,
				'ccExpirationMonth' satisfies FaultKey,
			),
			ccExpirationYearShort: twoDigits('ccExpirationYearShort'),
			ccCvv: hasCvv
				? z
						.string({ error: 'ccCvv' satisfies FaultKey })
						.trim()
						.regex(/^\d{3,4}$/, 'ccCvv' satisfies FaultKey)
				: z.unknown().optional(),
		})
		.refine(
			({ ccExpirationMonth, ccExpirationYearShort }) => {
				const { year, month } = partsOf(today);
				return (CENTURY + ccExpirationYearShort - year) * 12 + ccExpirationMonth - month >= 0;
			},
			{ path: ['ccExpirationYearShort'], message: 'ccExpired' satisfies FaultKey },
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
