import * as z from 'zod';
import { type FormValues, fieldText, KEY_FIELD } from '~/components/form/form-state';
import {
	INTEREST_FIELDS,
	type InterestAnswer,
	type InterestFormState,
	type InterestView,
	ROOMS_FIELD,
	SHOWN_FIGURES,
} from '~/components/trade/hotel-interest/interest-view';
import type { AppLoadContext } from '~/context';
import type { FieldErrors } from '~/domain/form/field-error';
import { HONEYPOT, isCaught } from '~/domain/form/honeypot';
import { readClientKey } from '~/domain/idempotency/submission';
import { type HotelInterestResult, saveHotelInterest } from '~/domain/lead/hotel/save-hotel-interest.server';
import { parseNumber } from '~/domain/money/parse-number';
import { refusedState } from '../forms/answer-form.server';
import { keepValues } from '../forms/read-form.server';

type Input = { ctx: AppLoadContext; hotelId: string; period: InterestView['period']; form: FormData };

const shownFigures = z
	.object({ currency: z.string(), totalMinor: z.int(), commissionMinor: z.int().nullish() })
	.transform(({ commissionMinor, ...figures }) => ({
		...figures,
		...(commissionMinor == null ? {} : { commissionMinor }),
	}));

/** One sending of the dialog (SELECTION-19). Throws DomainError 'forbidden' and 'not-found' (an unknown hotel). */
export async function answerInterest({ ctx, hotelId, period, form }: Input): Promise<InterestAnswer> {
	const values = keepValues(form, [...INTEREST_FIELDS, ROOMS_FIELD, KEY_FIELD]);
	const state: InterestFormState = { step: 'details', values, errors: {}, result: 'idle' };
	if (isCaught(form.getAll(HONEYPOT))) return { ...NOTHING, form: { ...state, result: 'failed' } };
	const shown = shownFigures.safeParse(parsed(String(form.get(SHOWN_FIGURES) ?? '')));
	try {
		const result = await saveHotelInterest({
			ctx,
			hotelId,
			input: inputOf(values, period),
			expected: shown.success ? shown.data : {},
			clientKey: readClientKey(fieldText(values, KEY_FIELD)),
			onOtherBody: 'create',
		});
		return answerOf(result, state, shown.success ? shown.data.totalMinor : null);
	} catch (error) {
		return { ...NOTHING, form: refusedState(error, state) };
	}
}

const NOTHING = { storedId: null, changed: null } satisfies Omit<InterestAnswer, 'form'>;

function answerOf(result: HotelInterestResult, state: InterestFormState, before: number | null): InterestAnswer {
	switch (result.outcome) {
		case 'stored':
			return { ...NOTHING, form: { ...state, result: 'sent' }, storedId: result.id };
		case 'invalid':
			return { ...NOTHING, form: { ...state, errors: named(result.errors), result: 'invalid' } };
		case 'key-reused':
			return { ...NOTHING, form: { ...state, result: 'failed' } };
		default:
			return {
				form: { ...state, result: 'changed' },
				storedId: null,
				changed: {
					before,
					now: result.figures,
					lost: result.quotes.flatMap(({ offer }, position) =>
						offer?.price ? [] : [{ position, why: offer ? ('onRequest' as const) : ('gone' as const) }],
					),
					quotes: result.quotes.map(({ offer }) =>
						offer?.price ? { totalMinor: offer.price.total.minor, commissionMinor: offer.commissionMinor } : null,
					),
				},
			};
	}
}

function inputOf(values: FormValues, period: InterestView['period']): Record<string, unknown> {
	const text = (name: string) => fieldText(values, name);
	const number = (name: string) => (text(name).trim() === '' ? undefined : (parseNumber(text(name)) ?? Number.NaN));
	const markup = number('markup');
	return {
		...period,
		firstName: text('firstName'),
		lastName: text('lastName'),
		tls: text('tls'),
		cc: text('cc'),
		cardMemberTier: text('cardMemberTier') || undefined,
		loyaltyNumber: text('loyaltyNumber'),
		markupMinor: markup === undefined ? undefined : Math.round(markup * 100),
		tolerancePercent: number('tolerance'),
		comments: text('comments'),
		rooms: parsed(text(ROOMS_FIELD)),
	};
}

/** Errors by the name of the field that is on the screen. */
function named({ markupMinor, ...errors }: FieldErrors): FieldErrors {
	return markupMinor ? { ...errors, markup: markupMinor } : errors;
}

function parsed(json: string): unknown {
	try {
		return JSON.parse(json);
	} catch {
		return undefined;
	}
}
