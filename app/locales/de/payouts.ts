import type en from '../en/payouts';
import type { Translation } from '../translation';

const payouts: Translation<typeof en> = {
	title: 'Auszahlungen',
	lead: 'Fällige Provisionen mit dem Aufschlag, den wir eingenommen haben. Einen Lauf gibt eine zweite Person frei.',
	due: {
		title: 'An Agenturen fällig',
		none: 'Nichts ist fällig',
		noneText: 'Provisionen erscheinen hier 30 Tage nach der Abreise, sobald der Kunde bezahlt hat.',
		agency: 'Agentur',
		bookings: 'Buchungen',
		account: 'Konto',
		state: 'Stand',
		amount: 'Betrag',
		since: 'fällig seit {{day}}',
		choose: '{{agency}} auswählen',
		of: '{{brand}}, {{currency}}',
		ends: 'endet auf {{end}}',
		missing: 'fehlt',
	},
	account: {
		ready: 'Bereit',
		none: 'Kein Konto',
		otherCurrency: 'Andere Währung',
		byHand: 'Von Hand',
	},
	make: {
		day: 'Die Bank zahlt am',
		button: 'Lauf zusammenstellen',
		note: 'Eine zweite Person gibt ihn frei. Vorher verlässt nichts das Konto.',
	},
	runs: {
		title: 'Läufe',
		none: 'Noch kein Lauf.',
		transfers_one: '{{count}} Überweisung',
		transfers_other: '{{count}} Überweisungen',
		on: 'für {{day}}',
		paidOn: 'bezahlt am {{day}}',
		open: 'Lauf vom {{day}} öffnen',
	},
	state: {
		open: 'Wartet auf Freigabe',
		released: 'Freigegeben',
		paid: 'Bezahlt',
		discarded: 'Verworfen',
	},
	run: {
		title: 'Auszahlungslauf',
		back: 'Alle Auszahlungen',
		facts: 'Dieser Lauf',
		sum: 'Summe',
		from: 'Von',
		on: 'Am',
		format: 'Dateiformat',
		madeBy: 'Zusammengestellt von {{name}}, {{moment}}',
		releasedBy: 'Freigegeben von {{name}}, {{moment}}',
		commission: 'Provision',
		markup: 'Aufschlag',
		booking: 'Buchung',
		stay: 'Aufenthalt',
		amount: 'Betrag',
		objected: 'So nicht mehr zu zahlen',
		objectedText:
			'Eine Buchung wurde seither storniert, beanstandet oder bezahlt. Bitte verwerfen Sie diesen Lauf und stellen Sie einen neuen zusammen.',
		objectedReleased:
			'Eine Buchung wurde seit der Freigabe storniert, beanstandet oder bezahlt. Hat die Bank die Datei noch nicht, verwerfen Sie den Lauf; hat sie sie, halten Sie ihn als bezahlt fest.',
		release: 'Freigeben',
		releaseNote: 'Sie haben diesen Lauf zusammengestellt, deshalb muss ihn jemand anderes freigeben.',
		releaseWhat: 'Von da an bleibt die Datei für die Bank, wie sie ist.',
		file: 'Datei für die Bank',
		fileNote: 'Laden Sie sie im Portal Ihrer Bank hoch. Banken weisen dieselbe Datei ein zweites Mal ab.',
		discard: 'Verwerfen',
		discardWhat:
			'Die Buchungen können in einen anderen Lauf kommen. Tun Sie das nur, wenn die Bank die Datei nicht erhalten hat.',
		discardSure: 'Diesen Lauf verwerfen',
		paidDay: 'Bezahlt am',
		paidSure: 'Als bezahlt festhalten',
		paidWhat: 'Von da an sind die Provisionen bezahlt, und die Auszahlungen stehen in den Büchern.',
	},
};

export default payouts;
