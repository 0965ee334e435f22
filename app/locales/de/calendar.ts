import type calendar from '../en/calendar';
import type { Translation } from '../translation';

const texts: Translation<typeof calendar> = {
	title: 'Kalender',
	lead: 'Ihre Termine im eigenen Kalender: Ende von Optionen, Zahlungen, Stornostufen, An- und Abreisen. Änderungen folgen binnen einer Stunde.',
	month: {
		label: 'Monate',
		before: 'Voriger Monat',
		after: 'Nächster Monat',
		today: 'Dieser Monat',
		whose: 'Wessen Termine',
		team: 'Team',
		mine: 'Meine',
		none: 'Keine Optionen und Aufenthalte in diesem Monat.',
		cut: 'Das sind die ersten {{count}} des Monats. „Meine“ zeigt weniger.',
	},
	feeds: 'Im eigenen Kalender',
	reach: { agent: 'Meine Anfragen', team: 'Alle Anfragen des Teams' },
	about: {
		agent: 'Termine der Anfragen, die Sie betreuen.',
		team: 'Termine aller Anfragen von {{agency}}.',
	},
	isOpen: 'In Gebrauch seit {{moment}}',
	isClosed: 'Nicht in Gebrauch',
	open: 'Adresse erstellen',
	renew: 'Neue Adresse',
	close: 'Widerrufen',
	address: 'Adresse für Ihr Kalenderprogramm',
	once: 'Bitte kopieren Sie sie jetzt: Wir bewahren nur ihren Fingerabdruck auf und können sie nicht noch einmal zeigen. Wer sie kennt, liest Ihre Termine; geben Sie sie niemandem. Eine neue Adresse beendet die alte.',
	subscribe: 'Im Kalenderprogramm öffnen',
	what: 'Was darin steht',
	contents:
		'Jeder Termin nennt den Nachnamen des Kunden, das Haus, den Betrag und Ihre Referenz, und sonst nichts vom Kunden.',
};

export default texts;
