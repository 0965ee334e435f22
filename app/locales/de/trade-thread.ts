import type english from '../en/trade-thread';
import type { Translation } from '../translation';

const thread: Translation<typeof english> = {
	title: 'Nachrichten mit {{client}}',
	card: 'Nachrichten mit dem Kunden',
	nameless: 'dem Kunden',
	none: 'Noch wurde nichts geschrieben.',
	notSent: 'Sobald ein Angebot gesendet ist, können Sie dem Kunden schreiben.',
	open: 'Nachrichten öffnen',
	toProposal: 'Zum Angebot',
	new_one: '{{count}} neu',
	new_other: '{{count}} neu',
	earlier_one: '{{count}} frühere Nachricht',
	earlier_other: '{{count}} frühere Nachrichten',
	isNew: 'neu',
	way: {
		page: 'auf der Seite des Angebots',
		mail: 'per E-Mail',
		app: 'von hier aus',
		api: 'durch ein Programm',
	},
	quoted: 'Frühere E-Mail und Signatur',
	leftOut_one: 'Eine Datei ist nicht gespeichert: {{names}}',
	leftOut_other: '{{count}} Dateien sind nicht gespeichert: {{names}}',
	isCut: 'Das Ende dieser sehr langen E-Mail fehlt.',
	other: 'Von einer anderen Adresse: {{address}}',
	held: 'Nicht an den Kunden weitergeleitet: Von {{address}} schreibt niemand aus Ihrer Agentur.',
	label: 'Ihre Nachricht an {{client}}',
	byMail: 'Geht per E-Mail hinaus und steht auf der Seite des Angebots. Höchstens {{most}} Zeichen.',
	byPage:
		'Es ist keine E-Mail-Adresse bekannt: Die Nachricht steht nur auf der Seite des Angebots. Höchstens {{most}} Zeichen.',
	send: 'Senden',
	sending: 'Wird gesendet …',
	doneMail: 'Per E-Mail gesendet und auf der Seite des Angebots zu lesen.',
	donePage: 'Auf der Seite des Angebots zu lesen.',
	error: {
		message: 'Es ist noch nichts geschrieben.',
		'too-long': 'Bitte höchstens {{most}} Zeichen, es sind {{count}}.',
		'no-such-move':
			'Es gibt keinen Kunden, dem Sie schreiben könnten: Das Angebot wurde nicht gesendet, oder die Daten des Kunden sind gelöscht.',
		limited_one: 'Das war sehr oft. Bitte senden Sie die Nachricht in einer Minute noch einmal.',
		limited_other: 'Das war sehr oft. Bitte senden Sie die Nachricht in {{count}} Minuten noch einmal.',
		failed: 'Das konnte gerade nicht gesendet werden. Nichts ist verloren: Bitte versuchen Sie es noch einmal.',
	},
};

export default thread;
