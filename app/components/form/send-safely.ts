import type { ClientActionFunctionArgs, ShouldRevalidateFunction } from '@remix-run/react';
import type { FormValues } from './form-state';
import { STEP_FIELD } from './form-state';

/**
 * For a route's `clientAction`: when the server cannot be reached at all, or something between answers in its place, the
 * form stays with everything typed and says so, instead of giving way to an error page.
 */
export async function sendSafely<State extends object>(
	{ request, serverAction }: ClientActionFunctionArgs,
	failedState: (form: { step: string | null; values: FormValues }) => State,
): Promise<State> {
	const form = await request.clone().formData();
	try {
		const answer: unknown = await serverAction();
		if (typeof answer === 'object' && answer !== null) return answer as State;
	} catch (error) {
		if (error instanceof Response && error.status < 400) throw error;
	}
	const values: Record<string, string[]> = {};
	for (const [name, value] of form) if (typeof value === 'string') values[name] = [...(values[name] ?? []), value];
	return failedState({ step: values[STEP_FIELD]?.[0] ?? null, values });
}

/** `shouldRevalidate` of a page on which sending its form changes nothing that is shown. */
export const skipAfterSending: ShouldRevalidateFunction = ({ formMethod, defaultShouldRevalidate }) =>
	formMethod === 'POST' ? false : defaultShouldRevalidate;
