import PostalMime, { type Address, addressParser, type Email } from 'postal-mime';
import { headerText } from '../mail/header-text';
import { htmlText } from './html-text';
import { splitReply } from './split-reply';
import { LONGEST_MAIL, MOST_FILES, MOST_LINES, MOST_PARTS } from './thread-limits';

/** Letters of a mail's text that are looked at. */
const MOST_READ = 400_000;

/** A mail that came in, as a thread files it. */
export type InboundMail = {
	/** Without angle brackets; null where it has none. */
	messageId: string | null;
	from: { name: string; address: string };
	/** It names one author. Where it names several, any of them may have been chosen for us to read. */
	hasOneAuthor: boolean;
	body: string;
	quoted: string | null;
	isCut: boolean;
	/** Names of its files, in their order. */
	files: string[];
	/** The same with what is in them. */
	attached: { name: string; bytes: Uint8Array }[];
	/** A program has written it: it is not filed and not passed on, so that no two programs answer each other (THREAD-5). */
	isAutomatic: boolean;
};

/** A mail within the mail is a file of it: nothing that its sender says, and what it holds is not counted here. */
const LIMITS = { maxNestingDepth: 40, maxHeadersSize: 128 * 1024, maxRfc822NestingDepth: 0 };

/** Whether a mail has no more lines and parts than can be read in a moment: the time goes with their number, not with its length. */
function isReadable(raw: Uint8Array): boolean {
	let lines = 0;
	let parts = 0;
	for (let at = raw.indexOf(LINE_FEED); at !== -1; at = raw.indexOf(LINE_FEED, at + 1)) {
		lines += 1;
		if (raw[at + 1] === DASH && raw[at + 2] === DASH) parts += 1;
		if (lines > MOST_LINES || parts > MOST_PARTS) return false;
	}
	return true;
}

const LINE_FEED = 10;
const DASH = 45;

/**
 * Reads a mail (RFC 5322). `sender` is that of the envelope. Null for what is no mail: nothing in it says who wrote it, or it has more lines or
 * parts than a person's.
 */
export async function readMail(raw: Uint8Array, sender: string): Promise<InboundMail | null> {
	if (!isReadable(raw)) return null;
	const mail = await PostalMime.parse(raw, LIMITS).catch(() => null);
	const from = mail?.from && mailboxOf(mail.from);
	if (!mail || !from?.address) return null;
	const plain = (mail.text ?? '').trim();
	const text = (plain === '' ? htmlText((mail.html ?? '').slice(0, MOST_READ)) : plain).slice(0, MOST_READ);
	const { body, quoted } = splitReply(text);
	const attached = mail.attachments
		.filter(({ related, filename }) => !related || filename !== null)
		.slice(0, MOST_FILES)
		.map(({ filename, mimeType, content }) => ({
			name: headerText(filename ?? mimeType, 120),
			bytes: typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content),
		}));
	const isCut = body.length > LONGEST_MAIL || text.length === MOST_READ;
	return {
		messageId: mail.messageId?.replace(/^<|>$/g, '').slice(0, 500) || null,
		from: { name: headerText(from.name, 100), address: headerText(from.address, 254) },
		hasOneAuthor: hasOneAuthor(mail),
		body: isCut ? cut(body, LONGEST_MAIL) : body,
		quoted: quoted === null ? null : cut(quoted, LONGEST_MAIL),
		isCut,
		files: attached.map(({ name }) => name),
		attached,
		isAutomatic: isAutomatic(mail, sender),
	};
}

/** Not between the two halves of a letter that JavaScript stores as two. */
function cut(text: string, most: number): string {
	return text.slice(0, most).replace(/[\ud800-\udbff]$/, '');
}

function mailboxOf(address: Address): { name: string; address: string } | null {
	if (address.group) return address.group[0] ?? null;
	return { name: address.name, address: address.address ?? '' };
}

function hasOneAuthor({ headers }: Email): boolean {
	const values = headers.filter(({ key }) => key === 'from').map(({ value }) => value);
	return values.length === 1 && addressParser(values[0] ?? '', { flatten: true }).length === 1;
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
