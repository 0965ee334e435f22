/** The map beside the results; loaded with it. */
const resultsMap = {
	searchOnMove: 'Beim Verschieben suchen',
	searchHere: 'In diesem Ausschnitt suchen',
	canvas: 'Karte zum Verschieben und Zoomen',
	failed: 'Die Häuser konnten nicht auf der Karte gezeigt werden. Die Liste enthält jedes.',
	nothing: 'Keines dieser Häuser hat einen Ort auf der Karte.',
	here: '{{at}} von {{count}} hier',
	previous: 'Voriges Haus hier',
	next: 'Nächstes Haus hier',
	close: 'Schließen',
	zoomIn: 'Vergrößern',
	zoomOut: 'Verkleinern',
	scrollHint: 'Strg und Scrollen zoomt die Karte',
	scrollHintMac: '⌘ und Scrollen zoomt die Karte',
	touchHint: 'Die Karte mit zwei Fingern bewegen',
};

export default resultsMap;
