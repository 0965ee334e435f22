import type booked from '../en/booked';
import type { Translation } from '../translation';

const de: Translation<typeof booked> = {
	number: 'Ihre Nummer',
	today: 'Jetzt',
	mail: 'Eine E-Mail',
	mailTo: ' mit all Ihren Angaben geht an {{email}}',
	by: 'Bis {{date}}',
	confirm: 'Wir bestätigen',
	confirmWith: ' Ihren Aufenthalt mit dem Eigentümer; vorher wird nichts belastet',
	afterwards: 'Danach',
	pay: 'Sie zahlen',
	payAs: ' zuerst {{amount}}, den Rest zu den vereinbarten Terminen',
	payAll: ' {{amount}}',
};

export default de;
