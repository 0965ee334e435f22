import type tradeHotel from '../en/trade-hotel';
import type { Translation } from '../translation';

const texts: Translation<typeof tradeHotel> = {
	team: {
		title: 'Reservierungsteam',
		hours: '9 bis 17 Uhr, Montag bis Samstag',
		zone: 'Uhrzeit in {{place}}: {{time}}',
		open: 'Jetzt erreichbar, bis {{time}} Uhr',
		opensToday: 'Jetzt geschlossen, heute ab {{time}} Uhr erreichbar',
		opensOn: 'Jetzt geschlossen, {{day}} ab {{time}} Uhr erreichbar',
		yours: 'Bei Ihnen ist das {{time}} Uhr',
		yoursOn: 'Bei Ihnen ist das {{day}}, {{time}} Uhr',
		phone: 'Telefon',
		email: 'E-Mail',
		none: 'Keine Nummer hinterlegt. Bitte schreiben Sie dem Verkaufsteam.',
	},
	sales: {
		managers: 'Verkaufsteam',
		none: 'Noch niemand eingetragen.',
		noneText: 'Kennen Sie jemanden im Verkauf? Laden Sie die Person ein, dann finden Sie sie hier.',
		invite: 'Kontakt im Verkauf einladen',
		policies: 'Regeln',
		commission: 'Provision',
		percent: '{{percent}} Provision',
		range: '{{from}} bis {{percent}} Provision',
		below: '(+4 % auf nicht erstattbare Raten nach 5 Buchungen)',
		basis: 'Vom Zimmerpreis inklusive Steuern. Jede Rate nennt ihre Provision, bevor Sie sie wählen.',
		programs: 'Programme',
		programsText: 'Raten eines Programms öffnen sich für Agenturen mit bestätigter Mitgliedschaft.',
		toRooms: 'Zimmer und Raten ansehen',
	},
	invite: {
		text: 'Dieses Hotel hat noch keinen direkten Vertrag mit uns. Schicken Sie der Direktion Ihren Link: Kommt das Hotel dazu, verdienen Sie ab seiner ersten Buchung.',
		create: 'Einladungslink erstellen',
		link: 'Ihr Einladungslink',
		copy: 'Link kopieren',
		copied: 'Kopiert',
		failed: 'Der Link konnte nicht erstellt werden. Bitte versuchen Sie es noch einmal.',
		until: 'Gültig bis {{day}}.',
		noAgency: 'Handeln Sie für eine Agentur, um in ihrem Namen einzuladen.',
	},
	contact: {
		title: 'Kontakt im Verkauf einladen',
		text: 'Wer betreut im {{hotel}} die Agenturen? Wir schreiben in Ihrem Namen.',
		name: 'Vor- und Nachname',
		email: 'E-Mail',
		send: 'Einladung senden',
		sending: 'Wird gesendet',
		cancel: 'Abbrechen',
		close: 'Schließen',
		doneTitle: 'Einladung gesendet',
		done: 'Wir haben {{name}} geschrieben. Sobald die Einladung angenommen ist, finden Sie den Kontakt auf dieser Seite.',
		failed: 'Leider ist ein Fehler aufgetreten. Bitte versuchen Sie es noch einmal.',
		faults: {
			name: 'Bitte geben Sie den Namen Ihres Kontakts ein',
			email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
		},
		backToHotel: 'Zurück zu {{hotel}}',
	},
	enquiry: {
		title: 'Schreiben Sie an {{hotel}}',
		text: 'Das Reservierungsteam antwortet {{hours}}.',
	},
};

export default texts;
