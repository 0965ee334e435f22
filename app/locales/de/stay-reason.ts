import type en from '../en/stay-reason';
import type { Translation } from '../translation';

const stayReason: Translation<typeof en> = {
	wholeWeeks: 'Dieses Haus wird wochenweise vermietet, von {{weekday}} bis {{weekday}}.',
	minimum_one: 'Der kürzeste Aufenthalt in diesem Zeitraum ist {{count}} Nacht.',
	minimum_other: 'Der kürzeste Aufenthalt in diesem Zeitraum sind {{count}} Nächte.',
	arrival: 'In diesem Zeitraum ist die Anreise am {{weekdays}}.',
	departure: 'In diesem Zeitraum ist die Abreise am {{weekdays}}.',
	or: ' oder ',
	closedMonth: 'Das Haus ist im {{month}} geschlossen.',
	closed: 'Das Haus ist von {{from}} bis {{until}} geschlossen.',
	later: 'Die Preise für diesen Zeitraum stehen noch nicht fest. Anfragen können Sie ihn schon jetzt.',
	level: 'Eine andere Servicestufe hat für diesen Zeitraum einen Preis.',
	unregistered: 'Dieses Haus kann derzeit nicht gebucht werden. Anfragen können Sie es.',
	adults_one: 'Dieses Haus hat ein Bett für {{count}} Erwachsenen.',
	adults_other: 'Dieses Haus hat Betten für {{count}} Erwachsene.',
	guests_one: 'In diesem Haus schläft {{count}} Gast, Kinder mitgezählt.',
	guests_other: 'In diesem Haus schlafen {{count}} Gäste, Kinder mitgezählt.',
	larger: 'Häuser für {{count}} Gäste',
};

export default stayReason;
