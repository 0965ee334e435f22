import type en from '../en/stay-rules';
import type { Translation } from '../translation';

const stayRules: Translation<typeof en> = {
	title: 'Aufenthaltsregeln von {{name}}',
	seasons: 'Saisonzeiten',
	none: 'Es gibt keine Regeln: Jeder Aufenthalt mit einem Preis ist buchbar.',
	isDraft: 'Entwurf',
	change: 'Ändern',
	add: 'Regel für eine Saison',
	noRule: 'keine Regel',
	anyDay: 'an jedem Tag',
	nights_one: 'mindestens {{count}} Nacht',
	nights_other: 'mindestens {{count}} Nächte',
	arrivalOn: 'Anreise {{days}}',
	departureOn: 'Abreise {{days}}',
	gapsClosed: 'Lücken werden nicht verkauft',
	gapsOpen: 'Lücken zum vollen Preis',
	gapsLess: 'Lücken {{percent}} % günstiger',
	form: {
		first: 'Erste Nacht',
		last: 'Letzte Nacht',
		shortest: 'Kürzester Aufenthalt in Nächten',
		shortestHint: 'Für Aufenthalte mit Anreise in diesen Nächten, 1 bis 42.',
		sellGaps: 'Kürzere Lücken verkaufen',
		gap: 'Nachlass auf eine Lücke in Prozent',
		gapHint:
			'Freie Nächte zwischen zwei belegten, nur als Ganzes. Jede kostet ihren Anteil am Preis des angebotenen Aufenthalts, abzüglich des Nachlasses.',
		arrivals: 'Anreise am',
		departures: 'Abreise am',
		save: 'Im Entwurf speichern',
		remove: 'Regel entfernen',
	},
	draft: {
		title_one: 'Entwurf: {{count}} Änderung',
		title_other: 'Entwurf: {{count}} Änderungen',
		saved: 'Gespeichert {{time}} von {{name}}. Gäste und Agenturen sehen noch die alten Regeln.',
		savedPlain: 'Gespeichert {{time}}. Gäste und Agenturen sehen noch die alten Regeln.',
		undo: 'Letzten Schritt zurücknehmen',
		discard: 'Verwerfen',
		review: 'Prüfen und veröffentlichen',
	},
	changes: { title: 'Vorher und nachher' },
	review: {
		titleOf: '{{name}}: Aufenthaltsregeln prüfen',
		versionTitleOf: '{{name}}: Aufenthaltsregeln, Version {{number}}',
		lead: 'Buchungen, Optionen und Anfragen bleiben, wie sie sind.',
		back: 'Zurück zu den Regeln',
	},
	done: {
		saved: 'Im Entwurf gespeichert. Gäste und Agenturen sehen, was veröffentlicht ist.',
		undone: 'Der letzte Schritt ist zurückgenommen.',
		discarded: 'Der Entwurf ist verworfen. Alles ist wie veröffentlicht.',
		published: 'Veröffentlicht. Ab jetzt gelten die Regeln in Suche, Hausseiten und Buchungen.',
	},
	error: {
		date: 'Bitte geben Sie ein Datum ein.',
		past: 'Diese Nächte sind vorbei.',
		order: 'Die letzte Nacht liegt vor der ersten.',
		tooLong: 'Regeln reichen höchstens drei Jahre voraus.',
		nights: 'Bitte geben Sie eine Zahl von 1 bis 42 ein.',
		days: 'Bitte wählen Sie mindestens einen Tag.',
		percent: 'Bitte geben Sie eine Zahl von 0 bis 90 ein.',
		conflict:
			'Diese Nächte hat inzwischen jemand anderes geändert ({{name}}, {{moment}}). Ihre Änderung ist nicht gespeichert; unten steht der jetzige Stand.',
		conflictPlain:
			'Diese Nächte hat inzwischen jemand anderes geändert. Ihre Änderung ist nicht gespeichert; unten steht der jetzige Stand.',
		changed:
			'Der Entwurf wurde inzwischen geändert oder veröffentlicht. Die Seite zeigt den jetzigen Stand; bitte versuchen Sie es noch einmal.',
		failed:
			'Das konnte nicht gespeichert werden, weil unsere Datenbank nicht antwortet. Bitte versuchen Sie es noch einmal.',
		publishChanged:
			'Der Entwurf oder die veröffentlichten Regeln haben sich inzwischen geändert. Unten steht, was jetzt anders wäre; bitte sehen Sie noch einmal hin.',
		publishFailed:
			'Das konnte nicht veröffentlicht werden, weil unsere Datenbank nicht antwortet. Es wurde nichts geändert; bitte versuchen Sie es noch einmal.',
		refused: 'Der Katalog nimmt diesen Entwurf nicht an. Es wurde nichts veröffentlicht.',
	},
};

export default stayRules;
