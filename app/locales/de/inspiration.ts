import type inspiration from '../en/inspiration';
import type { Translation } from '../translation';

const texts: Translation<typeof inspiration> = {
	title: 'Inspiration',
	titleOf: 'Inspiration aus dem {{hotel}}',
	description: 'Was es in den Hotels Neues gibt: Eröffnungen, Zimmer, Küche und Jahreszeiten.',
	lead: 'Eröffnungen, neue Zimmer, Küche und Jahreszeiten, von den Hotels erzählt.',
	none: 'Im Moment gibt es nichts Neues.',
	back: 'Zurück zu {{hotel}}',
	more: 'Mehr anzeigen',
	less: 'Weniger anzeigen',
};

export default texts;
