import type english from '../en/network';
import type { Translation } from '../translation';

const network: Translation<typeof english> = {
	title: 'Mein Netzwerk',
	lead: 'Ein Hotel, das Sie verkaufen, fehlt hier? Laden Sie es ein, direkt mit uns zu arbeiten. Wir schreiben Ihrem Kontakt im Namen von {{agency}}, und Antworten auf die E-Mail gehen an Sie.',
	form: 'Neues Hotel einladen',
	fields: {
		hotel: 'Name des Hotels',
		city: 'Ort',
		contactName: 'Ansprechperson im Hotel',
		contactEmail: 'E-Mail der Ansprechperson',
		message: 'Ihre Nachricht (optional)',
	},
	hints: {
		contactName: 'Vor- und Nachname, so wie die Anrede lauten soll',
		message: 'Sie steht unter Ihrem Namen in der E-Mail. Internetadressen werden ausgelassen.',
	},
	faults: {
		missing: {
			hotel: 'Bitte geben Sie den Namen des Hotels ein.',
			city: 'Bitte geben Sie den Ort ein.',
			contactName: 'Bitte geben Sie ein, an wen wir schreiben.',
			contactEmail: 'Bitte geben Sie die E-Mail-Adresse Ihrer Ansprechperson ein.',
		},
		long: 'Bitte kürzen Sie auf {{limit}} Zeichen.',
		address: 'Bitte prüfen Sie diese E-Mail-Adresse, zum Beispiel reservierung@hotel.com.',
	},
	honeypot: 'Bitte leer lassen',
	send: 'Einladung senden',
	sending: 'Wird gesendet',
	next: 'Wie es weitergeht',
	steps: {
		mail: {
			title: 'Ihr Kontakt erhält eine E-Mail',
			text: 'Auf Englisch und Deutsch, mit Ihrem Namen und einem Link, der {{days}} Tage gilt.',
		},
		look: {
			title: 'Das Hotel sieht sie sich an',
			text: 'Sie sehen hier, wann der Link geöffnet wurde. Antworten auf die E-Mail gehen an Sie.',
		},
		join: {
			title: 'Es kommt mit eigenen Raten dazu',
			text: 'Sobald es direkt unter Vertrag ist, finden Sie es in der Suche und schreiben seinem Verkauf.',
		},
	},
	list: 'Einladungen von {{agency}}',
	columns: {
		hotel: 'Hotel',
		contact: 'Kontakt',
		by: 'Eingeladen von',
		sent: 'Gesendet',
		state: 'Stand',
		again: 'Erneut senden',
	},
	link: 'Ein Link zum Weitergeben',
	state: {
		sent: 'Gesendet',
		opened: 'Geöffnet',
		started: 'Füllt aus',
		pending: 'Möchte dazukommen',
		joined: 'Dabei',
		refused: 'Nicht aufgenommen',
		expired: 'Abgelaufen',
		revoked: 'Zurückgezogen',
	},
	until: 'gilt bis {{moment}}',
	ended: 'endete {{moment}}',
	openedAt: 'am {{moment}}',
	again: 'Erneut senden',
	againTo: 'Erneut senden an {{name}}, {{hotel}}',
	emptyTitle: 'Noch niemand ist eingeladen',
	empty: 'Hier steht jedes Hotel, das Sie oder Ihr Team einladen, und was daraus geworden ist.',
};

export default network;
