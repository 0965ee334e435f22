/** The box of a map and what of it is in sight, a pin in it, and the size of its card, all in pixels. */
type Setting = {
	map: { width: number; height: number };
	/** How far down the map is in sight: a window may end before it does. */
	bottom: number;
	pin: { x: number; y: number };
	card: { width: number; height: number };
};

/** Room to the edges of the map, and for its scale at the bottom. */
const EDGE = { side: 12, top: 12, bottom: 44 };

/** Between the place of a pin and its card, below it and above, where the pin itself stands. */
const BELOW = 12;
const ABOVE = 46;

/** Where a pin's card stands: below it, above it where there is no room, and always in sight. */
export function cardPlace({ map, bottom, pin, card }: Setting): { x: number; y: number } {
	const lowest = Math.max(EDGE.top, Math.min(map.height, bottom) - EDGE.bottom - card.height);
	const widest = Math.max(EDGE.side, map.width - EDGE.side - card.width);
	const above = pin.y - ABOVE - card.height;
	const y = pin.y + BELOW <= lowest ? pin.y + BELOW : above >= EDGE.top ? above : lowest;
	return {
		x: Math.round(Math.max(EDGE.side, Math.min(widest, pin.x - card.width / 2))),
		y: Math.round(Math.max(EDGE.top, Math.min(lowest, y))),
	};
}
