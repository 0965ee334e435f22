import { useEffect, useState } from 'react';

const SCOPE = '/trips/';

/**
 * Has the worker of trip pages keep a reduced view of this one on the device (TRIP-9); true once it says that it is kept. Browsers without
 * such workers show the page as any other.
 */
export function useKeptTrip(path: string): boolean {
	const [isKept, setKept] = useState(false);
	useEffect(() => {
		const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : null;
		if (!workers) return;
		const hear = ({ data }: MessageEvent<unknown>) => {
			if (data === `kept ${path}`) setKept(true);
		};
		workers.addEventListener('message', hear);
		workers
			.register(`${SCOPE}worker.js`, { scope: SCOPE })
			.then(() => workers.ready)
			.then(({ active }) => active?.postMessage({ keep: path, search: location.search }))
			.catch(() => undefined);
		return () => workers.removeEventListener('message', hear);
	}, [path]);
	return isKept;
}
