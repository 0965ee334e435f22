import type invitation from '../en/invitation';
import type { Translation } from '../translation';

const texts: Translation<typeof invitation> = {
	title: '{{hotel}} ist eingeladen',
	lapsed: 'Diese Einladung ist abgelaufen',
	text: '{{agent}} von {{agency}} verkauft Ihr Haus und möchte das direkt tun. {{brand}} bringt Hotels und Luxusagenturen zusammen: Raten, ein Gespräch mit jeder Agentur und ein einziger Vertrag.',
	points: {
		direct: 'Ihre eigenen Raten und Verfügbarkeiten, ohne Großhändler dazwischen.',
		terms: 'Sie bestimmen Provision, Anzahlung und Storno für jede Rate.',
		people: 'Ihr Verkaufsteam steht mit Namen auf Ihrer Seite und wird im Chat gefragt.',
	},
	answer: 'Per E-Mail antworten',
	subject: 'Einladung von {{hotel}} durch {{agency}}',
};

export default texts;
