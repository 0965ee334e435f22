import { useLocation, useNavigate, useNavigationType } from '@remix-run/react';
import { type RefObject, startTransition, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import type { SheetHeight } from './sheet-heights';

/** The whole list is a step of the history: back lowers it, and the way back from a house finds it as it was. */
const FULL = '#list';

/** The height of the sheet, as its style reads it from `data-sheet` of what is around it. */
export function useSheetHeight(section: RefObject<HTMLElement>) {
	const location = useLocation();
	const navigate = useNavigate();
	const type = useNavigationType();
	const [height, setHeight] = useState<SheetHeight>(location.hash === FULL ? 'full' : 'card');
	const isFullAddress = location.hash === FULL;
	// biome-ignore lint/correctness/useExhaustiveDependencies: another entry of the history is the trigger
	useEffect(() => {
		if (isFullAddress) setHeight('full');
		else if (type === 'POP') setHeight((known) => (known === 'full' ? 'card' : known));
	}, [location.key, isFullAddress, type]);

	useLayoutEffect(() => {
		const around = section.current?.parentElement;
		if (!around) return;
		around.dataset.sheet = height;
		return () => {
			delete around.dataset.sheet;
		};
	}, [section, height]);

	const go = useCallback(
		(next: SheetHeight) => {
			setHeight(next);
			const isOurs = (location.state as { isSheet?: boolean } | null)?.isSheet === true;
			// A part of the page that is not alive yet would be drawn anew by an update that is no transition.
			startTransition(() => {
				if (next === 'full' && !isFullAddress)
					navigate({ search: location.search, hash: FULL }, { preventScrollReset: true, state: { isSheet: true } });
				else if (next !== 'full' && isFullAddress && isOurs) navigate(-1);
				else if (next !== 'full' && isFullAddress)
					navigate({ search: location.search }, { preventScrollReset: true, replace: true });
			});
		},
		[navigate, location, isFullAddress],
	);
	return [height, go] as const;
}
