import type * as z from 'zod';
import { ALTERNATIVE_FIELD } from '~/components/enquiry/alternative-field';
import { type FormState, fieldText, GO_FIELD, KEY_FIELD, STEP_FIELD } from '~/components/form/form-state';
import { readAlternative } from '~/domain/enquiry/enquiry-view';
import type { FieldErrors } from '~/domain/form/field-error';
import { HONEYPOT, isCaught } from '~/domain/form/honeypot';
import { readForm } from '~/domain/form/read-form';
import { readClientKey } from '~/domain/idempotency/submission';
import { refusedState } from './form-error.server';
import { formOf, keepValues } from './read-form.server';

/** A step of a form; a form without steps has one. */
type Step<Name extends string> = {
	name: Name;
	/** Names of its fields; their values go along from step to step. */
	fields: readonly string[];
	/** Further names of errors of this step: of rules about several fields, and of fields that never go along (PRIVACY-4). */
	errors?: readonly string[];
};

export type Steps<Name extends string> = readonly [Step<Name>, ...Step<Name>[]];

/**
 * What the pressed button asks for: to see a step without validating this one (`look`), another period (`alternative`), the next step
 * (`on`), or to write (`send`, from the last step).
 */
type Move = 'look' | 'alternative' | 'on' | 'send';

export type Submission<Name extends string> = {
	steps: Steps<Name>;
	form: FormData;
	/** The form as it was sent, without errors. */
	state: FormState<Name>;
	move: Move;
	/** The step that is shown next, unless an earlier one has an error. */
	next: Name;
	/** The key of the sender's browser; one token for the steps of one form, so that it is written once (FORM-13). */
	clientKey: string | null;
};

/** An answer to a submission: the form, and what else its page shows. */
type Answer<Name extends string, More> = { form: FormState<Name> } & More;

type Form<Name extends string, More> = {
	form: FormData;
	steps: Steps<Name>;
	/** What the page shows besides the form when nothing was written. */
	nothing: () => More;
	/** What a sender sees that filled in the honeypot (FORM-15). */
	caught?: FormState['result'];
	/** What the form says of refused writes, where it says more than usual. */
	refusals?: Parameters<typeof refusedState>[2];
	answer: (sent: Submission<Name>) => Promise<Answer<Name, More>>;
};

/** Answers one submission of a form. A write that was refused leaves the form as it was sent; unexpected errors are thrown. */
export async function answerSteps<Name extends string, More extends object>({
	form,
	steps,
	nothing,
	caught = 'sent',
	refusals,
	answer,
}: Form<Name, More>): Promise<Answer<Name, More>> {
	const sent = readSubmission(form, steps);
	const last = steps.at(-1) ?? steps[0];
	if (isCaught(form.getAll(HONEYPOT)))
		return { ...nothing(), form: { ...sent.state, step: last.name, result: caught } };
	try {
		return await answer(sent);
	} catch (error) {
		return { ...nothing(), form: refusedState(error, sent.state, refusals) };
	}
}

function readSubmission<Name extends string>(form: FormData, steps: Steps<Name>): Submission<Name> {
	const [first] = steps;
	const named = (name: unknown) => steps.find((step) => step.name === name);
	const step = named(form.get(STEP_FIELD)) ?? first;
	const position = steps.indexOf(step);
	const following = steps[position + 1];
	const go = form.get(GO_FIELD);
	const looked = go === 'back' ? (steps[position - 1] ?? first) : named(go);
	const alternative = looked ? null : readAlternative(form.get(ALTERNATIVE_FIELD));
	const values = keepValues(form, [...steps.flatMap(({ fields }) => fields), KEY_FIELD]);
	const state: FormState<Name> = {
		step: step.name,
		values: alternative ? { ...values, checkIn: [alternative.checkIn], checkOut: [alternative.checkOut] } : values,
		errors: {},
		result: 'idle',
	};
	const clientKey = readClientKey(fieldText(values, KEY_FIELD));
	const rest = { steps, form, state, clientKey };
	if (looked) return { ...rest, move: 'look', next: looked.name };
	if (alternative) return { ...rest, move: 'alternative', next: first.name };
	return following ? { ...rest, move: 'on', next: following.name } : { ...rest, move: 'send', next: step.name };
}

/** The values of a submission by a schema: the value, or the errors of its fields. */
export function readValues<Schema extends z.ZodType>({ state }: Submission<string>, schema: Schema) {
	return readForm(formOf(state.values), schema);
}

/** The form at its next step; with errors at the first step that has one. */
export function stateWith<Name extends string>(
	{ steps, state, next }: Submission<Name>,
	errors: FieldErrors,
): FormState<Name> {
	if (Object.keys(errors).length === 0) return { ...state, step: next, errors, result: 'idle' };
	const step = steps.find(({ fields, errors: others = [] }) => [...fields, ...others].some((name) => name in errors));
	return { ...state, step: step?.name ?? next, errors, result: 'invalid' };
}

/** The form after its write: sent with the number to quote, or failed because its key was used for another body. */
export function stateAfter<Name extends string>(
	state: FormState<Name>,
	result: { outcome: string; bookingNumber?: string; answerBy?: number | null },
): FormState<Name> {
	if (result.outcome === 'key-reused') return { ...state, result: 'failed' };
	return {
		...{ ...state, result: 'sent' },
		...(result.bookingNumber ? { bookingNumber: result.bookingNumber } : {}),
		...(result.answerBy ? { answerBy: result.answerBy } : {}),
	};
}
