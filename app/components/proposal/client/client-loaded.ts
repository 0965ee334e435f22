import { useActionData, useLoaderData } from '@remix-run/react';
import type { ClientOutcome } from './client-form';
import { type LightView, wholeView } from './client-options';
import type { ClientView } from './client-view';

/**
 * What the route of a link has loaded, and what came of an answer; `view` is null where there is no such proposal, or its link was ended
 * (`isEnded`).
 */
export function useClientData(): { view: ClientView | null; isEnded: boolean; outcome: ClientOutcome } {
	const { view, isEnded } = useLoaderData() as { view: LightView | null; isEnded: boolean };
	return { view: view && wholeView(view), isEnded, outcome: useActionData<NonNullable<ClientOutcome>>() ?? null };
}
