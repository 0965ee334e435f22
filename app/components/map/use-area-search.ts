import { useNavigate } from '@remix-run/react';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useRef, useState } from 'react';
import type { Area } from '~/domain/search/search-filter';

/** How long the map stands still before the list follows it. */
const PAUSE_MS = 400;

/** Goes with the map's own moves, which search nothing. */
export const FITTED = { isFitted: true };

export type AreaSearch = {
	isOnMove: boolean;
	setOnMove: (isOn: boolean) => void;
	/** There once the map was moved while the list does not follow by itself. */
	searchHere: (() => void) | null;
	/** Searches what is in sight. */
	searchView: () => void;
};

type AreaSearchOptions = {
	/** A part of the map is searched already. */
	hasArea: boolean;
	/** The address that searches a part of the map. */
	addressOf: (area: Area) => string;
	/** Under which the browser remembers whether the list follows. */
	memory: string;
};

/**
 * Lets the list follow the map (SEARCH-21): the part of it that is in sight becomes the area of the search. Starts with the first move of the
 * visitor; the map's own moves to its pins search nothing, nor does another size of it.
 */
export function useAreaSearch(map: MapLibreMap | null, { hasArea, addressOf, memory }: AreaSearchOptions): AreaSearch {
	const navigate = useNavigate();
	const [isOnMove, setIsOnMove] = useState(() => remembered(memory));
	const [moved, setMoved] = useState<Area | null>(null);
	const search = useRef<(area: Area) => void>(() => undefined);
	search.current = (area) => {
		setMoved(null);
		// One entry of the history for all moves of a map.
		navigate(addressOf(area), { preventScrollReset: true, replace: hasArea });
	};
	const follows = useRef(isOnMove);
	follows.current = isOnMove;
	useEffect(() => {
		if (!map) return;
		let timer: ReturnType<typeof setTimeout> | undefined;
		let isTouched = false;
		const touch = () => {
			isTouched = true;
		};
		let place = placeOf(map);
		const rest = (event: object) => {
			const before = place;
			place = placeOf(map);
			if (!isTouched || 'isFitted' in event || before === place) return;
			clearTimeout(timer);
			timer = setTimeout(() => {
				const area = areaOf(map);
				if (follows.current) search.current(area);
				else setMoved(area);
			}, PAUSE_MS);
		};
		const container = map.getContainer().parentElement ?? map.getContainer();
		const signs = ['pointerdown', 'wheel', 'keydown', 'touchstart'] as const;
		for (const sign of signs) container.addEventListener(sign, touch, { capture: true, passive: true });
		map.on('moveend', rest);
		return () => {
			clearTimeout(timer);
			map.off('moveend', rest);
			for (const sign of signs) container.removeEventListener(sign, touch, { capture: true });
		};
	}, [map]);
	return {
		isOnMove,
		setOnMove(isOn: boolean) {
			setIsOnMove(isOn);
			try {
				localStorage.setItem(memory, isOn ? 'on' : 'off');
			} catch {
				// It is remembered for this page alone.
			}
			if (isOn && moved) search.current(moved);
		},
		searchHere: !isOnMove && moved ? () => search.current(moved) : null,
		searchView: () => map && search.current(areaOf(map)),
	};
}

/** Its middle and its zoom, which stay where only its size changes. */
function placeOf(map: MapLibreMap): string {
	const { lng, lat } = map.getCenter();
	return [lng.toFixed(4), lat.toFixed(4), map.getZoom().toFixed(2)].join();
}

function remembered(memory: string): boolean {
	try {
		return localStorage.getItem(memory) !== 'off';
	} catch {
		return true;
	}
}

/** What is in sight, to two decimals. */
function areaOf(map: MapLibreMap): Area {
	const bounds = map.getBounds();
	const round = (degrees: number, most: number) => Math.round(Math.max(-most, Math.min(most, degrees)) * 100) / 100;
	return {
		south: round(bounds.getSouth(), 90),
		west: round(bounds.getWest(), 180),
		north: round(bounds.getNorth(), 90),
		east: round(bounds.getEast(), 180),
	};
}
