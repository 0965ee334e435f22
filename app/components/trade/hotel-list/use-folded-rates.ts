import { useCallback, useEffect, useState } from 'react';
import { useShortcuts } from '../shortcuts';

const CACHED = 'hotelRateFilters';

/** Whether the filters by rate are folded into one line, as last set in this browser; `F` changes it. The server shows them open. */
export function useFoldedRates(): [isFolded: boolean, fold: () => void] {
	const [isFolded, setFolded] = useState(false);
	useEffect(() => {
		try {
			setFolded(localStorage.getItem(CACHED) === 'folded');
		} catch {
			// Storage may be closed; they then begin open.
		}
	}, []);
	const fold = useCallback(() => {
		setFolded(!isFolded);
		try {
			if (isFolded) localStorage.removeItem(CACHED);
			else localStorage.setItem(CACHED, 'folded');
		} catch {
			// The choice then holds for this page.
		}
	}, [isFolded]);
	useShortcuts({ f: fold });
	return [isFolded, fold];
}
