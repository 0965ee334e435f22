import type account from '../en/account';
import type { Translation } from '../translation';

const konto: Translation<typeof account> = {
	signIn: 'Anmelden',
	user: {
		title: 'Ihr Konto',
		email: 'E-Mail',
		agency: 'Reisebüro',
		role: 'Rolle',
		names: 'Ihr Name',
		save: 'Speichern',
		saved: 'Ihr Name ist gespeichert.',
		settings: 'Einstellungen dieses Tabs',
	},
	role: {
		admin: 'Admin',
		agent: 'Berater',
		amex_lifestyleAgent: 'Lifestyle-Berater',
		customer: 'Kunde',
		operator: 'Vermieter',
		supervisorAgent: 'Teamleitung',
	},
	noAccess: {
		roleTitle: 'Kein Zugang mit diesem Konto',
		roleText:
			'Diese Seite gehört zu einer anderen Art von Konto. Melden Sie sich ab, um mit einem anderen wiederzukommen, oder gehen Sie zu Ihrer Startseite.',
		agencyTitle: 'Sie sind noch in keinem Reisebüro registriert',
		agencyText:
			'Preise, Provision und Verfügbarkeit zeigen wir Reisebüros. Die Registrierung dauert eine Minute und kostet nichts.',
		verificationTitle: 'Wir sehen uns Ihr Reisebüro an',
		verificationText:
			'Ihre Registrierung liegt bei uns. Ein Mensch liest sie, meist binnen eines Werktags, und {{brand}} schreibt Ihnen, sobald Ihr Zugang offen ist.',
		declinedTitle: 'Wir können Ihren Zugang nicht öffnen',
		declinedText:
			'Wir haben uns Ihre Registrierung angesehen und können für Ihr Reisebüro derzeit keinen Zugang öffnen. Wenn wir etwas übersehen haben, schreiben Sie bitte an {{brand}}.',
		register: 'Reisebüro registrieren',
		home: 'Zu meiner Startseite',
	},
	fault: {
		title: 'Ihre Benutzerdaten konnten nicht geladen werden.',
		issuerAway: 'Der Anmeldedienst antwortet gerade nicht. Bitte versuchen Sie es in einer Minute noch einmal.',
		stateOver:
			'Diese Anmeldung hat länger als 15 Minuten gedauert oder wurde in einem anderen Browser begonnen. Bitte beginnen Sie sie noch einmal.',
		refused:
			'Die Anmeldung wurde nicht abgeschlossen. Versuchen Sie es gern noch einmal, auch mit einem anderen Konto.',
		failed:
			'Der Anmeldedienst und wir haben einander nicht verstanden. Wir wissen davon; bitte versuchen Sie es noch einmal.',
	},
};

export default konto;
