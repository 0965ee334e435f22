import type en from '../en/footer';
import type { Translation } from '../translation';

const footer: Translation<typeof en> = {
	footer: {
		talkToUs: 'Sprechen Sie mit uns',
		hours: 'Täglich von 8 bis 20 Uhr. Antwort innerhalb von 24 Stunden.',
		siteMap: 'Seiten',
		tags: 'Beliebte Orte',
		payment: 'Zahlungsarten',
		amex: 'American Express',
		visa: 'Visa',
		mastercard: 'Mastercard',
		bankTransfer: 'Überweisung',
		chaletsIn: {
			AT: 'Chalets in Österreich',
			CH: 'Chalets in der Schweiz',
			FR: 'Chalets in Frankreich',
			IT: 'Chalets in Italien',
		},
		chaletsInAlps: 'Luxuschalets in den Alpen',
		apartmentsIn: {
			AT: 'Apartments in Österreich',
			CH: 'Apartments in der Schweiz',
			FR: 'Apartments in Frankreich',
			IT: 'Apartments in Italien',
		},
		discretion: 'Diskretion und Sicherheit',
		skiTravel: 'Luxus-Skireisen',
		short: { about: 'Über uns', terms: 'AGB', privacy: 'Datenschutz', contact: 'Kontakt', legalNotice: 'Impressum' },
		cookieSettings: 'Cookie-Einstellungen',
	},
	newsletter: {
		heading: 'Neue Häuser, freie Wochen',
		intro: 'Sechs Briefe im Jahr. Dazwischen keiner.',
		fullName: 'Vor- und Nachname',
		email: 'E-Mail-Adresse',
		privacyBefore: 'Ich akzeptiere die ',
		privacyLink: 'Datenschutzerklärung',
		privacyAfter: '',
		honeypot: 'Bitte lassen Sie dieses Feld leer',
		subscribe: 'Anmelden',
		sending: 'Wird gesendet',
		success:
			'Vielen Dank! Wir freuen uns darauf, Ihnen das Neueste über luxuriöse Skiferien in den Alpen zu schreiben.',
		confirm:
			'Noch ein Schritt: Bitte öffnen Sie den Link in der E-Mail, die zu Ihnen unterwegs ist. Falls Sie unsere Briefe schon erhalten, ist nichts weiter zu tun.',
		failed: 'Leider ist ein Fehler aufgetreten. Bitte erreichen Sie uns per Telefon oder E-Mail.',
		limited_one: 'Das war recht oft in kurzer Zeit. Bitte versuchen Sie es in {{count}} Minute noch einmal.',
		limited_other: 'Das war recht oft in kurzer Zeit. Bitte versuchen Sie es in {{count}} Minuten noch einmal.',
		fault: {
			fullName: 'Bitte geben Sie Ihren Namen an',
			email: 'Bitte geben Sie Ihre E-Mail-Adresse an',
			emailShape: 'Diese Adresse scheint unvollständig. Bitte prüfen Sie sie, die Briefe gehen dorthin.',
			privacy: 'Bitte akzeptieren Sie die Datenschutzerklärung',
			tooLong: 'Das ist länger, als wir annehmen können. Bitte kürzen Sie es.',
		},
	},
	testimonials: {
		label: 'Was Gäste sagen',
		first: {
			quote:
				'Sie kannten den Koch beim Namen, die Skischule persönlich und das Zimmer mit der Morgensonne. So lassen wir uns gern beraten.',
			author: 'K. v. B.',
		},
		second: {
			quote: 'Drei Familien, elf Kinder, ein Hund. Als wir ankamen, war alles bereit, und niemand musste fragen.',
			author: 'M. H.',
		},
		third: {
			quote: 'Wir wünschten uns ein Haus ohne Treppen für meine Mutter. Sie hatten die Türen nachgemessen.',
			author: 'A. L.',
		},
		fourth: {
			quote:
				'Ein Mensch hat jede Frage beantwortet, vom ersten Brief bis zur letzten Fahrt. Wir sind viermal wiedergekommen.',
			author: 'S. & T. W.',
		},
	},
};

export default footer;
