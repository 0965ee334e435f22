import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page's script runs: false for the server's HTML, and for good without script. */
export function useIsAlive(): boolean {
	return useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
}
