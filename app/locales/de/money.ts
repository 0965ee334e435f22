import type en from '../en/money';
import type { Translation } from '../translation';

const money: Translation<typeof en> = {
	title: 'Zahlungen',
	lead: 'Was Kunden schulden und was eingegangen ist, über alle Marken.',
	tabs: {
		label: 'Zahlungen',
		receivables: 'Forderungen',
		bank: 'Kontoauszüge',
		payouts: 'Auszahlungen',
		ledger: 'Hauptbuch',
	},
	figure: {
		label: 'Zahlen des Tages',
		overdue: 'Überfällig',
		due: 'Fällig in 7 Tagen',
		coming: 'Fällig in 8 bis 30 Tagen',
		credit: 'Guthaben, zurückzuzahlen',
		nothing: 'nichts',
		instalments_one: '{{count}} Rate',
		instalments_other: '{{count}} Raten',
		clients_one: '{{count}} Kunde',
		clients_other: '{{count}} Kunden',
	},
	state: {
		label: 'Stand',
		open: 'Offen',
		overdue: 'Überfällig',
		due: 'Fällig',
		partlyPaid: 'Teilweise bezahlt',
		settled: 'Bezahlt oder erlassen',
		planned: 'Geplant',
		paid: 'Bezahlt',
		waived: 'Erlassen',
	},
	group: {
		overdue: 'Überfällig',
		due: 'Fällig in 7 Tagen',
		coming: 'Fällig in 8 bis 30 Tagen',
		later: 'Später',
	},
	filter: {
		words: 'Kunde, Buchungsnummer oder Agentur',
		brand: 'Marke',
		all: 'Alle',
	},
	column: {
		due: 'Fällig',
		client: 'Kunde',
		stay: 'Aufenthalt',
		instalment: 'Rate',
		amount: 'Betrag',
		state: 'Stand',
	},
	day: {
		today: 'heute',
		late_one: 'vor {{count}} Tag',
		late_other: 'vor {{count}} Tagen',
		coming_one: 'in {{count}} Tag',
		coming_other: 'in {{count}} Tagen',
	},
	kind: { prepayment: 'Anzahlung', part: 'Teilzahlung', final: 'Restzahlung', kept: 'Stornokosten' },
	stillOpen: '{{amount}} noch offen',
	direct: 'ohne Agentur',
	none: {
		title: 'Hier ist nichts',
		text: 'Keine Rate passt dazu. Vielleicht gibt es eine in einem anderen Stand oder bei einer anderen Marke.',
	},
	openLead: 'Buchung von {{client}} öffnen',
	record: {
		button: 'Zahlung erfassen',
		of: 'Zahlung von {{client}} erfassen',
		title: 'Zahlung erfassen',
		lead: 'Für Geld, das auf keinem Kontoauszug steht, zum Beispiel bar. Es wird auf die frühesten Raten der Buchung angerechnet.',
		amount: 'Betrag in {{currency}}',
		day: 'Eingegangen am',
		send: 'Buchen',
		cancel: 'Abbrechen',
		close: 'Schließen',
	},
};

export default money;
