import { RE2JS } from 're2js';
import type { BankField } from '#db/schema/payout-currency';
import { MemoryCache } from '~/platform/cache/memory-cache';
import { BANK_PATTERNS } from '~/platform/cache/policies';
import { parsePlainDate } from '../date/plain-date';
import type { BankError } from './bank-fields';

/** Longest text of a field, and longest pattern, whatever the data say. */
const LONGEST_TEXT = 300;
const LONGEST_PATTERN = 300;

/**
 * The texts of these fields as they are kept, and what is wrong with them. Numbers of accounts are typed in groups: their spaces go, small
 * letters become capitals. Patterns come as data, so they run on an engine without backtracking and match whole texts (AGENCY-10).
 */
export function checkBankFields(
	fields: readonly BankField[],
	given: Readonly<Record<string, string | undefined>>,
): { values: Record<string, string>; errors: Record<string, BankError> } {
	const values: Record<string, string> = {};
	const errors: Record<string, BankError> = {};
	for (const field of fields) {
		const text = tidied(field, given[field.key] ?? '');
		const error = errorOf(field, text);
		if (error) errors[field.key] = error;
		if (text !== '') values[field.key] = text;
	}
	return { values, errors };
}

function tidied({ type, validationRegexp }: BankField, text: string): string {
	const trimmed = text.normalize('NFC').trim().replace(/\s+/g, ' ');
	return type === 'text' && validationRegexp !== null ? trimmed.replace(/[ .-]/g, '').toUpperCase() : trimmed;
}

function errorOf(field: BankField, text: string): BankError | null {
	const { key, type, required, example, minLength, maxLength, validationRegexp, valuesAllowed } = field;
	if (text === '') return required ? { key: 'required' } : null;
	if (type === 'select' || type === 'radio')
		return valuesAllowed?.some((each) => each.key === text) ? null : { key: 'choice' };
	if (type === 'date') return parsePlainDate(text) ? null : { key: 'date' };
	if (text.length < (minLength ?? 0)) return { key: 'short', length: minLength ?? 0 };
	const most = Math.min(maxLength ?? LONGEST_TEXT, LONGEST_TEXT);
	if (text.length > most) return { key: 'long', length: most };
	if (validationRegexp !== null && !matchesWhole(validationRegexp, text)) return { key: 'pattern', example };
	return key === 'iban' && !hasIbanCheckDigits(text) ? { key: 'checkDigits' } : null;
}

/** About what a compiled pattern takes. */
const PATTERN_BYTES = 10_000;
const compiled = new MemoryCache<RE2JS | null>(BANK_PATTERNS, () => PATTERN_BYTES);

/** Whether a pattern matches a whole text; one that is too long or no pattern of RE2 matches nothing. */
function matchesWhole(pattern: string, text: string): boolean {
	return (
		compiled
			.getOrMake(pattern, () => compile(pattern))
			?.matcher(text)
			.matches() ?? false
	);
}

function compile(pattern: string): RE2JS | null {
	if (pattern.length > LONGEST_PATTERN) return null;
	try {
		return RE2JS.compile(pattern);
	} catch {
		return null;
	}
}

/** ISO 13616: the number of the rearranged account, modulo 97, is 1. */
function hasIbanCheckDigits(iban: string): boolean {
	let rest = 0;
	for (const sign of iban.slice(4) + iban.slice(0, 4)) {
		for (const digit of String(Number.parseInt(sign, 36))) rest = (rest * 10 + Number(digit)) % 97;
	}
	return rest === 1;
}
