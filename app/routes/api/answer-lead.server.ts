import type { AppLoadContext } from '~/context';
import { cardSchema } from '~/domain/card/card-schema';
import type { CardData } from '~/domain/card/card-vault';
import { embeddedVault } from '~/domain/card/embedded-vault.server';
import { type FieldErrors, fieldErrorsFrom } from '~/domain/form/field-error';
import { readClientKey } from '~/domain/idempotency/submission';
import { dropEmpty, LEAD_POINTERS } from '~/domain/lead/api/lead-body';
import type { LeadQuote } from '~/domain/lead/lead-quote';
import { toMajorUnits } from '~/domain/money/major-units';
import { serverTexts } from '~/locales/server';
import { DomainError } from '~/platform/errors';
import { english, type ProblemCode, problem } from '~/platform/problem-details';
import { type ErrorTitles, problemOfError } from '~/platform/problem-of-error';
import type { BodyRules } from '~/platform/read-body';

/** Bodies about leads come without their empty values. */
export const LEAD_BODY: BodyRules = {
	maxCharacters: 32_000,
	title: 'This body has not the shape of a lead. A status is never sent.',
	prepare: (body) => dropEmpty(body) ?? {},
};

/** The reasons of a conflict, explained to a client of the API. */
const CONFLICTS: Readonly<Record<string, string>> = {
	'changed-meanwhile': 'The lead was changed meanwhile. Please read it again.',
	'no-longer-available': 'No longer available.',
	unregistered: 'This property lacks the registration number that its country demands: nothing of it is sold.',
	'no-such-move': 'This lead cannot do this from where it stands.',
	'ask-for-change': 'Period, level and guests of this lead are changed by asking the house: send the intent "change".',
	'not-offered': 'This cannot be asked of this lead.',
	'asked-already': 'The same is asked already, and not answered yet.',
	'card-used': 'This card belongs to another lead. Please send it once more.',
};

const CONFLICT_CODES: Readonly<Record<string, ProblemCode>> = {
	'changed-meanwhile': 'version_changed',
	'no-longer-available': 'no_longer_available',
};

/** The client's idempotency key, null without one, or the refusal of one in another shape. */
export function readKey(request: Request): string | null | Response {
	const header = request.headers.get('idempotency-key');
	const key = readClientKey(header);
	if (header === null || key !== null) return key;
	const title = 'Idempotency-Key must be 8 to 100 letters, digits, hyphens or underscores';
	return english({ status: 400, code: 'invalid_idempotency_key', title });
}

type CardFields = { ccNumber?: string; ccName?: string; ccExpirationMonth?: string; ccExpirationYearShort?: string };

/** The vault, and the card of a body that brings one; its errors by field. Nothing is stored here. */
export function readCard(ctx: AppLoadContext, body: object): { card: CardData | null; errors: FieldErrors } {
	const sent = Object.entries(body as CardFields).filter(([name]) => /^cc[A-Z]/.test(name));
	if (sent.length === 0) return { card: null, errors: {} };
	const read = cardSchema(ctx.today, ctx.brand.paymentProfile.cardOnFile !== 'withoutCvv').safeParse(
		Object.fromEntries(sent),
	);
	return read.success ? { card: read.data, errors: {} } : { card: null, errors: fieldErrorsFrom(read.error.issues) };
}

export function vaultOf(ctx: AppLoadContext) {
	return embeddedVault(ctx);
}

/** 422 with each error at its place in the body, in the language of the answer. */
export function invalidFields(
	ctx: Pick<AppLoadContext, 'brand' | 'language'>,
	errors: FieldErrors,
	pointers: Readonly<Record<string, string>> = {},
): Response {
	const { t } = serverTexts(ctx);
	return problem({
		status: 422,
		title: t('enquiry:invalid', { count: Object.keys(errors).length }),
		errors: Object.entries(errors).map(([name, { key, values }]) => ({
			pointer: pointers[name] ?? `/${name}`,
			detail: t(`form-error:${key}`, { ...values }),
		})),
		headers: { 'content-language': ctx.language },
	});
}

export function invalidLead(ctx: AppLoadContext, errors: FieldErrors): Response {
	return invalidFields(ctx, errors, LEAD_POINTERS);
}

/** 409 with the figures that hold now (API-7). */
export function changedFigures(quote: LeadQuote | null): Response {
	return english({
		status: 409,
		code: 'figures_changed',
		title: 'These are not the figures that hold now. Please look at them and send them again.',
		extension: quote
			? {
					figures: {
						currencyCode: quote.currency,
						subTotal: toMajorUnits(quote.subtotalMinor),
						creditCardFeeTotal: toMajorUnits(quote.cardFeeMinor),
						total: toMajorUnits(quote.totalMinor),
						commission: quote.commission && toMajorUnits(quote.commission.minor),
					},
				}
			: {},
	});
}

/** `isReplay`: the first result of a call that is repeated, which its header says. */
export function writtenLead(answer: object, isReplay = false): Response {
	return new Response(JSON.stringify(answer), {
		headers: {
			'content-type': 'application/json; charset=utf-8',
			'cache-control': 'private, no-store',
			...(isReplay ? { 'idempotent-replayed': 'true' } : {}),
		},
	});
}

/** Failures of verbs as problems, with other titles where a call has its own; what is none of theirs is thrown on. */
export function leadFailure(error: unknown, titles: ErrorTitles = {}): Response {
	const { code, reason = '', message = '' } = error instanceof DomainError ? error : {};
	const expected = problemOfError(
		error,
		{
			'not-found': 'This is not here.',
			forbidden: 'This account may not do this.',
			invalid: message,
			conflict: CONFLICTS[reason] ?? 'This cannot be done now.',
			'too-many-requests': 'You are writing more often than we can take. Please wait a moment.',
			unavailable: 'Our database does not answer. Please try again in a minute.',
			...titles,
		},
		{
			code: code === 'conflict' ? CONFLICT_CODES[reason] : undefined,
			retryDetail: MAY_REPEAT,
			headers: { 'content-language': 'en' },
		},
	);
	if (expected) return expected;
	throw error;
}

const MAY_REPEAT =
	'What was sent may have been written all the same. Sending the same again, with the same Idempotency-Key where there was one, is safe: nothing is made twice.';

/** 422: the key of this call came with another body, or with another call, before (API-8). */
export function reusedKey(ctx: AppLoadContext): Response {
	const title = serverTexts(ctx).t('enquiry:keyReused');
	const headers = { 'content-language': ctx.language };
	return problem({ status: 422, code: 'idempotency_key_reused', title, headers });
}
