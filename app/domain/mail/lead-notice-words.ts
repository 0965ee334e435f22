import type { Language } from '../language/language';
import type { LeadNoticeKind } from './lead-notice-data';

/** What one notice says; `until` is the end of an option in words. */
type Notice = { title: string; text: (until: string) => string };

type Words = {
	agent: Record<LeadNoticeKind, Notice>;
	queued: string;
	taken: string;
	greeting: (name: string) => string;
	plainGreeting: string;
	until: (day: string, time: string, zone: string) => string;
	stay: string;
	requested: string;
	checkIn: string;
	checkOut: string;
	nights: (count: number) => string;
	serviceLevel: string;
	guests: string;
	client: string;
	bookingNumber: string;
	bookingReference: string;
	clientReference: string;
	heldUntil: string;
	price: string;
	requestedPrice: string;
	cardFee: string;
	total: string;
	commission: (percent: string) => string;
	onRequest: string;
	comments: string;
	note: string;
	button: string;
	closing: string;
	team: (brand: string) => string;
	reason: (host: string, reference: string) => string;
};

const said = (title: string, text: Notice['text'] | string): Notice => ({
	title,
	text: typeof text === 'string' ? () => text : text,
});

export const LEAD_NOTICE_WORDS: Record<Language, Words> = {
	en: {
		agent: {
			optionRequested: said(
				'Your option is requested',
				'We have passed it on to the house. No nights are held until it is confirmed; we write to you as soon as there is an answer.',
			),
			optionConfirmed: said(
				'Your option is confirmed',
				(until) => `The nights are held for your client until ${until}. Book before then, or let the option go.`,
			),
			optionPromoted: said(
				'Your option has moved up and is confirmed',
				(until) =>
					`The option before yours has ended. The nights are now held for your client until ${until}. Book before then, or let the option go.`,
			),
			optionDeclined: said('Your option was declined', 'The nights cannot be held for your client. Nothing is owed.'),
			optionCancelled: said('Your option is cancelled', 'No nights are held any more, and nothing is owed.'),
			optionExpiring: said(
				'Your option ends within 24 hours',
				(until) =>
					`The nights are held for your client until ${until}. Afterwards they go to the next in line, or are offered again.`,
			),
			optionExpired: said(
				'Your option has expired',
				'The nights are no longer held. As long as they are free, you may ask for them again.',
			),
			bookingRequested: said(
				'Your booking is requested',
				'We have passed it on to the house. It is binding once it is confirmed; we write to you as soon as there is an answer.',
			),
			bookingConfirmed: said(
				'Your booking is confirmed',
				'The house is booked for your client. Payments are due as agreed.',
			),
			bookingDeclined: said(
				'Your booking was declined',
				'The house cannot be booked for these dates. Nothing is owed, and no card is charged.',
			),
			bookingCancelled: said(
				'Your booking is cancelled',
				'The nights are given back. If something of it is still owed, we write to you separately.',
			),
			changeRequested: said(
				'Your change is with the house',
				'Everything stays as it was until there is an answer. We write to you as soon as there is one.',
			),
			changeAccepted: said('Your change is accepted', 'It holds from now on, with the figures below.'),
			changeDeclined: said('Your change was declined', 'Everything stays as it was.'),
			discountRequested: said('Your price request is with the house', 'We write to you as soon as there is an answer.'),
			discountAccepted: said('Your price is agreed', 'The price below holds for this period.'),
			discountDeclined: said('Your price request was declined', 'There is no other price for this period.'),
		},
		queued: 'Another option comes before it: yours waits in line and is confirmed by itself when its turn comes.',
		taken: 'They have been booked by somebody else.',
		greeting: (name) => `Dear ${name},`,
		plainGreeting: 'Good day,',
		until: (day, time, zone) => `${day}, ${time} ${zone}, local time`,
		stay: 'The stay',
		requested: 'What is asked for',
		checkIn: 'Check-in',
		checkOut: 'Check-out',
		nights: (count) => `${count}\u00a0${count === 1 ? 'night' : 'nights'}`,
		serviceLevel: 'Service level',
		guests: 'Guests',
		client: 'Client',
		bookingNumber: 'Booking number',
		bookingReference: 'Booking reference',
		clientReference: 'Client reference',
		heldUntil: 'Held until',
		price: 'Price of the stay',
		requestedPrice: 'Wished price',
		cardFee: 'Credit card fee',
		total: 'Total',
		commission: (percent) => `Your commission (${percent})`,
		onRequest: 'On request',
		comments: 'Comments',
		note: 'A note from the house',
		button: 'Open the lead',
		closing: 'Kind regards,',
		team: (brand) => `Your team at ${brand}`,
		reason: (host, reference) =>
			`You receive this email because you look after this lead on ${host}. Booking number ${reference}.`,
	},
	de: {
		agent: {
			optionRequested: said(
				'Ihre Option ist angefragt',
				'Wir haben sie an das Haus weitergegeben. Gehalten werden die Nächte erst mit der Bestätigung; sobald eine Antwort vorliegt, schreiben wir Ihnen.',
			),
			optionConfirmed: said(
				'Ihre Option ist bestätigt',
				(until) =>
					`Die Nächte sind bis ${until} für Ihren Kunden gehalten. Bitte buchen Sie bis dahin, oder geben Sie die Option frei.`,
			),
			optionPromoted: said(
				'Ihre Option ist nachgerückt und bestätigt',
				(until) =>
					`Die Option vor Ihrer ist beendet. Die Nächte sind nun bis ${until} für Ihren Kunden gehalten. Bitte buchen Sie bis dahin, oder geben Sie die Option frei.`,
			),
			optionDeclined: said(
				'Ihre Option wurde abgelehnt',
				'Die Nächte können für Ihren Kunden nicht gehalten werden. Es entstehen keine Kosten.',
			),
			optionCancelled: said(
				'Ihre Option ist storniert',
				'Es werden keine Nächte mehr gehalten, und es entstehen keine Kosten.',
			),
			optionExpiring: said(
				'Ihre Option endet in den nächsten 24 Stunden',
				(until) =>
					`Die Nächte sind bis ${until} für Ihren Kunden gehalten. Danach gehen sie an die nächste Option oder werden wieder angeboten.`,
			),
			optionExpired: said(
				'Ihre Option ist verfallen',
				'Die Nächte werden nicht mehr gehalten. Solange sie frei sind, können Sie erneut anfragen.',
			),
			bookingRequested: said(
				'Ihre Buchung ist angefragt',
				'Wir haben sie an das Haus weitergegeben. Verbindlich wird sie mit der Bestätigung; sobald eine Antwort vorliegt, schreiben wir Ihnen.',
			),
			bookingConfirmed: said(
				'Ihre Buchung ist bestätigt',
				'Das Haus ist für Ihren Kunden gebucht. Die Zahlungen sind wie vereinbart fällig.',
			),
			bookingDeclined: said(
				'Ihre Buchung wurde abgelehnt',
				'Das Haus kann für diese Daten nicht gebucht werden. Es entstehen keine Kosten, und keine Karte wird belastet.',
			),
			bookingCancelled: said(
				'Ihre Buchung ist storniert',
				'Die Nächte sind freigegeben. Sollte davon noch etwas offen sein, schreiben wir Ihnen gesondert.',
			),
			changeRequested: said(
				'Ihre Änderung liegt beim Haus',
				'Bis zur Antwort bleibt alles, wie es war. Sobald sie vorliegt, schreiben wir Ihnen.',
			),
			changeAccepted: said('Ihre Änderung ist angenommen', 'Sie gilt ab jetzt, mit den Beträgen unten.'),
			changeDeclined: said('Ihre Änderung wurde abgelehnt', 'Es bleibt alles, wie es war.'),
			discountRequested: said(
				'Ihre Preisanfrage liegt beim Haus',
				'Sobald eine Antwort vorliegt, schreiben wir Ihnen.',
			),
			discountAccepted: said('Ihr Preis ist vereinbart', 'Für diesen Zeitraum gilt der Preis unten.'),
			discountDeclined: said('Ihre Preisanfrage wurde abgelehnt', 'Für diesen Zeitraum gibt es keinen anderen Preis.'),
		},
		queued:
			'Vor ihr liegt eine andere Option: Ihre wartet in der Reihe und wird von selbst bestätigt, sobald sie an der Reihe ist.',
		taken: 'Sie wurden inzwischen anderweitig gebucht.',
		greeting: (name) => `Guten Tag ${name},`,
		plainGreeting: 'Guten Tag,',
		until: (day, time, zone) => `${day}, ${time} Uhr ${zone}, Ortszeit`,
		stay: 'Der Aufenthalt',
		requested: 'Das wird gewünscht',
		checkIn: 'Anreise',
		checkOut: 'Abreise',
		nights: (count) => `${count}\u00a0${count === 1 ? 'Nacht' : 'Nächte'}`,
		serviceLevel: 'Verpflegung',
		guests: 'Gäste',
		client: 'Kunde',
		bookingNumber: 'Buchungsnummer',
		bookingReference: 'Buchungsreferenz',
		clientReference: 'Kundenreferenz',
		heldUntil: 'Gehalten bis',
		price: 'Preis des Aufenthalts',
		requestedPrice: 'Gewünschter Preis',
		cardFee: 'Kreditkartengebühr',
		total: 'Gesamtbetrag',
		commission: (percent) => `Ihre Provision (${percent})`,
		onRequest: 'Auf Anfrage',
		comments: 'Anmerkungen',
		note: 'Eine Nachricht des Hauses',
		button: 'Vorgang öffnen',
		closing: 'Mit freundlichen Grüßen',
		team: (brand) => `Ihr Team von ${brand}`,
		reason: (host, reference) =>
			`Sie erhalten diese E-Mail, weil Sie diesen Vorgang auf ${host} betreuen. Buchungsnummer ${reference}.`,
	},
};

