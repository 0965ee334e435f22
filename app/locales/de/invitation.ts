import type invitation from '../en/invitation';
import type { Translation } from '../translation';

const texts: Translation<typeof invitation> = {
	title: 'Mit {{hotel}} dabei sein',
	text: '{{agent}} von {{agency}} verkauft Ihr Haus und möchte das direkt tun. {{brand}} bringt Hotels und Luxusagenturen zusammen: Ihre Raten, ein Gespräch mit jeder Agentur und ein einziger Vertrag.',
	means: 'Was das für Sie bedeutet',
	points: {
		direct: 'Sie setzen Ihre eigenen Raten und Zimmer, ohne Großhändler dazwischen.',
		terms: 'Sie bestimmen Provision, Zahlung und Storno für jede Rate.',
		people: 'Reisebüros fragen Ihr Team direkt; Optionen und Buchungen beantworten Sie in Ihrem eigenen Hotelbereich.',
		free: 'Ihre Anfrage bindet Sie an nichts: Der Vertrag mit {{brand}} gilt erst, wenn beide Seiten unterschrieben haben.',
	},
	next: 'Wie es weitergeht',
	nextText:
		'Sie senden uns Ihre Angaben und melden sich mit dem Konto an, das Ihren Hotelbereich öffnen soll. {{brand}} prüft beides und schreibt Ihnen, sobald der Zugang offen ist.',
	until: 'Der Link gilt bis {{moment}} und nur einmal.',
	steps: {
		label: 'Schritte der Aufnahme',
		details: 'Ihre Angaben',
		account: 'Ihr Konto',
		confirmation: 'Unsere Bestätigung',
		done: 'erledigt',
	},
	person: 'Sie',
	hotel: 'Ihr Hotel',
	fields: {
		fullName: 'Vor- und Nachname',
		position: 'Ihre Funktion',
		email: 'E-Mail',
		phone: 'Telefon',
		hotelName: 'Name des Hotels',
		category: 'Kategorie',
		street: 'Adresse',
		city: 'Stadt oder Ort',
		country: 'Land',
		rooms: 'Anzahl der Zimmer und Suiten',
		website: 'Website des Hotels',
		note: 'Was wir noch wissen sollten',
	},
	hints: {
		position: 'Zum Beispiel Verkaufsleitung',
		email: 'An diese Adresse schreiben wir Ihnen.',
		street: 'Straße, Hausnummer und Postleitzahl',
		note: 'Zum Beispiel, was an unseren Angaben zu Ihrem Hotel nicht stimmt.',
	},
	optional: 'freiwillig',
	choose: 'Bitte wählen',
	terms: {
		first: 'Ich darf für dieses Hotel sprechen, nehme die',
		terms: 'Geschäftsbedingungen',
		and: 'an und habe die',
		privacy: 'Datenschutzerklärung',
		last: ' gelesen.',
	},
	goOn: 'Weiter',
	goOnHint: 'Danach melden Sie sich an. Vorher wird nichts angefragt.',
	sending: 'Einen Moment',
	errors: {
		missing: {
			fullName: 'Bitte geben Sie Ihren Namen an.',
			position: 'Bitte geben Sie Ihre Funktion im Hotel an.',
			email: 'Bitte geben Sie Ihre E-Mail-Adresse an.',
			hotelName: 'Bitte geben Sie den Namen des Hotels an.',
			category: 'Bitte wählen Sie die Kategorie des Hotels.',
			street: 'Bitte geben Sie Straße und Hausnummer an.',
			city: 'Bitte geben Sie die Stadt oder den Ort an.',
			country: 'Bitte wählen Sie das Land.',
		},
		long: 'Bitte kürzen Sie das auf {{limit}} Zeichen.',
		address: 'Bitte prüfen Sie die E-Mail-Adresse, zum Beispiel sales@hotel.com.',
		phone: 'Bitte prüfen Sie die Telefonnummer.',
		category: 'Bitte wählen Sie eine dieser Kategorien.',
		palace: 'Palace ist eine Auszeichnung französischer Hotels. Bitte prüfen Sie Kategorie und Land.',
		country: 'Bitte wählen Sie eines dieser Länder.',
		rooms: 'Bitte geben Sie eine ganze Zahl von 1 bis 5000 an.',
		website: 'Bitte prüfen Sie die Adresse, zum Beispiel www.hotel.com.',
		terms: 'Bitte kreuzen Sie das an, um fortzufahren.',
	},
	problem: {
		fields_one: 'Ein Feld braucht noch einen Blick. Alles, was Sie eingegeben haben, ist noch da.',
		fields_other: '{{count}} Felder brauchen noch einen Blick. Alles, was Sie eingegeben haben, ist noch da.',
		failed:
			'Das konnten wir gerade nicht speichern. Alles, was Sie eingegeben haben, ist noch da; bitte versuchen Sie es in einer Minute wieder.',
		limited:
			'Das war viel auf einmal. Bitte versuchen Sie es in einigen Minuten wieder; alles, was Sie eingegeben haben, ist noch da.',
	},
	account: {
		title: 'Das Konto für Ihren Hotelbereich',
		text: 'Ihre Angaben sind da. Wählen Sie nun das Konto, mit dem Sie für {{hotel}} arbeiten werden.',
		create: 'Konto anlegen',
		signIn: 'Anmelden',
		signedIn: 'Sie sind angemeldet als',
		sure: 'Mit diesem Konto die Aufnahme von {{hotel}} anfragen?',
		join: 'Aufnahme anfragen',
		other: 'Anderes Konto verwenden',
		otherHint: 'Wenn Sie sich abmelden, öffnen Sie danach bitte noch einmal den Link Ihrer Einladung.',
		back: 'Angaben ändern',
		waits:
			'Dieses Konto geht nicht: Es ist schon vergeben oder wartet auf ein anderes Hotel. Bitte verwenden Sie ein anderes.',
		not: {
			agency: 'Dieses Konto gehört zu einem Reisebüro. Bitte verwenden Sie für das Hotel ein anderes.',
			hotel: 'Dieses Konto gehört schon zu einem Hotel. Bitte verwenden Sie ein anderes.',
			staff:
				'Dieses Konto arbeitet für {{brand}} oder für eine Vermietung. Bitte verwenden Sie für das Hotel ein anderes.',
		},
	},
	asked: {
		pending: {
			title: '{{hotel}} wartet auf unsere Bestätigung',
			text: 'Vielen Dank. Wir prüfen Ihre Angaben und schreiben Ihnen, sobald Ihr Hotelbereich offen ist. Für Sie ist nichts weiter zu tun.',
		},
		joined: {
			title: '{{hotel}} ist dabei',
			text: 'Ihr Hotelbereich ist offen: Beantworten Sie Anfragen, setzen Sie Zimmer und Raten, pflegen Sie Ihre Seite.',
			go: 'Zum Hotelbereich',
		},
		refused: {
			title: 'Wir können Ihren Zugang nicht öffnen',
			text: 'Wir haben Ihre Angaben zu {{hotel}} geprüft und können derzeit keinen Zugang öffnen.',
			go: '{{brand}} schreiben',
		},
	},
	over: {
		used: {
			title: 'Diese Einladung ist verwendet',
			text: 'Über diesen Link wurde die Aufnahme schon angefragt, und er gilt nur einmal. Waren Sie das, melden Sie sich bitte an; soll jemand aus Ihrem Team dazukommen, bitten Sie um eine eigene Einladung.',
		},
		expired: {
			title: 'Diese Einladung ist abgelaufen',
			text: 'Ihr Link galt {{days}} Tage. Bitten Sie die Person, die Sie eingeladen hat, um eine neue.',
		},
		revoked: {
			title: 'Diese Einladung wurde zurückgezogen',
			text: 'Ihr Link gilt nicht mehr. Wenn das ein Irrtum ist, schreiben Sie uns bitte.',
		},
	},
	lapsed: 'Diese Einladung ist abgelaufen',
	lapsedText:
		'Der Link gilt {{days}} Tage, und eine neuere Einladung tritt an die Stelle der älteren. Bitte suchen Sie die letzte E-Mail, oder bitten Sie die Person, die Sie eingeladen hat, um eine neue.',
	write: '{{brand}} schreiben',
	ask: 'Fragen?',
	footer: 'Über uns',
};

export default texts;
