import type roomsRequest from '../en/rooms-request';
import type { Translation } from '../translation';

const texts: Translation<typeof roomsRequest> = {
	title: { option: 'Option: {{hotel}}', booking: 'Buchung: {{hotel}}' },
	back: 'Zurück zum Vorgang',
	for: 'für {{client}}',
	ask: { option: 'Option beim Hotel anfragen', booking: 'Zahlung und Bestätigung' },
	intro: {
		option:
			'Eine Option ist kostenlos. Sobald das Hotel sie bestätigt hat, sind die Zimmer {{hours}} Stunden gehalten.',
		booking: 'Das Hotel antwortet binnen 24 Stunden. Vor seiner Bestätigung wird nichts belastet.',
		instant: 'Dieses Hotel bestätigt sofort: Mit dem Absenden sind die Zimmer gebucht.',
		held: 'Die Zimmer Ihrer Option werden zum bestätigten Preis gebucht, ohne erneute Anfrage.',
	},
	figures: {
		title: 'Was vereinbart wird',
		total: 'Alle Zimmer, inklusive Steuern',
		local: 'Das Hotel berechnet',
		earn: 'Ihre Provision',
		atBooking: 'Bei Buchung',
		cancellation: 'Bei Stornierung behält das Hotel',
		until: 'bis {{day}}, 23:59 Uhr {{zone}}',
		free: 'nichts',
		notRefundable: 'den ganzen Preis, ab der Buchung',
		clock: 'Es gilt die Uhr des Hotels.',
	},
	who: {
		ClientPays: 'Ihr Kunde zahlt an {{hotel}}',
		AgencyPaysStandAloneRate: 'Ihr Reisebüro zahlt an {{hotel}}',
		AgencyPaysPackageRate: 'Ihr Reisebüro zahlt an {{hotel}}, als Teil eines Pakets',
	},
	pay: {
		label: 'So wird das Hotel bezahlt',
		credit_card: 'Kreditkarte',
		bank_transfer: 'Überweisung',
		cardHint: {
			ClientPays: 'Die Karte Ihres Kunden. Das Hotel belastet sie an den genannten Tagen.',
			AgencyPaysStandAloneRate: 'Eine Karte Ihres Reisebüros. Das Hotel belastet sie an den genannten Tagen.',
			AgencyPaysPackageRate: 'Eine Karte Ihres Reisebüros. Das Hotel belastet sie an den genannten Tagen.',
		},
		transferHint: 'Das Hotel nennt seine Bankverbindung mit der Bestätigung.',
	},
	comments: 'Für das Hotel (freiwillig)',
	disclaimer:
		'Mein Kunde ist mit diesen Zimmern, Beträgen und Stornobedingungen einverstanden, und {{hotel}} darf die genannten Beträge an den genannten Tagen belasten.',
	send: { option: 'Option anfragen', request: 'Buchung für {{total}} anfragen', book: 'Für {{total}} buchen' },
	sending: 'Wird gesendet …',
	cancel: 'Abbrechen',
	changed: {
		price: 'Der Preis hat sich geändert: Er war {{before}}, jetzt ist er {{now}}. Es wurde nichts gespeichert.',
		other: 'Bedingungen oder Zimmer haben sich geändert, seit Sie sie gesehen haben. Es wurde nichts gespeichert.',
		look: 'Bitte sehen Sie an, was jetzt gilt, und senden Sie erneut, wenn es Ihrem Kunden recht ist.',
	},
	gone: {
		title: 'Nicht alle Zimmer sind noch zu haben',
		text: 'Die Liste oben nennt sie und den Grund. Wählen Sie beim Hotel andere Zimmer, oder fragen Sie in einer Nachricht.',
	},
};

export default texts;
