import type signup from '../en/signup';
import type { Translation } from '../translation';

const registrierung: Translation<typeof signup> = {
	title: 'Luxury Distribution System',
	titleOf: '{{name}} Distribution System',
	description:
		'Registrieren Sie Ihr Reisebüro: Raten, Provision und Verfügbarkeit von Hotels, Chalets und Apartments in den Alpen.',
	invitation:
		'Die Hotels, Chalets und Apartments der Alpen, mit Ihren eigenen Raten, Ihrer Provision und Ihrem Logo auf jeder Seite.',
	invitationOf:
		'Auf Einladung von {{name}}: die Hotels, Chalets und Apartments der Alpen, mit Ihren eigenen Raten, Ihrer Provision und Ihrem Logo auf jeder Seite.',
	poweredBy: 'Betrieben von FIRNLICHT, dem Luxury Distribution System',
	heading: 'Beginnen Sie heute',
	bullets: {
		free: 'Kostenlose Registrierung',
		invitation: 'Nur auf Einladung',
		iata: 'Kein IATA-Code nötig, kein Abzug von der Provision',
		access: 'Zugang zu individuellen Raten, Provisionen und Extras',
	},
	register: 'Jetzt registrieren',
	haveAccount: 'Sie haben schon ein Konto:',
	signIn: 'Anmelden',
	encryption: 'Ihre Daten sind mit TLS 1.2 verschlüsselt unterwegs.',
	reasons: {
		ratesTitle: 'Raten, die Sie sehen',
		ratesText: 'Provision, Zahlungstermine und Stornostufen stehen neben jedem Preis, bevor Sie sich entscheiden.',
		optionsTitle: 'Termine, die halten',
		optionsText:
			'Nehmen Sie eine Option und sehen Sie ihre Uhr. Nächte, die Ihnen gehören, werden kein zweites Mal verkauft.',
		offersTitle: 'In Ihrem Namen',
		offersText: 'Ihr Logo und Ihre Farben auf der Seite und auf den Unterlagen jedes Aufenthalts.',
	},
	footer: 'Mehr über uns',
};

export default registrierung;
