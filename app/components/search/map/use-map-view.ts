import { useRef, useState } from 'react';
import type { CardView } from '../card-view';
import type { ChosenHouse } from './chosen-house';

export type MapState = 'loading' | 'ready' | 'unable' | 'missing';

/** What the list of a search and its map share: the chosen house, the cards in sight, and whether there is a map at all. */
export function useMapView(cards: readonly CardView[]) {
	const section = useRef<HTMLElement>(null);
	const list = useRef<HTMLDivElement>(null);
	const [state, setState] = useState<MapState>('loading');
	const [chosen, choose] = useState<ChosenHouse | null>(null);
	const [extra, setExtra] = useState<{ card: CardView; to: readonly CardView[] } | null>(null);
	const latest = useRef(cards);
	latest.current = cards;
	// Of no use to any other list than the one it was missing in.
	const missing = extra?.to === cards && cards.every(({ id }) => id !== extra.card.id) ? extra.card : null;
	const shown = missing ? [missing, ...cards] : cards;
	const known = useRef(shown);
	if (known.current.length !== shown.length || known.current.some((card, at) => card !== shown[at]))
		known.current = shown;
	const add = useRef((card: CardView | null) => {
		if (card) setExtra({ card, to: latest.current });
	});
	return {
		section,
		list,
		state,
		setState,
		chosen,
		choose,
		/** The cards of the list, and before them one that the map brought. */
		cards: known.current,
		onMissing: add.current,
		hasMap: state === 'loading' || state === 'ready',
	};
}

export type MapView = ReturnType<typeof useMapView>;
