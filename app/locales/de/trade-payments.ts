import type tradePayments from '../en/trade-payments';
import type { Translation } from '../translation';

const texts: Translation<typeof tradePayments> = {
	title: 'Zahlungen',
	kind: {
		prepayment: 'Anzahlung',
		part: 'Teilzahlung',
		final: 'Restzahlung',
		kept: 'Stornokosten',
	},
	state: {
		planned: 'Geplant',
		due: 'Fällig',
		overdue: 'Überfällig',
		partlyPaid: 'Teilweise bezahlt',
		paid: 'Bezahlt',
		waived: 'Erlassen',
	},
	sum: '{{paid}} von {{total}} bezahlt',
	instalments: 'Raten',
	column: { what: 'Was', due: 'Fällig', amount: 'Betrag', received: 'Eingegangen', state: 'Stand' },
	open: '{{amount}} offen',
	letGo: '{{amount}} erlassen',
	nothing: 'Für diese Buchung ist nichts zu zahlen.',
	note: 'Beträge sind die, die der Kunde zahlt.',
	whole: 'Was gerade fällig ist',
	noAccount: 'Diese Marke hat noch kein Bankkonto: Die Seite eines Links sagt, wen man fragen kann.',
	link: {
		copy: 'Zahlungslink kopieren',
		copied: 'Kopiert',
		label: 'Zahlungslink, {{what}}',
		ready: 'Der Link ist bereit. Er gilt bis 90 Tage nach dem letzten Tag dessen, was er verlangt.',
		made: 'Link vom {{day}}',
		open: 'Seite ansehen',
	},
	mail: {
		open: 'Per Mail senden',
		text: 'Der Kunde erhält den Link auf {{language}}, im Auftritt des Reisebüros. Antworten gehen an den Berater der Buchung.',
		language: { en: 'Englisch', de: 'Deutsch' },
		address: 'Adresse des Kunden',
		send: 'Link senden',
	},
	withdraw: {
		open: 'Zurückziehen',
		text: 'Wer den Link öffnet, liest, dass er zurückgezogen wurde und wer weiterhilft. Ein neuer Link ist jederzeit möglich; was bezahlt ist, bleibt bezahlt.',
		sure: 'Link zurückziehen',
	},
	payments: {
		title: 'Eingegangen',
		none: 'Noch ist nichts eingegangen.',
		way: { bank: 'Per Überweisung', card: 'Per Karte', recorded: 'Vom Team eingetragen' },
		reversed: 'zurückgenommen',
	},
	credit: 'Der Kunde hat {{amount}} mehr gezahlt, als zu zahlen ist. Der Betrag ist zurückzugeben.',
	reminders: {
		title: 'Erinnerungen',
		to: { client: 'an den Kunden', agent: 'an den Agenten' },
		due: 'fällig {{day}}',
		will: {
			client:
				'Der Kunde wird per E-Mail erinnert: 7 Tage bevor eine Zahlung fällig ist, und 3 und 10 Tage nachdem sie es war.',
			agent:
				'Sie werden per E-Mail erinnert: 7 Tage bevor eine Zahlung fällig ist, und 3 und 10 Tage nachdem sie es war. Eine Adresse des Kunden ist nicht bekannt.',
		},
		stopped: 'Abgestellt am {{day}}: an Zahlungen dieser Buchung wird nicht mehr erinnert.',
		stop: 'Erinnerungen abstellen',
		resume: 'Wieder erinnern',
	},
	record: {
		open: 'Zahlung eintragen',
		text: 'Für Geld, das auf keinem Kontoauszug steht, etwa bar. Es zählt zur frühesten offenen Rate.',
		amount: 'Betrag in {{currency}}',
		day: 'Eingegangen am',
		send: 'Eintragen',
	},
	reverse: {
		open: 'Zurücknehmen',
		text: 'Für eine Zahlung, die keine war oder zu einer anderen Buchung gehört. Die Raten sind wieder offen, in den Büchern bleiben beide Einträge.',
		sure: '{{amount}} zurücknehmen',
	},
	waive: {
		open: 'Erlassen',
		text: '{{amount}} werden nicht mehr vom Kunden verlangt. In den Büchern stehen sie als Kosten. Das lässt sich nicht rückgängig machen.',
		sure: '{{amount}} erlassen',
	},
	done: {
		payLink: 'Der Zahlungslink ist bereit.',
		payMail: 'Der Link ist unterwegs an {{email}}.',
		payWithdraw: 'Der Link gilt nicht mehr.',
		payStop: 'Die Erinnerungen dieser Buchung sind abgestellt.',
		payResume: 'Es wird wieder erinnert.',
		payRecord: 'Die Zahlung ist eingetragen.',
		payReverse: 'Die Zahlung wurde zurückgenommen.',
		payWaive: 'Der Betrag wird nicht mehr verlangt.',
	},
	error: {
		email: 'Bitte geben Sie eine Adresse wie name@example.com ein',
		amount: 'Bitte geben Sie einen Betrag über 0 ein, etwa 1250,50',
		day: 'Bitte wählen Sie einen Tag, spätestens heute',
		'nothing-open': 'Es ist nichts mehr offen. Die Seite zeigt den jetzigen Stand.',
		'sent-already': 'Der Link ging gerade eben an diese Adresse.',
		'not-booked': 'Für diese Buchung ist nichts zu zahlen.',
		'already-booked':
			'Dieses Formular wurde schon mit anderen Angaben gesendet und gebucht. Bitte geben Sie die Zahlung noch einmal ein.',
		'changed-meanwhile': 'Das hat sich inzwischen geändert. Die Seite zeigt den jetzigen Stand.',
		limited: 'Zu viele auf einmal. Bitte warten Sie einige Minuten.',
		failed: 'Das hat gerade nicht geklappt. Bitte versuchen Sie es noch einmal.',
	},
};

export default texts;
