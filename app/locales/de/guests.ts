import type en from '../en/guests';
import type { Translation } from '../translation';

const guests: Translation<typeof en> = {
	babiesLabel: 'Babys',
	babiesHint: 'unter 2 Jahren, brauchen kein Bett',
	babies_one: '{{count}} Baby',
	babies_other: '{{count}} Babys',
	age: 'Alter von Kind {{position}}',
	ageUnknown: 'Wählen',
	years: '{{count}} Jahre',
	cots_one: '{{count}} Babybett ins Zimmer der Eltern stellen',
	cots_other: '{{count}} Babybetten in die Zimmer der Eltern stellen',
	highChairs_one: '{{count}} Hochstuhl an den Tisch stellen',
	highChairs_other: '{{count}} Hochstühle an den Tisch stellen',
	needsHint: 'Ein Baby braucht kein Bett; für jedes gibt es ein Babybett.',
	fits: 'Passt: {{count}} von {{beds}} Betten',
	fitsCot: '{{fits}}, Baby im Babybett',
	tooMany: 'Zu viele für dieses Haus: {{count}} Gäste, {{beds}} Betten.',
	twoHouses: 'Zwei Häuser nebeneinander',
	team: 'Unser Team fragen',
};

export default guests;
