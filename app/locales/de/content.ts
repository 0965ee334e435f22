import type english from '../en/content';
import type { Translation } from '../translation';

const content: Translation<typeof english> = {
	breadcrumbs: 'Sie sind hier',
	onThisPage: 'Auf dieser Seite',
	updated: 'Zuletzt geändert am {{date}}',
	questions: 'Fragen',
	contact: {
		title: 'Fragen Sie einen Menschen',
		text: 'Schreiben Sie oder rufen Sie an: Wer antwortet, kennt die Häuser und die Täler, und Sie hören innerhalb von 24 Stunden von uns.',
		enquire: 'Jetzt anfragen',
	},
};

export default content;
