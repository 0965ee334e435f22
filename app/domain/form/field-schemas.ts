import * as z from 'zod';
import { maskCardNumbers } from '../card/mask-card-numbers';
import { type PlainDate, parsePlainDate } from '../date/plain-date';
import { headerText } from '../mail/header-text';
import { mailAddress } from '../mail/mail-address';
import type { ErrorKey } from './field-error';
import { CHILD_AGE_LIMIT, FIELD_LIMITS, PARTY_LIMIT } from './field-limits';

/** A required text of one line; control characters and line breaks become blanks. */
export function line(limit: number, missing: ErrorKey) {
	return z
		.string({ error: missing })
		.max(limit, 'textTooLong' satisfies ErrorKey)
		.transform((text) => headerText(text, limit))
		.refine((text) => text.length > 0, missing);
}

/** A text of one line that may be left out; '' when it is. */
export function optionalLine(limit: number) {
	return z
		.string({ error: 'invalid' satisfies ErrorKey })
		.max(limit, 'textTooLong' satisfies ErrorKey)
		.transform((text) => headerText(text, limit))
		.default('');
}

/** Text of several lines: line breaks stay, other control characters go, of card numbers the last digits stay. */
export function paragraphs(missing: ErrorKey | null) {
	const text = z
		.string({ error: missing ?? ('invalid' satisfies ErrorKey) })
		.max(FIELD_LIMITS.text, 'textTooLong' satisfies ErrorKey)
		.transform((value) => value.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, ''))
		.transform((value) => maskCardNumbers(value.trim()));
	return missing === null ? text.default('') : text.refine((value) => value.length > 0, missing);
}

/** An address a mail can be sent to: required (FORM-2) and checked since the answer goes there. */
export const emailAddress = z
	.string({ error: 'email' satisfies ErrorKey })
	.trim()
	.min(1, 'email' satisfies ErrorKey)
	.max(FIELD_LIMITS.email, 'emailShape' satisfies ErrorKey)
	.transform((text, context) => {
		const address = mailAddress(text);
		if (address) return address;
		context.addIssue({ code: 'custom', message: 'emailShape' satisfies ErrorKey });
		return z.NEVER;
	});

/** Fewer digits are no number that anybody could call. */
const LEAST_PHONE_DIGITS = 5;

/** A telephone number as people write it (FORM-2): blanks, brackets and an extension are welcome, a word is not. */
export const phoneNumber = line(FIELD_LIMITS.phone, 'phone').refine(
	(text) => text.replace(/\D/g, '').length >= LEAST_PHONE_DIGITS,
	'phoneShape' satisfies ErrorKey,
);

/** A calendar day, `YYYY-MM-DD`. */
export function day(missing: ErrorKey) {
	return z.string({ error: missing }).transform((text, context): PlainDate => {
		const date = parsePlainDate(text.trim());
		if (date) return date;
		context.addIssue({ code: 'custom', message: text.trim() === '' ? missing : ('notADate' satisfies ErrorKey) });
		return z.NEVER;
	});
}

/** A box that has to be ticked. */
export function ticked(missing: ErrorKey) {
	return z.boolean({ error: missing }).refine((isTicked) => isTicked, missing);
}

const adults = z
	.number({ error: 'adults' satisfies ErrorKey })
	.int('adults' satisfies ErrorKey)
	.min(1, 'adults' satisfies ErrorKey)
	.max(PARTY_LIMIT, 'adultsLimit' satisfies ErrorKey);

const children = z
	.number({ error: 'children' satisfies ErrorKey })
	.int('children' satisfies ErrorKey)
	.min(0, 'children' satisfies ErrorKey)
	.max(PARTY_LIMIT, 'children' satisfies ErrorKey)
	.default(0);

const age = z
	.number({ error: 'ages' satisfies ErrorKey })
	.int('ages' satisfies ErrorKey)
	.min(0, 'ages' satisfies ErrorKey)
	.max(CHILD_AGE_LIMIT, 'ages' satisfies ErrorKey);

/** Whole years under 14 (FORM-4), one for each child whose age was told. */
export const childrenAges = z
	.array(age.optional(), { error: 'ages' satisfies ErrorKey })
	.max(PARTY_LIMIT, 'ages' satisfies ErrorKey)
	.default([])
	.transform((ages) => ages.filter((each) => each !== undefined));

const forBabies = z
	.number({ error: 'invalid' satisfies ErrorKey })
	.int('invalid' satisfies ErrorKey)
	.min(0, 'invalid' satisfies ErrorKey)
	.max(PARTY_LIMIT, 'invalid' satisfies ErrorKey)
	.default(0);

/** What babies need (FORM-24). */
export const babyFields = { cots: forBabies, highChairs: forBabies };

/** The fields of a party. */
export const partyFields = { adults, children, childrenAges, ...babyFields };
