import type { Language } from '../language/language';
import { greetingName } from './greeting-name';
import { headerText } from './header-text';
import { buttonBlock, endBlock, textBlock, titleBlock } from './mail-blocks';
import type { MailBrand } from './mail-brand';
import type { MailContent } from './mail-content';
import { mailLayout } from './mail-layout';
import { wrapText } from './plain-text';
import { webAddress } from './web-address';

export type ConversationMailData = {
	brand: MailBrand;
	language: Language;
	/** Of the reader; null when it is not known. */
	name: string | null;
	/** Who wrote: the hotel for agents, the agency for hotels. */
	from: string;
	/** Booking reference of the client, who is not named. */
	reference: string | null;
	unread: number;
	url: string;
};

const WORDS = {
	en: {
		title: (count: number, from: string) => `${count === 1 ? 'A message' : `${count} messages`} from ${from}`,
		greeting: (name: string | null) => (name ? `Dear ${name},` : 'Good day,'),
		text: (count: number, from: string, reference: string | null) =>
			`${from} has written to you${reference ? ` about ${reference}` : ''}. ${
				count === 1 ? 'The message has' : 'The messages have'
			} been waiting for ten minutes; what was written stands in your conversation.`,
		once: 'Until you have read it, you get no further mail about this conversation.',
		button: 'Open the conversation',
		reason: (host: string) => `You take part in this conversation on ${host}.`,
	},
	de: {
		title: (count: number, from: string) => `${count === 1 ? 'Eine Nachricht' : `${count} Nachrichten`} von ${from}`,
		greeting: (name: string | null) => (name ? `Guten Tag ${name},` : 'Guten Tag,'),
		text: (count: number, from: string, reference: string | null) =>
			`${from} hat Ihnen${reference ? ` zu ${reference}` : ''} geschrieben. ${
				count === 1 ? 'Die Nachricht wartet' : 'Die Nachrichten warten'
			} seit zehn Minuten; den Text lesen Sie in Ihrem Gespräch.`,
		once: 'Bis Sie es gelesen haben, erhalten Sie zu diesem Gespräch keine weitere E-Mail.',
		button: 'Gespräch öffnen',
		reason: (host: string) => `Sie nehmen an diesem Gespräch auf ${host} teil.`,
	},
} as const;

/**
 * Tells a member of a conversation that messages wait for him. Neither client nor text stand in it: they are behind the sign-in, and
 * need not be looked for in mails when a client asks to be forgotten.
 */
export function conversationMail(data: ConversationMailData): MailContent {
	const { brand, language, unread, url } = data;
	const words = WORDS[language];
	const from = headerText(data.from, 80);
	const reference = data.reference && headerText(data.reference, 60);
	const title = words.title(unread, from);
	const greeting = words.greeting(data.name && greetingName(data.name));
	const lines = [greeting, words.text(unread, from, reference), words.once];
	const link = webAddress(url);
	const reason = words.reason(new URL(brand.origin).host);
	return {
		subject: headerText([title, reference].filter(Boolean).join(' · ')),
		html: mailLayout({
			brand,
			language,
			title,
			preheader: lines[1] ?? '',
			reason,
			body: [
				titleBlock(title, null, brand),
				textBlock(lines, brand),
				link ? buttonBlock(words.button, link, brand) : '',
				endBlock(),
			].join('\n'),
		}),
		text: `${[...lines.map((line) => wrapText(line)), link ? `${words.button}:\n${link}` : '', wrapText(reason)]
			.filter(Boolean)
			.join('\n\n')}\n`,
	};
}
