import type { Language } from '../language/language';

/** The words of a booking's facts and of the guest's mail. */
export type BookingWords = {
	subject: (property: string) => string;
	preheader: string;
	title: string;
	greeting: (name: string) => string;
	plainGreeting: string;
	thanks: (property: string) => string;
	promise: string;
	summary: string;
	checkIn: string;
	checkOut: string;
	nights: (count: number) => string;
	guests: string;
	serviceLevel: string;
	pet: string;
	payment: string;
	transfer: string;
	card: (name: string | null, lastFour: string) => string;
	price: string;
	cardFee: (share: string) => string;
	total: string;
	due: string;
	atBooking: string;
	by: (date: string) => string;
	deposit: { blocked: (date: string) => string; cashed_in: (date: string) => string; unknown: string };
	cancellation: string;
	retainedUntil: (date: string) => string;
	retainedFrom: (date: string) => string;
	retained: (amount: string) => string;
	keptNothing: string;
	comments: string;
	nextHeading: string;
	next: readonly { title: string; text: string }[];
	number: string;
	button: string;
	contact: (phone: string) => string;
	closing: string;
	team: (brand: string) => string;
	reason: (host: string, reference: string) => string;
};

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const BOOKING_WORDS: Record<Language, BookingWords> = {
	en: {
		subject: (property) => `Your booking of ${property}`,
		preheader: 'We have your booking and confirm it with the owner within 24 hours.',
		title: 'Thank you for your booking',
		greeting: (name) => `Dear ${name},`,
		plainGreeting: 'Good day,',
		thanks: (property) =>
			`thank you for booking ${property}. Everything you entered has reached us and is written below.`,
		promise:
			'We now confirm your stay with the owner and write to you within 24 hours. Nothing is charged before that. If anything below is not as it should be, simply reply to this email.',
		summary: 'Your booking',
		checkIn: 'Check-in',
		checkOut: 'Check-out',
		nights: (count) => counted(count, 'night', 'nights'),
		guests: 'Guests',
		serviceLevel: 'Service level',
		pet: 'Pet',
		payment: 'Payment',
		transfer: 'Bank transfer',
		card: (name, lastFour) => `${name ?? 'Credit card'} ending ${lastFour}`,
		price: 'Price of the stay',
		cardFee: (share) => `Credit card fee (${share})`,
		total: 'Total',
		due: 'What is due when',
		atBooking: 'When we confirm',
		by: (date) => `By ${date}`,
		deposit: {
			blocked: (date) => `Security deposit, blocked on ${date}`,
			cashed_in: (date) => `Security deposit, paid by ${date} and returned`,
			unknown: 'Security deposit',
		},
		cancellation: 'If you have to cancel',
		retainedUntil: (date) => `Until ${date}`,
		retainedFrom: (date) => `From ${date}`,
		retained: (amount) => `${amount} kept`,
		keptNothing: 'free of charge',
		comments: 'Your comments',
		nextHeading: 'What happens next',
		next: [
			{
				title: 'We confirm with the owner',
				text: 'A booking is binding for both sides once we have confirmed it, within 24 hours.',
			},
			{
				title: 'You pay as agreed',
				text: 'The first amount is due with our confirmation, the others on the dates above. You receive an invoice for each.',
			},
			{
				title: 'We prepare your stay',
				text: 'Some weeks before you travel we ask about arrival, meals, ski passes and everything else you may wish.',
			},
		],
		number: 'Booking number',
		button: 'View the house',
		contact: (phone) => `Would you rather talk now? Call us on ${phone}.`,
		closing: 'Kind regards,',
		team: (brand) => `Your team at ${brand}`,
		reason: (host, reference) =>
			`You receive this email because a booking with your address was made on ${host}. Booking number ${reference}.`,
	},
	de: {
		subject: (property) => `Ihre Buchung von ${property}`,
		preheader: 'Ihre Buchung liegt vor uns. Innerhalb von 24 Stunden bestätigen wir sie mit dem Eigentümer.',
		title: 'Vielen Dank für Ihre Buchung',
		greeting: (name) => `Guten Tag ${name},`,
		plainGreeting: 'Guten Tag,',
		thanks: (property) =>
			`vielen Dank, dass Sie ${property} gebucht haben. Alle Ihre Angaben sind bei uns angekommen und stehen unten.`,
		promise:
			'Wir stimmen Ihren Aufenthalt jetzt mit dem Eigentümer ab und schreiben Ihnen innerhalb von 24 Stunden. Vorher wird nichts belastet. Stimmt unten etwas nicht, antworten Sie einfach auf diese E-Mail.',
		summary: 'Ihre Buchung',
		checkIn: 'Anreise',
		checkOut: 'Abreise',
		nights: (count) => counted(count, 'Nacht', 'Nächte'),
		guests: 'Gäste',
		serviceLevel: 'Verpflegung',
		pet: 'Haustier',
		payment: 'Zahlung',
		transfer: 'Überweisung',
		card: (name, lastFour) => `${name ?? 'Kreditkarte'}, endet auf ${lastFour}`,
		price: 'Preis des Aufenthalts',
		cardFee: (share) => `Kreditkartengebühr (${share})`,
		total: 'Gesamtbetrag',
		due: 'Was wann fällig ist',
		atBooking: 'Mit unserer Bestätigung',
		by: (date) => `Bis ${date}`,
		deposit: {
			blocked: (date) => `Kaution, reserviert am ${date}`,
			cashed_in: (date) => `Kaution, zu zahlen bis ${date}, wird erstattet`,
			unknown: 'Kaution',
		},
		cancellation: 'Falls Sie absagen müssen',
		retainedUntil: (date) => `Bis ${date}`,
		retainedFrom: (date) => `Ab ${date}`,
		retained: (amount) => `${amount} einbehalten`,
		keptNothing: 'kostenfrei',
		comments: 'Ihre Anmerkungen',
		nextHeading: 'Wie es weitergeht',
		next: [
			{
				title: 'Wir stimmen uns mit dem Eigentümer ab',
				text: 'Verbindlich wird die Buchung für beide Seiten mit unserer Bestätigung, innerhalb von 24 Stunden.',
			},
			{
				title: 'Sie zahlen wie vereinbart',
				text: 'Der erste Betrag ist mit unserer Bestätigung fällig, die weiteren zu den genannten Terminen. Zu jedem erhalten Sie eine Rechnung.',
			},
			{
				title: 'Wir bereiten Ihren Aufenthalt vor',
				text: 'Einige Wochen vor der Reise fragen wir nach Anreise, Mahlzeiten, Skipässen und allem, was Sie sich wünschen.',
			},
		],
		number: 'Buchungsnummer',
		button: 'Zum Haus',
		contact: (phone) => `Möchten Sie lieber gleich sprechen? Sie erreichen uns unter ${phone}.`,
		closing: 'Mit freundlichen Grüßen',
		team: (brand) => `Ihr Team von ${brand}`,
		reason: (host, reference) =>
			`Sie erhalten diese E-Mail, weil auf ${host} eine Buchung mit Ihrer Adresse vorgenommen wurde. Buchungsnummer ${reference}.`,
	},
};
