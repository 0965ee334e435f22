import type { Language } from '../language/language';

/** The words of the facts in an enquiry's mails. */
export type EnquiryWords = {
	house: string;
	checkIn: string;
	checkOut: string;
	length: string;
	nights: (count: number) => string;
	guests: string;
	adults: (count: number) => string;
	children: (count: number) => string;
	ages: (ages: string) => string;
	serviceLevel: string;
	price: string;
	onRequest: string;
	houses: (count: number) => string;
	and: string;
	destination: string;
	propertyType: string;
	bedrooms: string;
	activities: string;
	preferences: string;
	services: string;
	bookingFor: string;
	interest: string;
	wantsToBook: string;
	somebodyElse: string;
	originCity: string;
	name: string;
	email: string;
	phone: string;
	city: string;
};

const counted = (one: string, many: string) => (count: number) => `${count} ${count === 1 ? one : many}`;

export const ENQUIRY_WORDS: Record<Language, EnquiryWords> = {
	en: {
		house: 'House',
		checkIn: 'Check-in',
		checkOut: 'Check-out',
		length: 'Length',
		nights: counted('night', 'nights'),
		guests: 'Guests',
		adults: counted('adult', 'adults'),
		children: counted('child', 'children'),
		ages: (ages) => `aged ${ages}`,
		serviceLevel: 'Service level',
		price: 'Price shown',
		onRequest: 'price on request',
		houses: counted('house', 'houses'),
		and: 'and',
		destination: 'Destination',
		propertyType: 'Property type',
		bedrooms: 'Bedrooms',
		activities: 'Activities',
		preferences: 'Preferences',
		services: 'Services',
		bookingFor: 'Booking for',
		interest: 'Booking',
		wantsToBook: 'would like to book',
		somebodyElse: 'Somebody else',
		originCity: 'Travelling from',
		name: 'Name',
		email: 'Email',
		phone: 'Phone',
		city: 'City',
	},
	de: {
		house: 'Haus',
		checkIn: 'Anreise',
		checkOut: 'Abreise',
		length: 'Dauer',
		nights: counted('Nacht', 'Nächte'),
		guests: 'Gäste',
		adults: counted('Erwachsener', 'Erwachsene'),
		children: counted('Kind', 'Kinder'),
		ages: (ages) => `Alter ${ages}`,
		serviceLevel: 'Verpflegung',
		price: 'Gezeigter Preis',
		onRequest: 'Preis auf Anfrage',
		houses: counted('Haus', 'Häuser'),
		and: 'und',
		destination: 'Reiseziel',
		propertyType: 'Haustyp',
		bedrooms: 'Schlafzimmer',
		activities: 'Aktivitäten',
		preferences: 'Wünsche',
		services: 'Leistungen',
		bookingFor: 'Reise für',
		interest: 'Buchung',
		wantsToBook: 'ist gewünscht',
		somebodyElse: 'eine andere Person',
		originCity: 'Anreise aus',
		name: 'Name',
		email: 'E-Mail',
		phone: 'Telefon',
		city: 'Wohnort',
	},
};
