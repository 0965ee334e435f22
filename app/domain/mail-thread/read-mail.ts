import PostalMime, { type Address, type Email } from 'postal-mime';
import { htmlText } from './html-text';
import { splitReply } from './split-reply';
import { LONGEST_MAIL, MOST_FILES } from './thread-limits';

/** Letters of a mail's text that are looked at. */
const MOST_READ = 400_000;

/** A mail that came in, as a thread files it. */
export type InboundMail = {
	/** Without angle brackets; null where it has none. */
	messageId: string | null;
	from: { name: string; address: string };
	body: string;
	quoted: string | null;
	isCut: boolean;
	/** Names of its files, in their order. */
	files: string[];
	/** A program has written it: it is not filed and not passed on, so that no two programs answer each other (THREAD-5). */
	isAutomatic: boolean;
};

/** Reads a mail (RFC 5322). `sender` is that of the envelope. Null for what is no mail: nothing in it says who wrote it. */
export async function readMail(raw: Uint8Array, sender: string): Promise<InboundMail | null> {
	const mail = await PostalMime.parse(raw, { maxNestingDepth: 40, maxHeadersSize: 256 * 1024 }).catch(() => null);
	const from = mail?.from && mailboxOf(mail.from);
	if (!mail || !from?.address) return null;
	const plain = (mail.text ?? '').trim();
	const text = (plain === '' ? htmlText((mail.html ?? '').slice(0, MOST_READ)) : plain).slice(0, MOST_READ);
	const { body, quoted } = splitReply(text);
	const isCut = body.length > LONGEST_MAIL || text.length === MOST_READ;
	return {
		messageId: mail.messageId?.replace(/^<|>$/g, '').slice(0, 500) || null,
		from: { name: oneLine(from.name).slice(0, 100), address: from.address.slice(0, 254) },
		body: isCut ? cut(body, LONGEST_MAIL) : body,
		quoted: quoted === null ? null : cut(quoted, LONGEST_MAIL),
		isCut,
		files: mail.attachments
			.filter(({ related, filename }) => !related || filename !== null)
			.slice(0, MOST_FILES)
			.map(({ filename, mimeType }) => oneLine(filename ?? mimeType).slice(0, 120)),
		isAutomatic: isAutomatic(mail, sender),
	};
}

/** Not between the two halves of a letter that JavaScript stores as two. */
function cut(text: string, most: number): string {
	return text.slice(0, most).replace(/[\ud800-\udbff]$/, '');
}

function oneLine(text: string): string {
	return [...text]
		.map((letter) => (letter < ' ' || letter === '\u007f' ? ' ' : letter))
		.join('')
		.replace(/ +/g, ' ')
		.trim();
}

function mailboxOf(address: Address): { name: string; address: string } | null {
	if (address.group) return address.group[0] ?? null;
	return { name: address.name, address: address.address ?? '' };
}

/** RFC 3834 and what programs set beside it. */
function isAutomatic({ headers, from }: Email, sender: string): boolean {
	const value = (name: string) =>
		headers
			.find(({ key }) => key === name)
			?.value.trim()
			.toLowerCase();
	const submitted = value('auto-submitted');
	const returnPath = value('return-path');
	return (
		sender.replace(/[<>\s]/g, '') === '' ||
		returnPath === '<>' ||
		(submitted !== undefined && !/^no\b/.test(submitted)) ||
		/^(?:bulk|junk|list|auto_reply)\b/.test(value('precedence') ?? '') ||
		['x-auto-response-suppress', 'x-autoreply', 'x-autorespond', 'list-id'].some((name) => value(name) !== undefined) ||
		/^multipart\/report\b/.test(value('content-type') ?? '') ||
		/^(?:mailer-daemon|postmaster|no-?reply)@/i.test(from?.address ?? '')
	);
}
