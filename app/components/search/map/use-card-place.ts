import type { Map as MapLibreMap } from 'maplibre-gl';
import { useLayoutEffect, useRef } from 'react';
import { cardPlace } from './card-place';

/** Lets an element follow a place of the map: the card of its pin. */
export function useCardPlace(map: MapLibreMap | null, place: { longitude: number; latitude: number } | null) {
	const element = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => {
		const card = element.current;
		if (!map || !place || !card) return;
		const follow = () => {
			const box = map.getContainer().getBoundingClientRect();
			const { x, y } = cardPlace({
				map: box,
				bottom: window.innerHeight - box.top,
				pin: map.project([place.longitude, place.latitude]),
				card: { width: card.offsetWidth, height: card.offsetHeight },
			});
			card.style.transform = `translate(${x}px,${y}px)`;
		};
		follow();
		const sizes = new ResizeObserver(follow);
		sizes.observe(card);
		map.on('move', follow);
		map.on('resize', follow);
		return () => {
			sizes.disconnect();
			map.off('move', follow);
			map.off('resize', follow);
		};
	}, [map, place]);
	return element;
}
