import { useEffect } from 'react';
import { answerCrash } from './answer-crash';

/** For an error boundary: sees to a crash in the browser. A fault of the server has no stack here; it has reported itself. */
export function useCrashAnswer(error: unknown): void {
	useEffect(() => {
		if (error instanceof Error && error.stack) answerCrash(error);
	}, [error]);
}
