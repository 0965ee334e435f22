import type english from '../en/reviews';
import type { Translation } from '../translation';

const reviews: Translation<typeof english> = {
	title: 'Bewertungen',
	lead: 'Was Gäste nach ihrem Aufenthalt geantwortet haben. Eine Antwort steht unverändert auf der Seite ihrer Unterkunft oder gar nicht.',
	ownLead:
		'Was Gäste nach einem Aufenthalt in Ihren Unterkünften geantwortet haben. Unser Team entscheidet, was auf deren Seiten steht.',
	tabs: { label: 'Von Gästen', enquiries: 'Anfragen', reviews: 'Bewertungen' },
	states: 'Bewertungen nach Stand',
	state: { new: 'Neu', released: 'Veröffentlicht', internal: 'Intern', all: 'Alle' },
	stay: 'Aufenthalt im {{month}}',
	rating: '{{rating}} von 5, {{word}}',
	word: { outstanding: 'hervorragend', veryGood: 'sehr gut', good: 'gut', fair: 'mäßig', poor: 'schlecht' },
	consent: 'Darf erscheinen als: {{name}}',
	noConsent: 'Nicht zu veröffentlichen: Der Gast hat nicht zugestimmt.',
	reply: 'Antwort des Hauses',
	replyLabel: 'Antwort des Hauses, falls es eine gibt',
	release: 'Veröffentlichen',
	saveReply: 'Antwort speichern',
	keep: 'Intern behalten',
	takeOff: 'Von der Seite nehmen',
	none: {
		title: 'Keine Bewertungen',
		text: 'Gäste werden ab dem Tag nach der Abreise auf ihrer Reiseseite gefragt.',
		own: 'Gäste werden ab dem Tag nach der Abreise auf ihrer Reiseseite gefragt. Was sie antworten, steht dann hier.',
	},
	ofLead: 'Nach dem Aufenthalt',
};

export default reviews;
