import type bookingEngine from '../en/booking-engine';
import type { Translation } from '../translation';

const texts: Translation<typeof bookingEngine> = {
	title: 'Buchungsseite, {{hotel}}',
	skip: 'Zum Inhalt springen',
	help: 'So funktioniert es',
	you: 'Ihr Konto',
	signIn: 'Anmelden',
	closed: 'Zimmer und Raten sehen Reisebüros',
	closedText: 'Melden Sie sich an, oder registrieren Sie Ihre Agentur: Das dauert eine Minute.',
	position: '{{position}} von {{total}}',
	next: 'Weiter ({{position}}/{{total}})',
	back: 'Zurück',
	close: 'Schließen',
	start: 'Jetzt beginnen',
	steps: {
		welcome: {
			title: 'Willkommen im {{hotel}}',
			text: 'Das ist die Buchungsseite des Hotels: jedes Zimmer mit Bildern, Betten, Ausblick und Raten, und was Sie an jeder davon verdienen.',
		},
		offers: {
			title: 'Angebote, die Ihre Kunden eintauchen lassen',
			text: 'Sammeln Sie Zimmer in einer Auswahl, sichern Sie sie als Interesse und schicken Sie Ihrem Kunden ein Angebot in Ihrem eigenen Design.',
		},
		personal: {
			title: 'Persönlicher Austausch',
			text: 'Fragen Sie das Reservierungsteam im Chat: eine Verbindungstür, eine späte Anreise, ein Preis, der nicht dasteht. Man kennt Sie dort mit Namen.',
		},
	},
};

export default texts;
