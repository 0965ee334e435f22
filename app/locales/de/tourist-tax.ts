import type en from '../en/tourist-tax';
import type { Translation } from '../translation';

const touristTax: Translation<typeof en> = {
	row: 'Kurtaxe ({{rate}})',
	everybody: '{{amount}} pro Person und Nacht',
	adults: '{{amount}} pro Erwachsenem und Nacht',
	from: '{{amount}} pro Person und Nacht, ab {{from}} Jahren',
	upTo: '{{amount}} pro Person und Nacht, bis {{to}} Jahre',
	between: '{{amount}} pro Person und Nacht, {{from}} bis {{to}} Jahre',
	stay: '{{amount}} pro Aufenthalt',
	percent: '{{percent}} des Preises',
	cap: 'höchstens {{amount}} pro Person und Nacht',
	mostNights: 'für höchstens {{count}} Nächte',
	oneNight: 'für eine Nacht',
	of_adults: 'nur Erwachsene',
	of_from: 'ab {{from}} Jahren',
	of_upTo: 'bis {{to}} Jahre',
	of_between: '{{from}} bis {{to}} Jahre',
	atMost: 'bis {{amount}}',
	inPrice: 'im Preis',
	total: 'Gesamt mit Kurtaxe',
	totalAtMost: 'Gesamt mit Kurtaxe, höchstens',
	due: 'Kurtaxe, an das Haus',
	paid: 'Die Kurtaxe zahlen Sie vor Ort an das Haus.',
	paidByAge: 'Die Kurtaxe zahlen Sie vor Ort an das Haus; sie hängt vom Alter der Reisenden ab.',
	unknown: 'Die Kurtaxe ist nicht im Preis. Das Haus nennt Ihnen, wie hoch sie ist.',
	none: 'Es wird keine Kurtaxe erhoben.',
	included: 'Die Kurtaxe ist im Preis.',
	shortTotal: '{{amount}} mit Kurtaxe',
	shortAtMost: 'Bis {{amount}} mit Kurtaxe',
	shortBeside: 'zuzüglich {{amount}} Kurtaxe',
	shortBesideAtMost: 'zuzüglich bis {{amount}} Kurtaxe',
	shortIncluded: 'Kurtaxe inbegriffen',
	shortUnknown: 'Kurtaxe nicht inbegriffen',
	shortNone: 'Keine Kurtaxe',
};

export default touristTax;
