import type en from '../en/home';
import type { Translation } from '../translation';

const home: Translation<typeof en> = {
	title: 'Luxuschalets, Apartments und Villen in den Alpen',
	description:
		'Ausgesuchte Chalets, Apartments und Villen in den Alpen, für Winter und Sommer: persönliche Beratung, Planung bis ins Detail, bester Preis und kein Beratungshonorar.',
	heroLine1: 'Die Alpen,',
	heroLine2: 'Haus für Haus.',
	heroText:
		'Ausgesuchte Chalets, Apartments, Villen und 5-⁠Sterne-Hotels. Wir beraten, planen und kümmern uns um jede Einzelheit, im Winter wie im Sommer.',
	noHouses:
		'Unter dieser Adresse gibt es keine Häuser (mehr). Suchen Sie hier, oder wählen Sie weiter unten ein Reiseziel.',
	promises: { noFee: 'Kein Beratungshonorar', bestPrice: 'Bester Preis', reply: 'Antwort in 24 Stunden' },
	statement:
		'Wir haben in jedem unserer Häuser geschlafen. Wir wissen, wer kocht, wo die Sonne um vier steht und wie weit es wirklich zum Lift ist.',
	statementText:
		'Sagen Sie uns, wer mitkommt und was Ihnen wichtig ist. Es antwortet Ihnen ein Mensch, der bei Ihnen bleibt, bis Sie wieder zu Hause sind.',
	destinations: 'Reiseziele',
	allDestinations: 'Alle Reiseziele',
	allIn: 'Alle Häuser in {{country}}',
	villageCaption: 'Ein Dorf in den Alpen, eine Stunde nach Sonnenuntergang',
	handPicked: {
		this: { winter: 'Ausgesucht für diesen Winter', summer: 'Ausgesucht für diesen Sommer' },
		later: { winter: 'Ausgesucht für den Winter {{years}}', summer: 'Ausgesucht für den Sommer {{years}}' },
	},
	handPickedText_one: 'Ein Haus mit seiner günstigsten freien Woche.',
	handPickedText_other: '{{count}} Häuser, jedes mit seiner günstigsten freien Woche.',
	onRequest: 'auf Anfrage',
	seeAll_one: 'Alle {{count}} Häuser ansehen',
	seeAll_other: 'Alle {{count}} Häuser ansehen',
	howItWorks: 'So geht es',
	steps: {
		tell: {
			title: 'Erzählen',
			text: 'Ein paar Daten, wer mitkommt, wie ein guter Tag aussieht. Das dauert zwei Minuten.',
		},
		choose: {
			title: 'Wählen',
			text: 'Innerhalb von 24 Stunden erhalten Sie drei bis fünf Häuser, die wirklich frei sind, mit dem ganzen Preis.',
		},
		arrive: {
			title: 'Ankommen',
			text: 'Wir buchen Skipässe, Stunden, Koch und Fahrten. Am Tag selbst öffnet jemand die Tür, den Sie kennen.',
		},
	},
	summer: {
		title: 'Sommer, wenn die Wiesen Ihnen gehören',
		text: 'Kühle Nächte, warme Seen und Wege, die frühmorgens Ihnen allein gehören.',
		priced: 'Kühle Nächte, warme Seen und eine Woche im eigenen Haus ab {{amount}}:',
	},
	evening: {
		title: 'Abende, die keinen Plan brauchen',
		text: 'Ein Feuer, das schon brennt, ein Tisch für alle, und niemand muss mehr fahren.',
	},
	fee: {
		title: 'Sie zahlen den Preis des Hauses. Unser Rat kostet nichts.',
		text: 'Die Eigentümer bezahlen uns, und alle bezahlen gleich. So hat hier niemand einen Grund, Ihnen das größere Haus zu verkaufen.',
		house: '{{name}}, {{dates}}',
		advice: 'Beratung und Planung',
		arranged: 'Fahrten, Skischule, Menü des Kochs: organisiert',
		total: 'Sie zahlen',
		note: 'Per Überweisung. Für Kreditkarten fallen Gebühren an; jedes Haus nennt sie, bevor Sie sich entscheiden.',
	},
};

export default home;
