import type { Language } from '../../language/language';
import { headerText } from '../header-text';
import type { MailBrand } from '../mail-brand';
import { mailTexts } from '../mail-texts';
import type { MailDescription } from '../render/mail-description';
import { webAddress } from '../web-address';
import { greeting } from './phrases';

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

/**
 * Tells a member of a conversation that messages wait for him. Neither client nor text stand in it: they are behind the sign-in, and
 * need not be looked for in mails when a client asks to be forgotten.
 */
export function conversationMail(data: ConversationMailData): MailDescription {
	const { brand, language, unread: count, url } = data;
	const t = mailTexts(brand, language);
	const from = headerText(data.from, 80);
	const reference = data.reference && headerText(data.reference, 60);
	const title = t('conversation.title', { count, from });
	const text = reference
		? t('conversation.textAbout', { count, from, reference })
		: t('conversation.text', { count, from });
	const link = webAddress(url);
	return {
		brand,
		language,
		subject: [title, reference].filter(Boolean).join(' · '),
		title,
		preheader: text,
		reason: t('conversation.reason', { host: new URL(brand.origin).host }),
		plainFooter: 'reason',
		blocks: [
			{ type: 'title', title },
			{ type: 'paragraphs', paragraphs: [greeting(t, data.name ?? ''), text, t('conversation.once')] },
			link ? { type: 'button', label: t('conversation.button'), href: link } : null,
		],
	};
}
