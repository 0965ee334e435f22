import type { Property } from './property-overlay.ts';

/** Every word the map shows or speaks; the page brings them in its language. */
export type MapLabels = {
	/** Names the map for screen readers, with the property: "Map around Chalet Aurikel". */
	map: string;
	zoomIn: string;
	zoomOut: string;
	/** Under the map: how exact the circle is. */
	circleNote: string;
	/** Shown on scrolling over the map without the key: "Use Ctrl and scroll to zoom the map". */
	scrollHint: string;
	/** The same with ⌘. */
	scrollHintMac: string;
	/** "Use two fingers to move the map". */
	touchHint: string;
	/** Shown over the still picture while the map loads. */
	loading?: string;
	/** City and country, for places that the still picture does not cover: "Paris, France". */
	place?: string;
};

export type PropertyMapProps = Property & {
	/** `MAP_STYLE_URL`; null takes the offline base map. */
	styleUrl: string | null;
	language: 'en' | 'de';
	/** Where `/map-features` has lifts and pistes around the place; without it the map asks for none. */
	tile?: string | undefined;
	labels: MapLabels;
};
