/** The map beside the results; loaded with it. */
const resultsMap = {
	searchOnMove: 'Beim Verschieben suchen',
	searchHere: 'In diesem Ausschnitt suchen',
	canvas: 'Karte zum Verschieben und Zoomen',
	pins: 'Häuser auf der Karte',
	pin: {
		houses_one: 'Haus',
		houses_other: 'Häuser',
		seen: 'schon angesehen',
		from: 'ab',
		onRequest: 'Auf Anfrage',
	},
	empty: {
		text: 'Kein Haus in diesem Ausschnitt der Karte.',
		nearest_one: 'Das nächstgelegene zeigen',
		nearest_other: 'Die {{count}} nächstgelegenen zeigen',
		all_one: 'Das eine Haus zeigen',
		all_other: 'Alle {{count}} zeigen',
	},
	sheet: {
		card: 'Eine Reihe Häuser zeigen',
		full: 'Die ganze Liste zeigen',
		title: 'Die Karte zeigen',
		map: 'Karte',
	},
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