/** To operator and team, in English: what has happened, and what there is to do. */
export const PROPERTY_NOTICES: Record<LeadNoticeKind, Notice> = {
	optionRequested: said('Option requested', 'Please confirm or decline it. No nights are held until then.'),
	optionConfirmed: said('Option confirmed', (until) => `The nights are held until ${until}.`),
	optionPromoted: said(
		'Next option confirmed',
		(until) => `The option before it has ended, so this one follows by itself. The nights are held until ${until}.`,
	),
	optionDeclined: said('Option declined', 'No nights are held.'),
	optionCancelled: said('Option cancelled', 'No nights are held for it any more.'),
	optionExpiring: said('Option ends within 24 hours', (until) => `The nights are held until ${until}.`),
	optionExpired: said('Option expired', 'No nights are held for it any more.'),
	bookingRequested: said('Booking requested', 'Please confirm or decline it. No nights are held until then.'),
	bookingConfirmed: said('Booking confirmed', 'The nights are booked.'),
	bookingDeclined: said('Booking declined', 'No nights are held.'),
	bookingCancelled: said('Booking cancelled', 'The nights are offered again.'),
	changeRequested: said('Change requested', 'Please accept or decline it. Everything stays as it was until then.'),
	changeAccepted: said('Change accepted', 'It holds from now on, with the figures below.'),
	changeDeclined: said('Change declined', 'Everything stays as it was.'),
	discountRequested: said('Other price requested', 'Please name a price for this period, or decline.'),
	discountAccepted: said('Price agreed', 'The price below holds for this period.'),
	discountDeclined: said('Price request declined', 'There is no other price for this period.'),
};
