/** The map beside the results; loaded with it. */
const resultsMap = {
	searchOnMove: 'Search as I move the map',
	searchHere: 'Search this area',
	canvas: 'Map, to be moved and zoomed',
	pins: 'Houses on the map',
	pin: {
		houses_one: 'house',
		houses_other: 'houses',
		seen: 'seen',
		from: 'from',
		onRequest: 'On request',
	},
	empty: {
		text: 'No house in this part of the map.',
		nearest_one: 'Show the nearest one',
		nearest_other: 'Show the nearest {{count}}',
		all_one: 'Show the one house',
		all_other: 'Show all {{count}}',
	},
	sheet: {
		card: 'Show a row of houses',
		full: 'Show the whole list',
		title: 'Show the map',
		map: 'Map',
	},
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
