import { type ComponentType, useEffect, useState } from 'react';
import { loadTexts } from '~/locales/browser';
import { SHEET_MEDIA } from './chosen-house';
import type { ResultsSheetProps } from './results-sheet';

/** The handle of the list where it is a sheet over the map; what moves it loads on such screens alone. */
export function ResultsSheetSlot(props: ResultsSheetProps) {
	const [Live, setLive] = useState<ComponentType<ResultsSheetProps> | null>(null);
	useEffect(() => {
		const media = window.matchMedia(SHEET_MEDIA);
		let isCurrent = true;
		const load = () => {
			if (!media.matches) return;
			Promise.all([import('./results-sheet'), loadTexts(['results-map'])]).then(
				([module]) => isCurrent && setLive(() => module.default),
				// It stays at one row of cards, which can be swiped.
				() => undefined,
			);
		};
		load();
		media.addEventListener('change', load);
		return () => {
			isCurrent = false;
			media.removeEventListener('change', load);
		};
	}, []);
	return Live ? <Live {...props} /> : <span aria-hidden="true" className="sheet-handle" />;
}
