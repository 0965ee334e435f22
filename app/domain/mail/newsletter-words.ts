import type { Language } from '../language/language';

type Words = {
	greeting: (name: string | null) => string;
	confirm: {
		subject: (brand: string) => string;
		preheader: string;
		title: string;
		text: (brand: string) => string;
		button: string;
		lifetime: (days: number) => string;
		notYou: string;
	};
	welcome: {
		subject: (brand: string) => string;
		preheader: string;
		title: string;
		text: (brand: string) => string;
		meanwhile: string;
		button: string;
	};
	closing: string;
	team: (brand: string) => string;
	end: string;
	reason: (host: string) => string;
};

/** The words of the newsletter's own mails: the one that asks for a confirmation and the first letter. */
export const NEWSLETTER_WORDS: Record<Language, Words> = {
	en: {
		greeting: (name) => (name ? `Dear ${name},` : 'Good day,'),
		confirm: {
			subject: (brand) => `Please confirm your subscription to ${brand}`,
			preheader: 'One click, then our letters reach you.',
			title: 'One click, and you are with us',
			text: (brand) =>
				`this address was entered for the letters of ${brand}: new houses and weeks that have come free, six times a year. Please confirm that you would like to receive them.`,
			button: 'Confirm subscription',
			lifetime: (days) => `The link works for ${days} days.`,
			notYou: 'Was it not you? Then do nothing, and no letter will follow.',
		},
		welcome: {
			subject: (brand) => `Welcome to the letters of ${brand}`,
			preheader: 'New houses and open weeks, six times a year.',
			title: 'Good to have you with us',
			text: (brand) =>
				`your subscription is confirmed. Six times a year ${brand} writes to you about new houses and weeks that have come free, and not in between.`,
			meanwhile: 'Until the first letter arrives, our houses are open for a look.',
			button: 'Discover our houses',
		},
		closing: 'Kind regards,',
		team: (brand) => `Your team at ${brand}`,
		end: 'Unsubscribe',
		reason: (host) => `You receive this email because your address was entered for the newsletter on ${host}.`,
	},
	de: {
		greeting: (name) => (name ? `Guten Tag ${name},` : 'Guten Tag,'),
		confirm: {
			subject: (brand) => `Bitte bestätigen Sie Ihre Anmeldung bei ${brand}`,
			preheader: 'Ein Klick, und unsere Briefe erreichen Sie.',
			title: 'Ein Klick, und Sie sind dabei',
			text: (brand) =>
				`diese Adresse wurde für die Briefe von ${brand} eingetragen: neue Häuser und frei gewordene Wochen, sechsmal im Jahr. Bitte bestätigen Sie, dass Sie sie erhalten möchten.`,
			button: 'Anmeldung bestätigen',
			lifetime: (days) => `Der Link gilt ${days} Tage.`,
			notYou: 'Das waren nicht Sie? Dann müssen Sie nichts tun, und es folgt kein Brief.',
		},
		welcome: {
			subject: (brand) => `Willkommen bei den Briefen von ${brand}`,
			preheader: 'Neue Häuser und freie Wochen, sechsmal im Jahr.',
			title: 'Schön, dass Sie dabei sind',
			text: (brand) =>
				`Ihre Anmeldung ist bestätigt. Sechsmal im Jahr schreibt Ihnen ${brand} über neue Häuser und frei gewordene Wochen, und dazwischen nicht.`,
			meanwhile: 'Bis der erste Brief kommt, stehen Ihnen unsere Häuser zum Stöbern offen.',
			button: 'Unsere Häuser entdecken',
		},
		closing: 'Mit freundlichen Grüßen',
		team: (brand) => `Ihr Team von ${brand}`,
		end: 'Abmelden',
		reason: (host) => `Sie erhalten diese E-Mail, weil Ihre Adresse auf ${host} für den Newsletter eingetragen wurde.`,
	},
};
