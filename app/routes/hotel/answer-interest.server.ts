import * as z from 'zod';
import { type FormValues, fieldText } from '~/components/form/form-state';
import {
	INTEREST_FIELDS,
	type InterestAnswer,
	type InterestView,
	ROOMS_FIELD,
	SHOWN_FIGURES,
} from '~/components/trade/hotel-interest/interest-view';
import type { AppLoadContext } from '~/context';
import { interestFromForm, shownInterestErrors } from '~/domain/lead/hotel/read-interest-form';
import { type HotelInterestResult, saveHotelInterest } from '~/domain/lead/hotel/save-hotel-interest.server';
import { answerSteps, type Steps, type Submission, stateAfter, stateWith } from '../forms/stepped-form.server';
import { checkedOffers, readRooms } from './checked-offers.server';

const STEPS: Steps<'details'> = [{ name: 'details', fields: [...INTEREST_FIELDS, ROOMS_FIELD] }];

type Input = { ctx: AppLoadContext; hotelId: string; period: InterestView['period']; form: FormData };

const shownFigures = z
	.object({
		currency: z.string(),
		totalMinor: z.int(),
		commissionMinor: z.int().nullish(),
		/** A key of the terms of each room. */
		roomTerms: z.array(z.string().max(4000).nullable()).max(60).default([]),
	})
	.transform(({ commissionMinor, ...figures }) => ({
		...figures,
		...(commissionMinor == null ? {} : { commissionMinor }),
	}));

/** One sending of the dialog (SELECTION-19). Throws DomainError 'forbidden' and 'not-found' (an unknown hotel). */
export function answerInterest({ ctx, hotelId, period, form }: Input): Promise<InterestAnswer> {
	return answerSteps({
		form,
		steps: STEPS,
		nothing: () => NOTHING,
		caught: 'failed',
		answer: async (sent) => {
			const shown = shownFigures.safeParse(parsed(String(form.get(SHOWN_FIGURES) ?? '')));
			const result = await saveHotelInterest({
				ctx,
				hotelId,
				input: inputOf(sent.state.values, period),
				expected: shown.success ? shown.data : {},
				clientKey: sent.clientKey,
				onOtherBody: 'create',
			});
			const rooms = readRooms(parsed(fieldText(sent.state.values, ROOMS_FIELD)));
			return answerOf(result, { sent, rooms, ctx });
		},
	});
}

const NOTHING: Omit<InterestAnswer, 'form'> = { storedId: null, changed: null };

type Sent = { sent: Submission<'details'>; rooms: ReturnType<typeof readRooms>; ctx: AppLoadContext };

function answerOf(result: HotelInterestResult, { sent, rooms, ctx }: Sent): InterestAnswer {
	const { state } = sent;
	switch (result.outcome) {
		case 'stored':
			return { form: stateAfter(state, result), storedId: result.id, changed: null };
		case 'invalid':
			return { ...NOTHING, form: stateWith(sent, shownInterestErrors(result.errors)) };
		case 'key-reused':
			return { ...NOTHING, form: stateAfter(state, result) };
		default:
			return {
				form: { ...state, result: 'changed' },
				storedId: null,
				changed: checkedOffers(result.quotes, rooms, ctx),
			};
	}
}

function inputOf(values: FormValues, period: InterestView['period']): Record<string, unknown> {
	const client = interestFromForm((name) => fieldText(values, name));
	return { ...period, ...client, rooms: parsed(fieldText(values, ROOMS_FIELD)) };
}

function parsed(json: string): unknown {
	try {
		return JSON.parse(json);
	} catch {
		return undefined;
	}
}
