import type hotelDesk from '../en/hotel-desk';
import type { Translation } from '../translation';

const texts: Translation<typeof hotelDesk> = {
	title: 'Anfragen und Anreisen',
	lead: 'Was Reisebüros bei Ihrem Hotel anfragen. Wer am längsten wartet, steht oben; wir versprechen eine Antwort binnen 24 Stunden.',
	requests: 'Wartet auf Ihre Antwort',
	emptyTitle: 'Nichts wartet auf Antwort',
	empty: 'Optionen und Buchungen, die Reisebüros anfragen, erscheinen sofort hier.',
	price: 'Preis aller Zimmer',
	pays: 'Wer zahlt',
	profile: {
		ClientPays: 'Der Kunde zahlt an Sie',
		AgencyPaysStandAloneRate: 'Das Reisebüro zahlt an Sie',
		AgencyPaysPackageRate: 'Das Reisebüro zahlt an Sie, als Teil eines Pakets',
	},
	member: 'Programm',
	free_one: '{{count}} Zimmer frei',
	free_other: '{{count}} Zimmer frei',
	roomGone: 'nicht mehr in Ihrer Liste',
	short: 'In diesem Zeitraum sind nicht genug Zimmer frei: {{rooms}}. Das kann nicht bestätigt werden.',
	change: {
		title: 'Erbetene Änderungen',
		before: 'Bisher',
		after: 'Neu',
		was: 'bisher {{before}}',
		short: 'Im neuen Zeitraum sind nicht genug Zimmer frei: {{rooms}}. Das lässt sich nicht annehmen.',
		accept: 'Änderung annehmen',
	},
	arrivals: 'Anreisen',
	noArrivalsTitle: 'Noch keine Anreisen',
	noArrivals: 'Bestätigte Buchungen und gehaltene Optionen erscheinen hier, die nächste Anreise zuerst.',
	today: 'heute',
	ends: 'endet in',
	rooms_one: '{{count}} Zimmer',
	rooms_other: '{{count}} Zimmer',
	guests: 'Gästeliste',
	noGuests: 'Das Reisebüro hat die Gäste noch nicht genannt.',
	age_one: '{{count}} Jahr',
	age_other: '{{count}} Jahre',
};

export default texts;
