import type english from '../en/studio';
import type { Translation } from '../translation';

const studio: Translation<typeof english> = {
	title: 'Markenstudio',
	of: '{{agency}}, Einstellungen der Agentur',
	intro: 'Eine Farbe und ein Logo genügen. Website und Unterlagen übernehmen sie sofort.',
	publish: 'Veröffentlichen',
	publishing: 'Wird veröffentlicht …',
	discard: 'Verwerfen',
	saved: 'Ihre Marke ist veröffentlicht.',
	readOnly: 'Diese Einstellungen ändert Ihre Agenturleitung. Sie sehen, was Ihre Kundinnen und Kunden sehen.',
	logo: {
		heading: 'Logo',
		choose: 'Datei wählen',
		replace: 'Ersetzen',
		hint: 'PNG, JPEG oder WebP, höchstens 500 kB und 2000 px je Seite. Auf Unterlagen 80 hoch, höchstens 40 Prozent der Breite.',
		remove: 'Logo entfernen',
		none: 'Noch kein Logo',
		onLight: 'Logo auf Weiß',
		onMain: 'Logo auf Ihrer Hauptfarbe',
	},
	colors: {
		heading: 'Farben',
		main: 'Hauptfarbe',
		accent: 'Akzent auf der Hauptfarbe',
		hint: 'Als #rrggbb. Leer: wie in Ihrem Markenprofil.',
		pick: '{{name}} auswählen',
		fromLogo: 'Aus Ihrem Logo',
		take: '{{color}} übernehmen',
		menuBar: 'Menüleiste',
		plain: 'Hell',
		colorful: 'Farbig, invertiert',
	},
	fault: {
		noColor: 'Das ist keine Farbe. Bitte schreiben Sie sie als #rrggbb, zum Beispiel #1f4a44.',
		mainIllegible:
			'Weiße Schrift und Überschriften in dieser Farbe wären nicht lesbar. Die nächste gute Farbe ist {{color}}.',
		accentIllegible: 'Dieser Akzent ist auf Ihrer Hauptfarbe nicht lesbar. Die nächste gute Farbe ist {{color}}.',
		logoType: 'Diese Datei ist weder PNG noch JPEG noch WebP. Bitte wählen Sie eine andere.',
		logoWeight: 'Diese Datei hat mehr als 500 kB. Bitte wählen Sie eine kleinere.',
		logoSize: 'Dieses Bild hat mehr als 2000 px je Seite. Bitte wählen Sie ein kleineres.',
		conflict:
			'Jemand aus Ihrer Agentur hat diese Einstellungen inzwischen geändert. Ihre Auswahl steht noch hier; erneutes Veröffentlichen ersetzt die andere.',
		unavailable:
			'Wir konnten dies gerade nicht speichern. Alles steht noch so hier, wie Sie es gewählt haben; bitte versuchen Sie es in einer Minute noch einmal.',
	},
	guard: {
		heading: 'Kontrastwächter',
		fine: 'AA, nichts anzupassen',
		repaired_one: 'AA, {{count}} Paar angepasst',
		repaired_other: 'AA, {{count}} Paare angepasst',
		text: 'Text auf Weiß',
		menu: 'Menütext auf der Menüleiste',
		accentOnMain: 'Akzent auf der Hauptfarbe',
		button: 'Text der Schaltfläche auf der Hauptfarbe',
		accentText: 'Akzent als Text auf Weiß',
		field: 'Feldrahmen auf Weiß',
		below:
			'Unter {{least}} : 1. Kleiner Text erhält einen dunkleren Ton derselben Farbe, der Akzent selbst bleibt für Linien, Symbole und große Schaltflächen.',
		passes: 'genügt',
		fails: 'genügt nicht',
	},
	site: {
		heading: 'Website',
		claim: 'Die Alpen, ausgewählt von {{agency}}',
		nav: ['Dashboard', 'Hotels', 'Chalets', 'Nachrichten'],
		rates: 'Preise ansehen',
		commission: '10 %',
	},
	mail: {
		heading: 'E-Mail',
		note: 'Eine E-Mail in Ihren Farben',
		title: 'Ihre Woche in Courchevel',
		greeting: 'Guten Tag Frau Asterhoff,',
		text: 'beide Zimmer im Le Mélèze Blanc sind von Sa., 13. Feb., bis Sa., 20. Feb. 2027 frei. Alle Termine und Beträge stehen unten.',
		button: 'Termine ansehen',
		regards: 'Mit freundlichen Grüßen',
		reason: 'Sie erhalten diese E-Mail, weil Sie uns nach diesem Aufenthalt gefragt haben.',
	},
	pdf: {
		heading: 'PDF in Ihren Farben',
		note: 'A4, Briefkopf',
		download: 'Herunterladen',
		text: 'Guten Tag Frau Asterhoff, vielen Dank für Ihr Vertrauen. Hier ist unser Vorschlag für Ihre Familie im Le Mélèze Blanc, mit den Zimmern, den Preisen und allen wichtigen Terminen.',
		service: 'Unser Service',
		total: 'Gesamt',
	},
};

export default studio;
