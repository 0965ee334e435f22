import { useBeforeUnload, useBlocker, useLocation } from '@remix-run/react';
import { useCallback, useEffect } from 'react';

/** Asks before what was typed and not saved is left. */
export function useDirty(isDirty: boolean, question: string): void {
	const { pathname } = useLocation();
	const blocker = useBlocker(
		({ nextLocation, historyAction }) =>
			isDirty && !(nextLocation.pathname === pathname && historyAction === 'REPLACE'),
	);
	useEffect(() => {
		if (blocker.state !== 'blocked') return;
		if (confirm(question)) blocker.proceed();
		else blocker.reset();
	}, [blocker, question]);
	useBeforeUnload(
		useCallback(
			(event) => {
				if (isDirty) event.preventDefault();
			},
			[isDirty],
		),
	);
}
