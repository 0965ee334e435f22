import type { Language } from '../../language/language';
import { headerText } from '../header-text';
import type { MailBrand } from '../mail-brand';
import type { MailDescription } from '../render/mail-description';

type PausedData = {
	brand: MailBrand;
	/** Of the person who made the endpoint. */
	language: Language;
	pause: 'failing' | 'gone';
	/** Of the endpoint's address, which may hold a token. */
	host: string;
	url: string;
};

/** To those who decide about a team: an endpoint of its webhooks is told of nothing any more (HOOK-5). */
export function webhookPausedMail(data: PausedData): MailDescription {
	const { brand, language, pause, url } = data;
	const host = headerText(data.host, 80);
	const words = WORDS[language];
	return {
		...{ brand, language },
		subject: words.title(host),
		preheader: words[pause](host),
		reason: words.reason(brand.name),
		blocks: [
			{ type: 'title', title: words.title(host), kicker: brand.name, plain: words.title(host) },
			{ type: 'paragraphs', paragraphs: [words[pause](host), words.next] },
			{ type: 'button', label: words.button, href: url },
		],
	};
}

const WORDS = {
	en: {
		title: (host: string) => `The webhook to ${host} is paused`,
		failing: (host: string) => `For three days ${host} has taken nothing that we sent to it.`,
		gone: (host: string) => `${host} answered that it is gone for good (410).`,
		next: 'What happens from now on is not sent to it. Once it works again, let it go on: what waited is then sent, and your program asks the API for the rest.',
		button: 'See its deliveries',
		reason: (brand: string) => `You decide about your team on ${brand}, and this webhook is one of its.`,
	},
	de: {
		title: (host: string) => `Der Webhook an ${host} pausiert`,
		failing: (host: string) => `Seit drei Tagen hat ${host} nichts angenommen, was wir gesendet haben.`,
		gone: (host: string) => `${host} hat geantwortet, dass es die Adresse nicht mehr gibt (410).`,
		next: 'Was ab jetzt geschieht, wird nicht dorthin gesendet. Sobald die Adresse wieder funktioniert, setzen Sie den Webhook fort: Was gewartet hat, wird dann gesendet, und den Rest fragt Ihr Programm bei der API ab.',
		button: 'Zustellungen ansehen',
		reason: (brand: string) => `Sie entscheiden bei ${brand} über Ihr Team, und dieser Webhook gehört dazu.`,
	},
} as const;
