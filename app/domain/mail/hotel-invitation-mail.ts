import { headerText } from './header-text';
import type { InvitationWords } from './invitation-words';
import { buttonBlock, endBlock, quoteBlock, textBlock, titleBlock } from './mail-blocks';
import type { MailContent } from './mail-content';
import { mailLayout } from './mail-layout';
import { wrapText } from './plain-text';
import { withoutLinks } from './without-links';

export type HotelInvitationMailData = InvitationWords & {
	/** Words of the agent's own, '' for none. */
	message: string;
	/** Days until the link ends. */
	days: number;
};

/**
 * To a person of a hotel that an agent wants to sell, in both languages, since theirs is unknown. Addresses in typed words
 * are taken out. The caller sets the agent as reply address.
 */
export function hotelInvitationMail(data: HotelInvitationMailData): MailContent {
	const { brand, days, url } = data;
	const hotel = headerText(withoutLinks(data.hotel), 120);
	const agency = headerText(withoutLinks(data.agency), 80);
	const agent = headerText(withoutLinks(data.agent), 80);
	const message = withoutLinks(data.message);
	const title = `An invitation to ${hotel}`;
	const greeting = `${headerText(withoutLinks(data.contact), 80)},`;
	const english = `${agent} of ${agency} would like to sell ${hotel} and invites you to contract directly with ${brand.name}: your own rates and availability, your own terms, and a conversation with every agent.`;
	const german = `${agent} von ${agency} möchte ${hotel} verkaufen und lädt Sie ein, direkt mit ${brand.name} zu arbeiten: mit Ihren eigenen Raten und Verfügbarkeiten, Ihren eigenen Bedingungen und einem direkten Draht zu jeder Agentur.`;
	const end = `The link works for ${days} days. · Der Link gilt ${days} Tage.`;
	const subject = headerText(`${agency} invites ${hotel}`);
	const html = mailLayout({
		brand,
		language: 'en',
		title: subject,
		preheader: english,
		reason: `${agent} has given us your address. If you do nothing, nothing happens.`,
		body: [
			titleBlock(title, agency, brand),
			textBlock([greeting, english, german], brand),
			...(message ? [quoteBlock(agent, message, brand)] : []),
			buttonBlock('See the invitation', url, brand),
			textBlock([end], brand),
			endBlock(),
		].join('\n'),
	});
	const quote = message ? [`${agent}:\n${wrapText(message, '  ')}`] : [];
	const text = [title, greeting, wrapText(english), wrapText(german), ...quote, url, wrapText(end)];
	return { subject, html, text: `${text.join('\n\n')}\n` };
}
