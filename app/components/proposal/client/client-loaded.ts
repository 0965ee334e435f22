import { useActionData, useLoaderData } from '@remix-run/react';
import type { ClientOutcome } from './client-form';
import type { ClientView } from './client-view';

/** What the route of a link has loaded, and what came of an answer; `view` is null where there is no such proposal. */
export function useClientData(): { view: ClientView | null; outcome: ClientOutcome } {
	const { view } = useLoaderData() as { view: ClientView | null };
	return { view, outcome: useActionData<NonNullable<ClientOutcome>>() ?? null };
}
