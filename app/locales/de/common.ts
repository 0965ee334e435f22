import type en from '../en/common';
import type { Translation } from '../translation';

const common: Translation<typeof en> = {
	brandDescription: 'Ausgesuchte Chalets, Apartments und Villen in den Alpen',
	skipToContent: 'Zum Inhalt',
	nav: {
		main: 'Hauptmenü',
		home: 'Startseite',
		destinations: 'Reiseziele',
		search: 'Suche',
		contact: 'Kontakt',
		partner: 'Partner',
		enquireNow: 'Anfragen',
		openMenu: 'Menü öffnen',
		closeMenu: 'Menü schließen',
		language: 'Sprache',
		english: 'English',
		german: 'Deutsch',
	},
	suggest: {
		label: 'Land, Ort oder Haus finden',
		placeholder: 'Land, Ort, Haus oder Hotel',
		countries: 'Länder',
		places: 'Orte',
		properties: 'Häuser',
		inviteHotel: 'Neues Hotel einladen',
		houses_one: '{{count}} Haus',
		houses_other: '{{count}} Häuser',
		nothing: 'Nichts gefunden. Versuchen Sie es mit dem Namen eines Ortes.',
		results_one: '{{count}} Vorschlag',
		results_other: '{{count}} Vorschläge',
	},
	footer: {
		talkToUs: 'Sprechen Sie mit uns',
		hours: 'Täglich von 8 bis 20 Uhr. Antwort innerhalb von 24 Stunden.',
		siteMap: 'Seiten',
		tags: 'Beliebte Orte',
		payment: 'Zahlungsarten',
		amex: 'American Express',
		visa: 'Visa',
		mastercard: 'Mastercard',
		bankTransfer: 'Überweisung',
		allChalets: 'Luxuschalets in den Alpen',
		chaletsIn: 'Chalets in {{country}}',
		apartmentsIn: 'Apartments in {{country}}',
	},
	testimonials: {
		first: {
			quote:
				'Sie kannten den Koch beim Namen, die Skischule persönlich und das Zimmer mit der Morgensonne. So lassen wir uns gern beraten.',
			author: 'K. v. B.',
		},
		second: {
			quote: 'Drei Familien, elf Kinder, ein Hund. Als wir ankamen, war alles bereit, und niemand musste fragen.',
			author: 'M. H.',
		},
		third: {
			quote: 'Wir wünschten uns ein Haus ohne Treppen für meine Mutter. Sie hatten die Türen nachgemessen.',
			author: 'A. L.',
		},
		fourth: {
			quote:
				'Ein Mensch hat jede Frage beantwortet, vom ersten Brief bis zur letzten Fahrt. Wir sind viermal wiedergekommen.',
			author: 'S. & T. W.',
		},
	},
	picture: { of: '{{position}} von {{count}}', previous: 'Vorheriges Bild', next: 'Nächstes Bild' },
	property: {
		chalet: 'Chalet',
		apartment: 'Apartment',
		villa: 'Villa',
		bedrooms_one: '{{count}} Schlafzimmer',
		bedrooms_other: '{{count}} Schlafzimmer',
		guests_one: '{{count}} Gast',
		guests_other: '{{count}} Gäste',
		nights_one: '{{count}} Nacht',
		nights_other: '{{count}} Nächte',
		from: 'ab {{amount}}',
		priceOnRequest: 'Preis auf Anfrage',
	},
	error: {
		notFoundTitle: 'Diese Seite steht auf keiner Karte',
		notFoundText: 'Vielleicht hat sich die Adresse geändert, oder das Haus gehört nicht mehr zu unserer Auswahl.',
		goneTitle: 'Dieses Haus ist umgezogen',
		goneText: 'Seine alte Adresse ist geschlossen. Über die Suche finden Sie es oder einen Nachbarn.',
		unavailableTitle: 'Einen Augenblick, bitte',
		unavailableText:
			'Wir erreichen gerade unsere Bücher nicht. Bitte versuchen Sie es in einer Minute noch einmal, oder rufen Sie uns an.',
		severeTitle: 'Hoppla',
		severeText: 'Leider ist ein schwerer Fehler aufgetreten.',
		toSearch: 'Häuser suchen',
		toHome: 'Zur Startseite',
	},
	partnerAccess: {
		title: 'Partnerzugang',
		heading: 'Für Reisebüros und Partner',
		text: 'Preise, Provision und Verfügbarkeit sehen registrierte Partner. Die Anmeldung öffnet hier in Kürze; bis dahin antwortet Ihr Ansprechpartner bei {{brand}} persönlich.',
		write: 'Schreiben Sie uns',
	},
};

export default common;
