import { headerText } from '../header-text';
import type { MailDescription } from '../render/mail-description';
import type { InvitationMailData } from './invitation-mail-data';
import { withoutLinks } from './without-links';

/** To a person of a hotel's sales team whom an agent names, in both languages, since theirs is unknown. Addresses in typed words are taken out. */
export function salesContactMail({ brand, hotel, contact, agent, agency, url }: InvitationMailData): MailDescription {
	const name = headerText(withoutLinks(hotel), 80);
	const from = headerText(withoutLinks(agency), 80);
	const person = headerText(withoutLinks(agent), 80);
	const title = 'You are invited';
	const greeting = `${headerText(withoutLinks(contact), 80)},`;
	const english = `${person} of ${from} books hotels with ${brand.name} and would like to have you as the sales contact of ${name}. It takes a minute: agents then find your name, and write to you directly.`;
	const german = `${person} von ${from} bucht Hotels bei ${brand.name} und möchte Sie als Kontakt im Verkauf von ${name} gewinnen. Das dauert eine Minute: Agenturen finden dann Ihren Namen und schreiben Ihnen direkt.`;
	return {
		brand,
		language: 'en',
		subject: `${title} · ${name}`,
		preheader: english,
		reason: `${person} has given us your address. If you do nothing, we do not write again.`,
		blocks: [
			{ type: 'title', title, kicker: name, plain: title },
			{ type: 'paragraphs', paragraphs: [greeting, english, german] },
			{ type: 'button', label: 'See the invitation', href: url, hasNoLabel: true },
		],
	};
}
