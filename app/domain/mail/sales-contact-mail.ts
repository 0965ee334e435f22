import { headerText } from './header-text';
import type { InvitationWords } from './invitation-words';
import { buttonBlock, endBlock, textBlock, titleBlock } from './mail-blocks';
import type { MailContent } from './mail-content';
import { mailLayout } from './mail-layout';
import { wrapText } from './plain-text';
import { withoutLinks } from './without-links';

/** To a person of a hotel's sales team whom an agent names, in both languages, since theirs is unknown. Addresses in typed words are taken out. */
export function salesContactMail({ brand, hotel, contact, agent, agency, url }: InvitationWords): MailContent {
	const name = headerText(withoutLinks(hotel), 80);
	const from = headerText(withoutLinks(agency), 80);
	const person = headerText(withoutLinks(agent), 80);
	const title = 'You are invited';
	const greeting = `${headerText(withoutLinks(contact), 80)},`;
	const english = `${person} of ${from} books hotels with ${brand.name} and would like to have you as the sales contact of ${name}. It takes a minute: agents then find your name, and write to you directly.`;
	const german = `${person} von ${from} bucht Hotels bei ${brand.name} und möchte Sie als Kontakt im Verkauf von ${name} gewinnen. Das dauert eine Minute: Agenturen finden dann Ihren Namen und schreiben Ihnen direkt.`;
	const subject = headerText(`${title} · ${name}`);
	const html = mailLayout({
		brand,
		language: 'en',
		title: subject,
		preheader: english,
		reason: `${person} has given us your address. If you do nothing, we do not write again.`,
		body: [
			titleBlock(title, name, brand),
			textBlock([greeting, english, german], brand),
			buttonBlock('See the invitation', url, brand),
			endBlock(),
		].join('\n'),
	});
	const text = [title, greeting, wrapText(english), wrapText(german), url];
	return { subject, html, text: `${text.join('\n\n')}\n` };
}
