/** The map beside the results; loaded with it. */
const resultsMap = {
	searchOnMove: 'Search as I move the map',
	searchHere: 'Search this area',
	canvas: 'Map, to be moved and zoomed',
	failed: 'The houses did not come onto the map. The list has every one of them.',
	nothing: 'None of these houses has a place on the map.',
	here: '{{at}} of {{count}} here',
	previous: 'Previous house here',
	next: 'Next house here',
	close: 'Close',
	zoomIn: 'Zoom in',
	zoomOut: 'Zoom out',
	scrollHint: 'Use Ctrl and scroll to zoom the map',
	scrollHintMac: 'Use ⌘ and scroll to zoom the map',
	touchHint: 'Use two fingers to move the map',
};

export default resultsMap;
