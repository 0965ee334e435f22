import type commission from '../en/commission';
import type { Translation } from '../translation';

const texts: Translation<typeof commission> = {
	title: 'Provision',
	leadOwn: 'Aus Ihren bestätigten Buchungen. Sie wird 30 Tage nach der Abreise fällig.',
	leadTeam: 'Aus den bestätigten Buchungen des Teams. Sie wird 30 Tage nach der Abreise fällig.',
	filter: 'Provisionen nach Stand',
	all: 'Alle',
	state: {
		expected: 'Erwartet',
		due: 'Fällig',
		invoiced: 'In Rechnung gestellt',
		disputed: 'Strittig',
		paid: 'Bezahlt',
		overdue: 'Überfällig',
	},
	total: 'Summe',
	sums: 'Summen in {{currency}}',
	bookings_one: '{{count}} Buchung',
	bookings_other: '{{count}} Buchungen',
	csv: 'Als CSV herunterladen',
	client: 'Kunde',
	stay: 'Aufenthalt',
	agent: 'Betreut von',
	formula: 'Formel',
	dueDate: 'Fällig am',
	where: 'Stand',
	amount: 'Provision',
	dispute: 'Einwenden',
	reason: 'Was stimmt nicht?',
	send: 'Einwand senden',
	emptyTitle: 'Hier sind keine Provisionen',
	empty: 'Jede bestätigte Buchung mit vereinbarter Provision erscheint hier.',
};

export default texts;
