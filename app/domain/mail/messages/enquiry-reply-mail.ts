import type { OfferedWeek } from '#db/schema/enquiry';
import { formatDateRange } from '../../date/format-date-range';
import type { Language } from '../../language/language';
import { formatAmount } from '../../money/format-amount';
import { money } from '../../money/money';
import { serviceLevelLabel } from '../../stay/service-level';
import { headerText } from '../header-text';
import type { MailBrand } from '../mail-brand';
import { mailTexts } from '../mail-texts';
import type { MailDescription } from '../render/mail-description';
import { webAddress } from '../web-address';
import { attachedLine, filesLine, isSigned } from './thread-mails';
import { withoutLinks } from './without-links';

export type EnquiryReply = {
	/** The guest's. */
	brand: MailBrand;
	/** In which the reply is written. */
	language: Language;
	/** What the enquiry is about; null: nothing in particular. */
	property: string | null;
	/** Enquiry number. */
	number: string;
	/** Who answers. */
	author: string;
	body: string;
	weeks: readonly OfferedWeek[];
	/** The guest's last words; null where there are none. */
	question: string | null;
	/** Names of files that came with a reply by mail and were not stored. */
	files: readonly string[];
	/** Names of files that the mail carries. */
	attached: readonly string[];
};

/** A reply of the team to a guest's enquiry, with the weeks that it offers (ENQUIRY-6). The writer greets in the reply's own words. */
export function enquiryReplyMail({
	brand,
	language,
	author,
	body,
	weeks,
	question,
	...about
}: EnquiryReply): MailDescription {
	const t = mailTexts(brand, language);
	const agent = headerText(withoutLinks(author), 80);
	const subject =
		about.property === null
			? t('enquiry.subject', { brand: brand.name })
			: t('enquiry.subjectFor', { property: headerText(about.property, 120) });
	const paragraphs = body.split(/\n{2,}/).filter(Boolean);
	const signed = isSigned(body, `${author}, ${brand.name}`) || isSigned(body, author) || isSigned(body, brand.name);
	return {
		brand,
		language,
		subject: t('enquiry.reply.subject', { subject }),
		title: subject,
		preheader: headerText(body, 120),
		reason: t('enquiry.reply.reason', { agent, brand: brand.name, number: about.number }),
		blocks: [
			{ type: 'title', title: t('enquiry.reply.title', { agent }), kicker: brand.name },
			{
				type: 'paragraphs',
				paragraphs: [...paragraphs, attachedLine(t, about.attached), filesLine(t, about.files)].filter(Boolean),
			},
			weeks.length > 0
				? {
						type: 'properties',
						heading: t('enquiry.reply.weeks'),
						properties: weeks.map(({ name, path, checkIn, checkOut, serviceLevel, priceMinor, currency }) => ({
							name,
							place: formatDateRange(checkIn, checkOut, language),
							shown: [
								priceMinor === null ? t('enquiry.onRequest') : formatAmount(money(priceMinor, currency)),
								serviceLevelLabel(serviceLevel, language),
							].join(' · '),
							url: webAddress(`${brand.origin}${path}`),
						})),
					}
				: null,
			signed ? null : { type: 'paragraphs', paragraphs: [`${agent}\n${brand.name}`] },
			question === null
				? null
				: { type: 'quote', label: t('enquiry.reply.wrote'), text: withoutLinks(question), isSpoken: true },
			{ type: 'paragraphs', paragraphs: [t('proposal.replies', { agent })] },
		],
	};
}
