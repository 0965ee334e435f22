import type { Language } from '../../language/language';
import { headerText } from '../header-text';
import type { MailBrand } from '../mail-brand';
import { type MailTexts, mailTexts } from '../mail-texts';
import type { MailDescription } from '../render/mail-description';
import { webAddress } from '../web-address';
import { greeting, signature } from './phrases';
import { withoutLinks } from './without-links';

type FromClient = {
	brand: MailBrand;
	/** Of the agent. */
	language: Language;
	client: string;
	agent: string;
	message: {
		body: string;
		/** It came by mail, and from an address that is not the client's. */
		isMail: boolean;
		otherAddress: string | null;
		/** Names of files that came with it and were left out. */
		files: readonly string[];
		/** Of those that stand on the page. */
		stored?: readonly string[];
		/** It came to the agent's side from an address that the agency does not know, and did not go on. */
		isHeld?: boolean;
	};
	/** What the client has written about. */
	about?: 'enquiry';
	/** An answer to this mail goes to the client through us. */
	isAnswerable: boolean;
	/** Where the agency reads and answers it. */
	url: string;
};

/** What a client has written about a proposal, to the agent. */
export function clientMessageMail({
	brand,
	language,
	message,
	agent,
	isAnswerable,
	url,
	about,
	...names
}: FromClient): MailDescription {
	const t = mailTexts(brand, language);
	const client = headerText(withoutLinks(names.client), 80);
	const { body, files, isHeld } = message;
	const words = isHeld ? 'held' : 'question';
	const address = message.otherAddress === null ? '' : headerText(message.otherAddress, 120);
	const notes = [
		address && !isHeld ? t('thread.otherAddress', { address }) : '',
		storedLine(t, message.stored ?? []),
		filesLine(t, files),
	].filter(Boolean);
	return {
		brand,
		language,
		subject: t(`thread.${words}.subject`, { client }),
		preheader: headerText(withoutLinks(body), 120),
		reason: t(about ? 'thread.teamReason' : 'thread.agentReason', { client }),
		blocks: [
			{ type: 'title', title: t(`thread.${words}.subject`, { client }) },
			{
				type: 'paragraphs',
				paragraphs: [greeting(t, agent), t(`thread.${words}.${about ?? 'text'}`, { client, address })],
			},
			body ? { type: 'quote', label: isHeld ? address : client, text: withoutLinks(body), isSpoken: true } : null,
			notes.length > 0 ? { type: 'paragraphs', paragraphs: notes } : null,
			{ type: 'button', label: t('thread.answer'), href: webAddress(url) ?? '' },
			{
				type: 'paragraphs',
				paragraphs: [...(isAnswerable && !isHeld ? [t('thread.agentReplies', { client })] : []), signature(t, brand)],
			},
		],
	};
}

type FromAgency = {
	brand: MailBrand;
	/** Of the proposal. */
	language: Language;
	agency: string;
	message: {
		/** Who answers. */
		author: string;
		body: string;
		/** The client's last words; null where there are none. */
		question: string | null;
		files: readonly string[];
	};
	/** The client's page; null once there is none. */
	url: string | null;
};

/**
 * An answer of the agency to its client, in the language of the proposal: what both have written, and nothing else of the agency. The agent
 * greets in the answer's own words.
 */
export function agencyMessageMail({ brand, language, message, url, ...names }: FromAgency): MailDescription {
	const t = mailTexts(brand, language);
	const agent = headerText(withoutLinks(message.author), 80);
	const agency = headerText(withoutLinks(names.agency), 80);
	const paragraphs = withoutLinks(message.body)
		.split(/\n{2,}/)
		.filter(Boolean);
	const href = url === null ? null : webAddress(url);
	const first = message.question === null ? 'first' : 'answer';
	const subject = t(`thread.toClient.${first}.subject`, { agent });
	return {
		brand,
		language,
		...{ subject, title: subject },
		preheader: headerText(withoutLinks(message.body), 120),
		reason: t('thread.toClient.reason', { agent, agency }),
		blocks: [
			{ type: 'title', title: t(`thread.toClient.${first}.title`, { agent }), kicker: agency },
			{ type: 'paragraphs', paragraphs: [...paragraphs, filesLine(t, message.files)].filter(Boolean) },
			isSigned(message.body, message.author)
				? null
				: { type: 'paragraphs', paragraphs: [[...new Set([agent, agency])].join('\n')] },
			message.question === null
				? null
				: { type: 'quote', label: t('thread.toClient.question'), text: withoutLinks(message.question), isSpoken: true },
			href ? { type: 'button', label: t('proposal.open'), href } : null,
			{ type: 'paragraphs', paragraphs: [t('proposal.replies', { agent })] },
		],
	};
}

/** Whether words end with the full name of their author, or the first name, as a word of its own. */
export function isSigned(body: string, author: string): boolean {
	const [words, name] = [body, author].map((text) => text.trim().toLocaleLowerCase());
	const [first = ''] = name?.split(' ') ?? [];
	return [name, first].some((end) => Boolean(end) && ` ${words?.replace(/\s/g, ' ')}`.endsWith(` ${end}`));
}

/** Which files the mail carries; '' for none. */
export function attachedLine(t: MailTexts, files: readonly string[]): string {
	return files.length > 0 ? t('thread.attached', { count: files.length, names: withoutLinks(files.join(', ')) }) : '';
}

/** Which files did not come along; '' where there were none. */
export function filesLine(t: MailTexts, files: readonly string[]): string {
	return files.length > 0 ? t('thread.files', { count: files.length, names: withoutLinks(files.join(', ')) }) : '';
}

function storedLine(t: MailTexts, files: readonly string[]): string {
	return files.length > 0 ? t('thread.stored', { count: files.length, names: withoutLinks(files.join(', ')) }) : '';
}
