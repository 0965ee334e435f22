import type { Language } from '../language/language';
import type { EnquiryMailData } from './enquiry-mail-data';

type Step = { title: string; text: string };

export type GuestWords = {
	subject: (property: string | null, brand: string) => string;
	preheader: string;
	title: string;
	greeting: (name: string) => string;
	/** For a name that is none. */
	plainGreeting: string;
	thanks: (property: string | null) => string;
	promise: string;
	summary: string;
	message: string;
	/** Of a message from which a card number was taken (`maskCardNumbers`). */
	cardHidden: string;
	nextHeading: string;
	/** Above the properties of an enquiry about several. */
	properties: string;
	next: Record<EnquiryMailData['kind'], readonly Step[]>;
	button: Record<EnquiryMailData['kind'], string>;
	contact: (phone: string) => string;
	closing: string;
	team: (brand: string) => string;
	reason: (host: string, reference: string) => string;
};

const SUPPORT_EN: Step = {
	title: 'We reply within 24 hours',
	text: 'By email or phone, from somebody who knows the resort, with the exact price and what it includes.',
};
const FREE_EN: Step = {
	title: 'You decide',
	text: 'An enquiry binds you to nothing. Nothing is booked and nothing is owed until you say yes.',
};
const SUPPORT_DE: Step = {
	title: 'Wir antworten innerhalb von 24 Stunden',
	text: 'Per E-Mail oder Telefon, von jemandem, der den Ort kennt, mit dem genauen Preis und allem, was er enthält.',
};
const FREE_DE: Step = {
	title: 'Sie entscheiden',
	text: 'Ihre Anfrage verpflichtet Sie zu nichts. Erst mit Ihrer Zusage wird gebucht und berechnet.',
};

/** The words of the mail that a guest gets after an enquiry (MAIL-8). */
export const GUEST_WORDS: Record<Language, GuestWords> = {
	en: {
		subject: (property, brand) => (property ? `Your enquiry for ${property}` : `Your enquiry with ${brand}`),
		preheader: 'We have it in front of us and reply within 24 hours.',
		title: 'Thank you for your Enquiry!',
		greeting: (name) => `Dear ${name},`,
		plainGreeting: 'Good day,',
		thanks: (property) =>
			property
				? `thank you for asking about ${property}. Your wishes have reached us, and we look into them now.`
				: 'thank you for telling us about your holiday. Your wishes have reached us, and we look into them now.',
		promise:
			'We will contact you within 24 hours. Below is what you asked for: if anything should change, simply reply to this email.',
		summary: 'Your enquiry',
		properties: 'Houses',
		message: 'Your message',
		cardHidden:
			'We have hidden a card number in your message. We never need one in a message; when a payment is due, you will get a safe way to make it.',
		nextHeading: 'What happens next',
		next: {
			property: [
				{
					title: 'We check your dates',
					text: 'We confirm with the owner that the house is free and settle the details of your stay.',
				},
				SUPPORT_EN,
				FREE_EN,
			],
			shortlist: [
				{
					title: 'We check every house',
					text: 'We ask the owner of each whether it is free, and settle what the stay would be in every one of them.',
				},
				SUPPORT_EN,
				FREE_EN,
			],
			general: [
				{
					title: 'We choose for you',
					text: 'From our hand-picked portfolio we select the houses that fit your party, dates and wishes.',
				},
				SUPPORT_EN,
				FREE_EN,
			],
		},
		button: { property: 'View the house', shortlist: 'View the houses side by side', general: 'Discover our houses' },
		contact: (phone) => `Would you rather talk now? Call us on ${phone}.`,
		closing: 'Kind regards,',
		team: (brand) => `Your team at ${brand}`,
		reason: (host, reference) =>
			`You receive this email because an enquiry with your address was made on ${host}. Enquiry number ${reference}.`,
	},
	de: {
		subject: (property, brand) => (property ? `Ihre Anfrage für ${property}` : `Ihre Anfrage bei ${brand}`),
		preheader: 'Sie liegt vor uns, und wir antworten innerhalb von 24 Stunden.',
		title: 'Vielen Dank für Ihre Anfrage!',
		greeting: (name) => `Guten Tag ${name},`,
		plainGreeting: 'Guten Tag,',
		thanks: (property) =>
			property
				? `vielen Dank für Ihr Interesse an ${property}. Ihre Wünsche sind bei uns angekommen, und wir kümmern uns jetzt darum.`
				: 'vielen Dank, dass Sie uns von Ihrem Urlaub erzählen. Ihre Wünsche sind bei uns angekommen, und wir kümmern uns jetzt darum.',
		promise:
			'Wir melden uns innerhalb von 24 Stunden bei Ihnen. Unten steht, was Sie angefragt haben: Wenn sich etwas ändert, antworten Sie einfach auf diese E-Mail.',
		summary: 'Ihre Anfrage',
		properties: 'Häuser',
		message: 'Ihre Nachricht',
		cardHidden:
			'Wir haben in Ihrer Nachricht eine Kartennummer unkenntlich gemacht. Wir brauchen sie nie in einer Nachricht; wenn eine Zahlung ansteht, erhalten Sie einen sicheren Weg dafür.',
		nextHeading: 'Wie es weitergeht',
		next: {
			property: [
				{
					title: 'Wir prüfen Ihren Zeitraum',
					text: 'Wir klären mit dem Eigentümer, ob das Haus frei ist, und besprechen die Einzelheiten Ihres Aufenthalts.',
				},
				SUPPORT_DE,
				FREE_DE,
			],
			shortlist: [
				{
					title: 'Wir prüfen jedes Haus',
					text: 'Wir fragen bei jedem Eigentümer, ob das Haus frei ist, und klären, wie Ihr Aufenthalt dort aussähe.',
				},
				SUPPORT_DE,
				FREE_DE,
			],
			general: [
				{
					title: 'Wir wählen für Sie aus',
					text: 'Aus unserem handverlesenen Portfolio suchen wir die Häuser, die zu Ihrer Gruppe, Ihrem Zeitraum und Ihren Wünschen passen.',
				},
				SUPPORT_DE,
				FREE_DE,
			],
		},
		button: { property: 'Zum Haus', shortlist: 'Die Häuser vergleichen', general: 'Unsere Häuser entdecken' },
		contact: (phone) => `Möchten Sie lieber gleich sprechen? Sie erreichen uns unter ${phone}.`,
		closing: 'Mit freundlichen Grüßen',
		team: (brand) => `Ihr Team von ${brand}`,
		reason: (host, reference) =>
			`Sie erhalten diese E-Mail, weil auf ${host} eine Anfrage mit Ihrer Adresse gestellt wurde. Anfragenummer ${reference}.`,
	},
};
