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
		sessions: {
			title: 'Wo Sie angemeldet sind',
			lead: 'Beenden Sie, was Sie nicht erkennen. Die Sitzung endet sofort, auf jeder Seite, die sie geöffnet hat.',
			unknown: 'Unbekannter Browser',
			this: 'Dieser Browser',
			begun: 'Angemeldet {{moment}}',
			used: 'zuletzt benutzt {{moment}}',
			end: 'Beenden',
			endNamed: 'Sitzung von {{device}} beenden, angemeldet {{moment}}',
			endOthers: 'Alle anderen Sitzungen beenden',
			more_one: 'Eine weitere Sitzung wird nicht gezeigt.',
			more_other: '{{count}} weitere Sitzungen werden nicht gezeigt.',
			ended: 'Beendet. Die anderen Browser sind abgemeldet.',
			failed: 'Die Sitzung konnte gerade nicht beendet werden. Bitte versuchen Sie es noch einmal.',
		},
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
		signedInAs: 'Angemeldet als {{email}} ({{role}})',
		roleTitle: 'Kein Zugang mit diesem Konto',
		roleText:
			'Diese Seite gehört zu einer anderen Art von Konto. Melden Sie sich ab, um mit einem anderen wiederzukommen, oder gehen Sie zu Ihrer Startseite.',
		actingTitle: 'Wählen Sie ein Reisebüro',
		actingText:
			'Diese Seite zeigt die Arbeit eines einzelnen Reisebüros. Admins haben kein eigenes: Wählen Sie das Reisebüro, für das Sie handeln möchten, und Sie kommen direkt hierher zurück.',
		otherAgencyTitle: 'Dieser Vorgang gehört zu {{agency}}',
		otherAgencyText:
			'Sie handeln gerade für ein anderes Reisebüro. Handeln Sie für {{agency}}, um diesen Vorgang zu öffnen.',
		refusedTitle: 'Das war nicht möglich',
		refusedText:
			'Die Anfrage konnte so nicht angenommen werden, und es wurde nichts geändert. Bitte öffnen Sie die Seite erneut und versuchen Sie es noch einmal.',
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
		again: 'Seite erneut öffnen',
		choose: 'Reisebüros',
		teams: 'Für eigene Gäste, als Team von',
		find: 'Reisebüro nach Namen suchen',
		search: 'Suchen',
		noneFound: 'Kein geprüftes Reisebüro hat das in seinem Namen.',
		shown_one: 'Ein geprüftes Reisebüro.',
		shown_other: '{{shown}} von {{count}} geprüften Reisebüros. Suchen Sie, um die anderen zu finden.',
		actFor: 'Für {{agency}} handeln',
	},
	secondFactor: {
		title: 'Melden Sie sich mit dem zweiten Faktor an',
		needed:
			'Die Verwaltung ändert, was alle sehen und bezahlen. Deshalb öffnet sie sich mit Ihrem zweiten Faktor, für jeweils zwölf Stunden. Sie kommen direkt dorthin zurück, wo Sie waren.',
		missing:
			'Der Anmeldedienst hat Sie ohne zweiten Faktor angemeldet. Falls Ihr Konto noch keinen hat, richten Sie ihn dort ein und versuchen Sie es noch einmal.',
		notSetUp:
			'Diese Installation sagt nicht, welcher zweite Faktor zählt, deshalb bleibt die Verwaltung geschlossen. Wer sie betreibt, setzt SECOND_FACTOR.',
		go: 'Weiter mit dem zweiten Faktor',
	},
	step: {
		title: 'Bitte melden Sie sich an',
		text: 'Die Seite, die Sie öffnen, ist für Personen mit einem Konto. Nach der Anmeldung sind Sie gleich dort.',
	},
	fault: {
		title: 'Ihre Benutzerdaten konnten nicht geladen werden.',
		issuerAway: 'Der Anmeldedienst antwortet gerade nicht. Bitte versuchen Sie es in einer Minute noch einmal.',
		stateOver:
			'Diese Anmeldung hat länger als 15 Minuten gedauert oder wurde in einem anderen Browser begonnen. Bitte beginnen Sie sie noch einmal.',
		locked: 'Dieses Konto ist gesperrt. Schreiben Sie uns bitte, falls Sie das überrascht.',
		refused:
			'Die Anmeldung wurde nicht abgeschlossen. Versuchen Sie es gern noch einmal, auch mit einem anderen Konto.',
		failed:
			'Der Anmeldedienst und wir haben einander nicht verstanden. Wir wissen davon; bitte versuchen Sie es noch einmal.',
	},
};

export default konto;
