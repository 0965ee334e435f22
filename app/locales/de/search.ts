import type en from '../en/search';
import type { Translation } from '../translation';

const search: Translation<typeof en> = {
	demo: {
		title: 'Für Vorführungen',
		lead: 'Nicht echt: Keine Suche findet sie, und andere sehen sie nur, wenn auch deren Einstellungen sie zeigen.',
	},
	line: {
		label: 'Wohin und wann',
		alps: 'Die Alpen',
		any: 'Beliebig',
		flexible: 'Flexibler Zeitraum',
		plusMinus: '± 1 Tag',
		change: 'Suche ändern',
	},
	filters: {
		title: 'Filter',
		more: 'Weitere Filter',
		reset: 'Zurücksetzen',
		close: 'Filter schließen',
		show_one: '{{formatted}} Haus anzeigen',
		show_other: '{{formatted}} Häuser anzeigen',
		showNone: 'Ergebnisse: 0',
		moreOptions: '{{count}} weitere',
		flexible: 'Flexibler Zeitraum',
		flexibleHint: 'Zeigt auch Aufenthalte, die einen Tag früher oder später beginnen.',
		price: 'Preis',
		from: 'Von',
		to: 'Bis',
		lowest: 'Niedrigster Preis in EUR',
		highest: 'Höchster Preis in EUR',
		stayHint: '0 bis {{max}} EUR, für den ganzen Aufenthalt',
		weekHint: '0 bis {{max}} EUR pro Woche',
		country: 'Land',
		party: 'Schlafzimmer und Gäste',
		bedrooms: 'Schlafzimmer',
		bedroomsHint: 'mindestens',
		facility: 'Ausstattung',
		serviceLevel: 'Verpflegung und Service',
		propertyType: 'Art des Hauses',
		sector: 'Ortsteil',
		pets: 'Haustiere erlaubt',
	},
	sort: {
		label: 'Sortieren',
		best_match: 'Beste Treffer',
		price_low: 'Preis aufsteigend',
		price_high: 'Preis absteigend',
		bedrooms: 'Schlafzimmer',
	},
	chips: { label: 'Aktive Filter', clear: 'Alle löschen', remove: 'Filter entfernen' },
	other: { yours: 'Ihr Zeitraum', free: 'Freier Zeitraum', view: 'Haus ansehen' },
	paging: {
		label: 'Seiten der Ergebnisse',
		page: 'Seite {{page}}',
		previous: 'Zurück',
		next: 'Weiter',
	},
	empty: {
		text: 'Kein Haus erfüllt alles zugleich. Lassen Sie einen Filter weg, oder lassen Sie uns für Sie suchen.',
		clear: 'Alle Filter löschen',
		enquire: 'Fragen Sie uns',
	},
};

export default search;
