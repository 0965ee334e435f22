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
	next: 'Wie es weitergeht',
	nextText:
		'Schreiben Sie uns, dass Sie mehr hören möchten. {{brand}} antwortet mit dem Vertrag und damit, wie Ihre Raten dazukommen. Bis zur Unterschrift bindet Sie nichts.',
	answer: 'Per E-Mail antworten',
	lapsedText:
		'Der Link gilt {{days}} Tage, und eine neuere Einladung tritt an die Stelle der älteren. Bitte suchen Sie die letzte E-Mail, oder bitten Sie die Person, die Sie eingeladen hat, um eine neue.',
	write: '{{brand}} schreiben',
	subject: 'Einladung von {{hotel}} durch {{agency}}',
};

export default texts;
