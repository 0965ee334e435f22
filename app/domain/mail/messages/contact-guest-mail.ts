import { CARD_MASK } from '../../card/mask-card-numbers';
import { formatTimestampInZone } from '../../date/format-timestamp';
import { laterPromise } from '../../enquiry/answer-promise';
import { mailTexts } from '../mail-texts';
import type { MailDescription } from '../render/mail-description';
import type { ContactMailData } from './contact-team-mail';
import { callLine, greeting, signature } from './phrases';
import { withoutLinks } from './without-links';

/**
 * To the visitor, in the own language (MAIL-9): the message has arrived, and what it said. Links in it are taken out, since the reader may
 * not be the writer.
 */
export function contactGuestMail(data: ContactMailData): MailDescription {
	const { brand, language } = data;
	const t = mailTexts(brand, language);
	const promised = laterPromise(data.createdAt);
	const moment = promised === null ? null : formatTimestampInZone(promised, language);
	const message = withoutLinks(data.message.trim());
	return {
		brand,
		language,
		subject: t('contact.subject', { brand: brand.name }),
		title: t('contact.title'),
		preheader: moment === null ? t('contact.preheader') : t('contact.later.preheader', { moment }),
		reason: t('contact.reason', { host: new URL(brand.origin).host, number: data.bookingNumber }),
		plainFooter: 'brand',
		blocks: [
			{ type: 'title', title: t('contact.title') },
			{
				type: 'paragraphs',
				paragraphs: [
					greeting(t, data.name),
					moment === null ? t('contact.thanks') : t('contact.later.thanks', { moment }),
				],
			},
			{ type: 'quote', label: t('enquiry.message'), text: message },
			message.includes(CARD_MASK) ? { type: 'paragraphs', paragraphs: [t('enquiry.cardHidden')] } : null,
			{ type: 'paragraphs', paragraphs: [callLine(t, brand), signature(t, brand)] },
		],
	};
}
