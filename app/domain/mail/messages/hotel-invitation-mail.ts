import { headerText } from '../header-text';
import type { MailDescription } from '../render/mail-description';
import type { InvitationMailData } from './invitation-mail-data';
import { withoutLinks } from './without-links';

export type HotelInvitationMailData = InvitationMailData & {
	/** Words of the agent's own, '' for none. */
	message: string;
	/** Days until the link ends. */
	days: number;
};

/**
 * To a person of a hotel that an agent wants to sell, in both languages, since theirs is unknown. Addresses in typed words
 * are taken out. The caller sets the agent as reply address.
 */
export function hotelInvitationMail(data: HotelInvitationMailData): MailDescription {
	const { brand, days, url } = data;
	const hotel = headerText(withoutLinks(data.hotel), 120);
	const agency = headerText(withoutLinks(data.agency), 80);
	const agent = headerText(withoutLinks(data.agent), 80);
	const message = withoutLinks(data.message);
	const title = `An invitation to ${hotel}`;
	const greeting = `${headerText(withoutLinks(data.contact), 80)},`;
	const english = `${agent} of ${agency} would like to sell ${hotel} and invites you to contract directly with ${brand.name}: your own rates and availability, your own terms, and a conversation with every agent.`;
	const german = `${agent} von ${agency} möchte ${hotel} verkaufen und lädt Sie ein, direkt mit ${brand.name} zu arbeiten: mit Ihren eigenen Raten und Verfügbarkeiten, Ihren eigenen Bedingungen und einem direkten Draht zu jeder Agentur.`;
	return {
		brand,
		language: 'en',
		subject: `${agency} invites ${hotel}`,
		preheader: english,
		reason: `${agent} has given us your address. If you do nothing, nothing happens.`,
		blocks: [
			{ type: 'title', title, kicker: agency, plain: title },
			{ type: 'paragraphs', paragraphs: [greeting, english, german] },
			message ? { type: 'quote', label: agent, text: message, isSpoken: true } : null,
			{ type: 'button', label: 'See the invitation', href: url, hasNoLabel: true },
			{ type: 'paragraphs', paragraphs: [`The link works for ${days} days. · Der Link gilt ${days} Tage.`] },
		],
	};
}
