import type en from '../en/stay-calendar';
import type { Translation } from '../translation';

const stayCalendar: Translation<typeof en> = {
	loading: 'Preise und freie Nächte werden geladen',
	rule: {
		wholeWeeks: 'Ganze Wochen, {{weekday}} bis {{weekday}}.',
		anyDay_one: 'Anreise an jedem Tag, mindestens {{count}} Nacht.',
		anyDay_other: 'Anreise an jedem Tag, mindestens {{count}} Nächte.',
		arrival_one: 'Anreise am {{weekdays}}, mindestens {{count}} Nacht.',
		arrival_other: 'Anreise am {{weekdays}}, mindestens {{count}} Nächte.',
		or: ' oder ',
		none: 'In diesen Monaten ist keine Anreise möglich.',
		next: 'In diesen Monaten ist keine Anreise möglich. Die nächste ist am {{date}}.',
		level: 'Preise für {{level}}.',
		asks: 'Andere Tage, die nicht ausgebucht sind, können Sie anfragen.',
	},
	day: {
		arrival_one: 'Anreise, {{price}} für {{count}} Nacht',
		arrival_other: 'Anreise, {{price}} für {{count}} Nächte',
		departure_one: 'Abreise, {{price}} für {{count}} Nacht',
		departure_other: 'Abreise, {{price}} für {{count}} Nächte',
		onRequest: 'Preis auf Anfrage',
		ask: 'auf Anfrage möglich',
		sold: 'ausgebucht',
		noArrival: 'keine Anreise',
		noDeparture: 'keine Abreise',
		closed: 'kein Aufenthalt',
		isArrival: 'Ihre Anreise',
		isDeparture: 'Ihre Abreise',
		isWithin: 'in Ihrem Aufenthalt',
		out: 'Abreise',
		short: 'Anfrage',
	},
	hint: {
		arrival: 'Wählen Sie Ihre Anreise',
		departure: 'Ab {{date}}. Wählen Sie Ihre Abreise',
		sold: '{{date}}: ausgebucht.',
		noArrival: 'Keine Anreise am {{date}}.',
		noDeparture: 'Keine Abreise am {{date}}.',
		take: '{{date}} wählen, {{price}}',
	},
	legend: {
		label: 'Was die Tage bedeuten',
		arrival: 'Anreise, mit Preis',
		free: 'Keine Anreise',
		sold: 'Ausgebucht',
		lowest: 'Am günstigsten in diesen Monaten',
	},
	clear: 'Zeitraum löschen',
};

export default stayCalendar;
