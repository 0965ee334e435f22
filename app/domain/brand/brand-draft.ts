import * as z from 'zod';
import { typedBankAccount } from './bank-account';
import { bareHost } from './bare-host';
import { typedBookkeeping } from './bookkeeping';
import {
	BRAND_COLORS,
	BRAND_LISTS,
	BRAND_SWITCHES,
	type BrandError,
	type BrandErrors,
	type BrandPicture,
	settingAt,
} from './brand-fields';
import { type BrandProfile, type BrandSettings, brandSettings } from './brand-profile';
import { brandTokens } from './brand-tokens';
import { color, toHex } from './color';
import { companyWords } from './company-words';
import { typedConciergeTerms } from './concierge-terms';
import { typedInvoicing } from './invoicing';

const FLAGS = [
	...BRAND_SWITCHES,
	'menuBar.areColorsInverted',
	'paymentProfile.canBeChanged',
	'paymentProfile.isLocalhostOnly',
	'bookingReference.isRequired',
	'clientReference.isRequired',
] as const;
const TEXTS = [
	'bookingNumberPrefix',
	'email',
	'phone.countryCode',
	'phone.number',
	'postalAddress',
	'companyRegister',
	'vatId',
	'paymentProfile.default',
	'bookingReference.name',
	'clientReference.name',
] as const;
/** Empty means none. */
const OPTIONAL_TEXTS = ['bookingReference.prefix', 'clientReference.prefix'] as const;

/** A brand as it is typed: key, name and recipient beside its settings, which may be invalid. */
export type BrandDraft = { key: string; name: string; teamEmail: string; settings: Record<string, unknown> };

type Fields = { get(name: string): unknown };

/**
 * The draft that a form means over the settings as they stand: pictures, wording and tones are no fields of it. Hand-set tones give way to derived
 * ones when a colour changes, as they do under an agency's design (BRAND-6).
 */
export function readBrandDraft(form: Fields, before: BrandSettings): BrandDraft {
	const settings: Record<string, unknown> = structuredClone(before);
	const text = (name: string) => String(form.get(name) ?? '').trim();
	for (const name of TEXTS) if (form.get(name) !== null) put(settings, name, text(name));
	for (const name of OPTIONAL_TEXTS) put(settings, name, text(name) || null);
	for (const name of FLAGS) put(settings, name, form.get(name) === 'on');
	for (const name of BRAND_COLORS) put(settings, name, text(name) || null);
	for (const name of BRAND_LISTS) put(settings, name, linesOf(name, text(name)));
	put(settings, 'paymentProfile.cardOnFile', form.get('paymentProfile.cardOnFile') === 'on' ? 'withoutCvv' : null);
	const programId = text('affiliate.programId') || null;
	settings.affiliate =
		form.get('isAffiliate') === 'on'
			? {
					programId,
					programName: text('affiliate.programName') || (programId && (before.affiliate?.programName ?? null)),
					areColorsInverted: form.get('affiliate.areColorsInverted') === 'on',
				}
			: null;
	if (form.get('bankAccount.iban') !== null)
		settings.bankAccount = typedBankAccount((name) => text(`bankAccount.${name}`));
	if (form.get('invoicing.role') !== null) settings.invoicing = typedInvoicing((name) => text(`invoicing.${name}`));
	if (form.get('concierge.organiser') !== null)
		settings.concierge = typedConciergeTerms((name) => text(`concierge.${name}`));
	if (form.get('bookkeeping.chart') !== null)
		settings.bookkeeping = typedBookkeeping((name) => text(`bookkeeping.${name}`));
	const isRecolored = BRAND_COLORS.some((name) => settingAt(settings, name) !== settingAt(before, name));
	if (isRecolored) settings.tones = {};
	return { key: text('key').toLowerCase(), name: text('name'), teamEmail: text('teamEmail'), settings };
}

/** Lines as they are compared: hosts without port and case, phrases as words. */
function linesOf(name: (typeof BRAND_LISTS)[number], text: string): string[] {
	const lines = text.split(/\r?\n/).map((line) => line.trim().replace(/\s+/g, ' '));
	const compared = lines.map((line) => {
		if (name === 'match.companyPhrases') return companyWords(line);
		if (name === 'offerPdf.contactFooterLines') return line;
		return name === 'match.hosts' ? bareHost(line) : line.toLowerCase();
	});
	return [...new Set(compared.filter((line) => line !== ''))];
}

function put(settings: Record<string, unknown>, place: string, value: unknown): void {
	const steps = place.split('.');
	const last = steps.pop() as string;
	const at = steps.reduce((object, step) => object[step] as Record<string, unknown>, settings);
	at[last] = value;
}

/** The settings with a picture at a place. */
export function withPicture(settings: Record<string, unknown>, place: BrandPicture, src: string | null): void {
	put(settings, place, src);
}

export type CheckedDraft = { profile: BrandProfile; errors: null } | { profile: null; errors: BrandErrors };

/**
 * Whether a draft can be a brand beside the others: every field of its form, colours that can be read where they carry text, and no host or company
 * that another brand is found by. `isNew`: its key and booking prefix are new too; later they stay as they are.
 */
