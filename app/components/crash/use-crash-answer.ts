import { useRouteLoaderData } from '@remix-run/react';
import { useEffect } from 'react';
import type { RootData } from '~/components/root/use-root';
import { answerCrash } from './answer-crash';

/** For an error boundary: sees to a crash in the browser. An error of the server has no stack here; it has reported itself. */
export function useCrashAnswer(error: unknown): void {
	// Not `useRoot`: the root itself may have crashed.
	const root = useRouteLoaderData('root') as RootData | undefined;
	const user = root?.user?.id ?? null;
	useEffect(() => {
		if (error instanceof Error && error.stack) answerCrash(error, user);
	}, [error, user]);
}
