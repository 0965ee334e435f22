import type en from '../en/results';
import type { Translation } from '../translation';

const results: Translation<typeof en> = {
	title: 'Häuser in den Alpen suchen',
	description:
		'Finden Sie ein ausgesuchtes Chalet, Apartment oder eine Villa in den Alpen: nach Ort, Zeitraum, Preis, Schlafzimmern und Ausstattung.',
	found_one: '{{formatted}} Ergebnis',
	found_other: '{{formatted}} Ergebnisse',
	foundNone: 'Ergebnisse: 0',
	correction: {
		shown: 'Gezeigt wird {{name}}.',
		sentence: 'Verstanden als {{filters}}.',
		word: '„{{word}}“',
		unknown_one: 'Das Wort {{words}} kennen wir nicht.',
		unknown_other: 'Die Wörter {{words}} kennen wir nicht.',
		exact: 'Stattdessen nach „{{typed}}“ suchen',
	},
	noRoom:
		'Kein Haus hat hier Platz für {{count}} Gäste. Versuchen Sie es mit weniger Gästen oder an einem anderen Ort, oder lassen Sie uns benachbarte Häuser für Sie finden.',
	pairs: {
		title_one: 'Zwei Häuser für {{guests}} Gäste',
		title_other: '{{count}} Häuserpaare für {{guests}} Gäste',
		lead: 'Kein einzelnes Haus hat hier Platz für {{guests}} Gäste. Diese stehen nebeneinander.',
		leadDated:
			'Kein einzelnes Haus hat hier Platz für {{guests}} Gäste im Zeitraum {{period}}. Diese stehen nebeneinander, und beide sind frei.',
		names: '{{first}} und {{second}}',
		beds: 'Betten',
		bedrooms: 'Schlafzimmer',
		both: 'Beide Häuser, {{period}}',
		each: '{{price}} pro Gast',
	},
	map: {
		title: 'Karte der Ergebnisse',
		sameInList: 'Alles, was die Karte zeigt, steht auch in der Liste.',
		loading: 'Karte wird geladen …',
		unable: 'Dieser Browser kann die Karte nicht zeichnen. Die Liste enthält jedes Haus.',
		missing: 'Die Karte konnte nicht geladen werden. Die Liste enthält jedes Haus.',
		noScript: 'Die Karte braucht JavaScript. Die Liste enthält jedes Haus.',
		emptyPart: 'Kein Haus in diesem Ausschnitt der Karte.',
	},
	lead: {
		alps: 'Häuser in den Alpen',
		place: 'Häuser in {{place}}',
		text: 'Häuser zu „{{place}}“',
		AT: 'Häuser in Österreich',
		CH: 'Häuser in der Schweiz',
		FR: 'Häuser in Frankreich',
		IT: 'Häuser in Italien',
		free: '{{where}}, frei {{period}}',
		flexible: '{{where}}, frei {{period}} oder einen Tag davor oder danach',
		month: '{{where}}, eine Woche frei im {{month}}',
	},
	chips: {
		area: 'Kartenausschnitt',
		price: '{{from}} – {{to}} EUR',
		bedrooms: 'ab {{count}} Schlafzimmern',
		checkIn: 'Anreise {{date}}',
		checkOut: 'Abreise {{date}}',
	},
	month: {
		any: 'Eine Woche im {{month}}',
		label: 'Eine Woche im',
		none: 'Kein Monat',
		clear: 'Ohne den Monat suchen',
	},
	dropped: {
		tooMany: 'Wir suchen für bis zu {{count}} Gäste. Für eine größere Gruppe fragen Sie bitte unser Team.',
		guests:
			'Eine Zahl der Gäste war nicht gültig, daher läuft die Suche ohne sie. Bitte geben Sie sie noch einmal ein.',
		month:
			'Dieser Monat ist vorbei oder nicht gültig, daher sucht die Suche ohne ihn weiter. Bitte wählen Sie einen anderen.',
		dates: 'Diese Daten sind vorbei oder ungültig, daher läuft die Suche ohne sie. Bitte wählen Sie neue.',
		checkOut:
			'Die Abreise ist kein gültiger Tag nach der Anreise, daher läuft die Suche ohne sie. Bitte wählen Sie sie neu.',
	},
	weekend: {
		hint: 'Die meisten Häuser werden wochenweise vermietet (beste Preise von Samstag bis Samstag oder von Sonntag bis Sonntag).',
		search: '{{period}} suchen',
	},
	other: {
		title: 'In anderen Zeiträumen frei',
		lead_one: 'Dieses Haus erfüllt alle Ihre Wünsche, nur nicht die Woche.',
		lead_other: 'Diese {{count}} erfüllen alle Ihre Wünsche, nur nicht die Woche.',
		all_one: 'Das eine Haus',
		all_other: 'Alle {{formatted}} Häuser',
		later_one: '{{count}} Tag später als Ihr Zeitraum',
		later_other: '{{count}} Tage später als Ihr Zeitraum',
		earlier_one: '{{count}} Tag früher als Ihr Zeitraum',
		earlier_other: '{{count}} Tage früher als Ihr Zeitraum',
		longer: 'Gleiche Anreise, andere Dauer',
		back: 'Zurück zur Suche',
		pageTitle: 'Häuser, die in anderen Zeiträumen frei sind',
		pageLead_one:
			'{{formatted}} Haus erfüllt alle Ihre Wünsche, ist aber in einem anderen Zeitraum frei als {{period}}.',
		pageLead_other:
			'{{formatted}} Häuser erfüllen alle Ihre Wünsche, sind aber in anderen Zeiträumen frei als {{period}}.',
		none: 'Kein Haus mit allen Ihren Wünschen ist in einem anderen Zeitraum frei.',
		noDates: 'Wählen Sie zuerst Anreise und Abreise; dann stehen hier Häuser, die in anderen Zeiträumen frei sind.',
	},
	listing: {
		title: '{{type}} in {{place}}',
		countryTitle: {
			AT: '{{type}} in Österreich',
			CH: '{{type}} in der Schweiz',
			FR: '{{type}} in Frankreich',
			IT: '{{type}} in Italien',
		},
		intro_one: 'Ein Haus in unserer Auswahl, {{where}}.',
		intro_other: '{{formatted}} Häuser in unserer Auswahl, {{where}}.',
		inPlaces_one: 'in {{places}}',
		inPlaces_other: 'in {{count}} Orten: {{places}}',
		andMore: '{{places}} und weiteren',
		inCountry: { AT: 'in Österreich', CH: 'in der Schweiz', FR: 'in Frankreich', IT: 'in Italien' },
		description:
			'{{title}}: {{formatted}} ausgesuchte Häuser mit Preisen, freien Wochen und Grundrissen. Beratung ohne Gebühr.',
		places: 'Orte',
		about: 'Mehr über {{place}}',
		aboutCountry: {
			AT: 'Mehr über Österreich',
			CH: 'Mehr über die Schweiz',
			FR: 'Mehr über Frankreich',
			IT: 'Mehr über Italien',
		},
		page: 'Seite {{page}}',
		withDates: 'Mit Zeitraum suchen',
	},
	range: '{{from}} – {{to}} von {{total}} Häusern',
	anyTime: 'Beliebiger Zeitraum',
	plusMinus: '± 1 Tag',
	pets: 'Haustiere erlaubt',
	card: {
		bedrooms_one: '{{count}} Schlafzimmer',
		bedrooms_other: '{{count}} Schlafzimmer',
		sleeps_one: '{{beds}} Gast',
		sleeps_other: '{{beds}} Gäste',
		commission: 'Provision {{amount}}, {{percent}} %',
		perWeekFrom: 'pro Woche ab',
		onRequest: '{{period}}, auf Anfrage',
		priceOnRequest: 'Preis auf Anfrage',
		serviceLevels_one: '{{count}} Verpflegungsart',
		serviceLevels_other: '{{count}} Verpflegungsarten',
		nights_one: '{{count}} Nacht',
		nights_other: '{{count}} Nächte',
	},
};

export default results;
