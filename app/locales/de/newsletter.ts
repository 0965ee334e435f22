import type english from '../en/newsletter';
import type { Translation } from '../translation';

const newsletter: Translation<typeof english> = {
	title: 'Newsletter',
	description: 'Sechs Briefe im Jahr mit neuen Häusern und freien Wochen in den Alpen. Ein Klick beendet sie.',
	heading: 'Briefe aus den Alpen',
	intro:
		'Wir schreiben, wenn ein Haus zu uns kommt oder eine gute Woche frei wird. In jedem Brief steht ein Link, der sie beendet.',
	confirm: {
		title: 'Anmeldung bestätigen',
		openHeading: 'Ein Klick, und Sie sind dabei',
		openText: 'Sechs Briefe im Jahr mit neuen Häusern und freien Wochen gehen an {{email}}. Ist Ihnen das recht?',
		button: 'Anmeldung bestätigen',
		sending: 'Wird bestätigt',
		doneHeading: 'Ihre Anmeldung ist bestätigt',
		doneText: 'Der nächste Brief geht an {{email}}. In jedem Brief steht ein Link, der sie beendet.',
		toHouses: 'Unsere Häuser ansehen',
		expiredHeading: 'Dieser Link gilt nicht mehr',
		expiredText:
			'Er lässt sich {{count}} Tage lang verwenden. Bitte tragen Sie Ihre Adresse noch einmal ein, dann ist ein neuer unterwegs.',
		again: 'Neu anmelden',
	},
	unsubscribe: {
		title: 'Abmelden',
		openHeading: 'Keine Briefe mehr?',
		openText: 'An {{email}} geht dann nichts mehr. Ihre Anfragen und Buchungen bleiben, wie sie sind.',
		button: 'Abmelden',
		sending: 'Wird abgemeldet',
		stay: 'Angemeldet bleiben',
		doneHeading: 'Sie sind abgemeldet',
		doneText: 'An {{email}} gehen keine Briefe mehr. War es ein Versehen, können Sie sich jederzeit neu anmelden.',
		again: 'Neu anmelden',
		toStart: 'Zur Startseite',
		unknownHeading: 'Dieser Link gilt nicht mehr',
		unknownText:
			'Entweder steht die Adresse schon lange nicht mehr auf unserer Liste, oder Ihr E-Mail-Programm hat den Link abgeschnitten. Schreiben Sie uns an {{email}}, dann tragen wir Sie von Hand aus.',
	},
};

export default newsletter;
