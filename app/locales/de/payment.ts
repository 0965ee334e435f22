import type payment from '../en/payment';
import type { Translation } from '../translation';

const texts: Translation<typeof payment> = {
	title: {
		succeeded: 'Ihre Zahlung ist erfolgt',
		canceled: 'Die Zahlung für Ihre Reise wurde abgebrochen',
		invalid: 'Diese Adresse ist nicht gültig',
	},
	text: {
		succeeded:
			'Vielen Dank. Den Beleg erhalten Sie per E-Mail. Ist er bis morgen nicht da, schreiben Sie uns, und wir sehen nach.',
		canceled:
			'Sie wurde beendet, bevor sie vollständig war. Der Link in unserer E-Mail führt Sie wieder dorthin; möchten Sie lieber anders zahlen, sagen Sie es uns, und wir richten es ein.',
		invalid:
			'Diese Adresse gehört zu einer Zahlung, nennt aber keine. Bitte öffnen Sie den Link in unserer E-Mail noch einmal, oder schreiben Sie uns.',
	},
	toPayment: 'Zurück zu Ihrer Zahlung',
	toStart: 'Zur Startseite',
	write: 'Schreiben Sie uns',
};

export default texts;