export function checkBrandDraft(
	draft: BrandDraft,
	others: readonly BrandProfile[],
	{ isNew }: { isNew: boolean },
): CheckedDraft {
	const errors: BrandErrors = {};
	const note = (field: string, error: BrandError | null) => {
		if (error) errors[field] ??= error;
	};
	if (isNew) note('key', keyError(draft.key, others));
	note('name', lengthError(draft.name, 60));
	note('teamEmail', z.email().max(254).safeParse(draft.teamEmail).success ? null : { key: 'email' });
	const read = brandSettings.safeParse(draft.settings);
	if (!read.success) for (const issue of read.error.issues) note(fieldOf(issue.path), errorOf(issue));
	if (!read.success) return { profile: null, errors };

	const settings = read.data;
	if (isNew && others.some((other) => other.bookingNumberPrefix === settings.bookingNumberPrefix))
		note('bookingNumberPrefix', { key: 'prefixTaken' });
	if (draft.key === 'default' && settings.isB2C) note('isB2C', { key: 'fallback' });
	const profile: BrandProfile = { key: draft.key, name: draft.name, version: 1, ...settings };
	for (const [field, error] of Object.entries(contrastErrors(profile))) note(field, error);
	for (const [field, error] of Object.entries(matchErrors(profile, others))) note(field, error);
	return Object.keys(errors).length === 0 ? { profile, errors: null } : { profile: null, errors };
}

function keyError(key: string, others: readonly BrandProfile[]): BrandError | null {
	if (!/^[a-z][a-z0-9-]{1,30}$/.test(key) || key === 'new') return { key: 'key' };
	return others.some((other) => other.key === key) ? { key: 'keyTaken' } : null;
}

function lengthError(text: string, most: number): BrandError | null {
	if (text === '') return { key: 'required' };
	return text.length > most ? { key: 'tooLong', with: String(most) } : null;
}

/** The place in the form: entries of a list belong to the list. */
function fieldOf(path: readonly PropertyKey[]): string {
	return path.filter((step) => typeof step !== 'number').join('.');
}

function errorOf({ path, ...issue }: z.core.$ZodIssue): BrandError {
	const field = fieldOf(path);
	if (issue.code === 'too_small') return { key: 'required' };
	if (issue.code === 'too_big') return { key: 'tooLong', with: String(issue.maximum) };
	if (field.startsWith('colors.')) return { key: 'color' };
	if (field.startsWith('phone.')) return { key: 'phone' };
	if (field === 'bankAccount.iban') {
		const isQr = issue.code === 'custom' && issue.params?.isQrIban === true;
		return { key: isQr ? 'qrIban' : 'iban' };
	}
	if (issue.code === 'custom' && issue.params?.isNeeded === true) return { key: 'required' };
	if (field === 'bankAccount.bic') return { key: 'bic' };
	if (field === 'email') return { key: 'email' };
	return { key: /[pP]refix$/.test(field) ? 'prefix' : 'invalid' };
}

/** Colours that carry text are refused where a nearer tone would have to stand in for them; `with` is that tone. */
function contrastErrors(profile: BrandProfile): BrandErrors {
	const { colors } = profile;
	const hex = (tone: string) => toHex(color(tone));
	// The main colour is a heading's on every light ground, and carries white text.
	const main = brandTokens({ ...profile, tones: {}, colors: { ...colors, heading: colors.main } }).heading;
	// What stands on it is compared with its good tone: one colour is to be changed, not two.
	const derived = brandTokens({ ...profile, tones: {}, colors: { ...colors, main } });
	const nearest: Record<string, string | null> = {
		'colors.main': main === hex(colors.main) ? null : main,
		'colors.heading': derived.heading === hex(colors.heading) ? null : derived.heading,
		'colors.priceRange': derived.price === hex(colors.priceRange) ? null : derived.price,
		'colors.invertedFont': derived['inverted-font'] === hex(colors.invertedFont) ? null : derived['inverted-font'],
		'colors.hover': derived['accent-hover'] === hex(colors.hover) ? null : derived['accent-hover'],
		'colors.accentOnMain':
			!colors.accentOnMain || derived['accent-on-dark'] === hex(colors.accentOnMain) ? null : derived['accent-on-dark'],
	};
	const found = Object.entries(nearest).filter(([, tone]) => tone !== null);
	return Object.fromEntries(
		found.map(([field, tone]) => [field, { key: 'contrast', with: tone?.toUpperCase() ?? '' }]),
	);
}

const HOST = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*|::1)$/;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$/;

/** A word in a host name stands for one brand only, so no word may lie in another; matching stays a plain search for each. */
function matchErrors({ match }: BrandProfile, others: readonly BrandProfile[]): BrandErrors {
	const errors: BrandErrors = {};
	const note = (field: string, error: BrandError) => {
		errors[`match.${field}`] ??= error;
	};
	const shapes = [
		['hosts', 'host', (text: string) => HOST.test(text)],
		['hostPrefixes', 'hostPrefix', (text: string) => LABEL.test(text) && text.length > 1],
		['hostWords', 'hostWord', (text: string) => LABEL.test(text) && text.length > 2 && !'localhost'.includes(text)],
		['companyPhrases', 'phrase', (text: string) => text.length > 2],
	] as const;
	for (const [field, key, isShaped] of shapes) {
		const wrong = match[field].find((text) => !isShaped(text));
		if (wrong !== undefined) note(field, { key, with: wrong });
		for (const other of others) {
			const taken = match[field].find((text) => other.match[field].includes(text));
			if (taken !== undefined) note(field, { key: 'taken', with: `${taken} (${other.name})` });
		}
	}
	const words = others.flatMap((other) => other.match.hostWords.map((word) => ({ word, name: other.name })));
	for (const own of match.hostWords)
		for (const { word, name } of [...words, ...match.hostWords.map((each) => ({ word: each, name: each }))])
			if (own !== word && (own.includes(word) || word.includes(own)))
				note('hostWords', { key: 'overlaps', with: `${word} (${name})` });
	return errors;
}
