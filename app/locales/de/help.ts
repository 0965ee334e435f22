import type help from '../en/help';
import type { Translation } from '../translation';

const hilfe: Translation<typeof help> = {
	title: 'Hilfe',
	lead: 'Wie Optionen, Buchungen, Provision und Kalender hier funktionieren, in der Reihenfolge, in der Sie sie brauchen.',
	contents: 'Auf dieser Seite',
	interests: {
		title: 'Interessen',
		first:
			'Ein Interesse hält Kunde, Haus und Zeitraum zusammen. Es kostet nichts, hält keine Nächte und geht für jeden Zeitraum, auch für einen ohne Preis.',
		second:
			'Vom Dashboard aus machen Sie daraus eine Option oder eine Buchung, sobald Ihr Kunde sich entschieden hat. Ein Interesse, aus dem nichts wurde, können Sie löschen.',
	},
	options: {
		title: 'Optionen',
		first:
			'Mit einer Option bitten Sie das Haus, eine Woche zu halten. Bis zur Bestätigung bleiben die Nächte für andere frei. Danach gehören sie Ihnen bis zum Ende der Option, meist 72 Stunden; der Countdown steht auf Ihrem Dashboard.',
		second:
			'Hält schon jemand anderes die Woche, wartet Ihre Option in der Reihe. Endet die davor, wird Ihre von selbst bestätigt, und Sie erfahren es per E-Mail.',
		third: 'Endet eine Option ohne Buchung, verfällt sie, und die Nächte sind wieder frei. Es entstehen keine Kosten.',
	},
	bookings: {
		title: 'Buchungen',
		first:
			'Eine Buchung aus einer bestätigten Option ist sofort bestätigt, zum Preis der Option. Jede andere Buchung ist eine Anfrage, die das Haus in der Regel innerhalb von 24 Stunden beantwortet.',
		second:
			'Zahlungen und Stornofristen werden bei der Buchung zu Terminen und bleiben, wie sie vereinbart sind. Das Dashboard erinnert Sie jeweils eine Woche vorher.',
		third:
			'Andere Termine, Gäste oder ein anderes Serviceniveau für etwas, das Sie schon angefragt haben: Bitten Sie auf der Seite der Anfrage um eine Änderung. Status und Nächte bleiben, bis das Haus geantwortet hat. Für einen Zeitraum, der keine der Wochen des Hauses ist, können Sie um einen Preis bitten.',
	},
	commission: {
		title: 'Provision',
		first:
			'Ihre Provision ist ein Prozentsatz vom Preis des Aufenthalts, ohne Kreditkartengebühr und ohne Kaution, auf den Cent gerundet. Sie ist 30 Tage nach der Abreise fällig.',
		second:
			'Ein Aufschlag gehört Ihnen: Er kommt auf den Preis, den Ihr Kunde sieht, und zählt weder zu dem, was Sie uns zahlen, noch zur Provision.',
	},
	calendar: {
		title: 'Kalender',
		first:
			'Sie können Ihre Termine in jedem Kalender abonnieren: Enden von Optionen, Zahlungen, letzte Tage einer günstigeren Stornierung. Die Adresse ist geheim und gehört Ihnen; Sie können sie jederzeit zurückziehen.',
		link: 'Ihre Kalender-Abos',
	},
	rooming: {
		title: 'Gästeliste',
		first:
			'Schreiben Sie auf der Seite der Anfrage auf, wer im Haus schläft, mit dem Alter der Kinder und Hinweisen wie Allergien. Sie können in Teilen speichern; das Haus sieht den letzten Stand.',
	},
	statuses: {
		title: 'Was die Zeichen bedeuten',
		first: 'Ein Ring heißt gefragt, ein Punkt heißt vereinbart. Die Farben sind in jeder Marke dieselben.',
		stays: 'Wochen eines Hauses',
		available: 'Verfügbar',
		onRequest: 'Auf Anfrage',
		fullyBooked: 'Ausgebucht',
	},
	keys: {
		title: 'Tastatur',
		first: 'Alles geht mit der Tastatur. Einzelne Tasten wirken nie in Feldern und lassen sich unten abschalten.',
		single: 'Einzelne Tasten wirken',
	},
	contact: {
		title: 'Jemand zum Sprechen',
		first: 'Unsere Reservierung antwortet Montag bis Samstag von 9 bis 17 Uhr.',
	},
};

export default hilfe;
