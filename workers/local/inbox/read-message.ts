import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Address } from 'postal-mime';

export type InboxAddress = { name: string; address: string };

/** One line of the list; `receivedAt` is an ISO instant. */
export type MessageSummary = {
	id: string;
	receivedAt: string;
	messageId: string | null;
	from: InboxAddress | null;
	/** Who got it by the envelope. */
	to: string[];
	subject: string;
	preview: string;
};

export type Message = MessageSummary & {
	replyTo: InboxAddress[];
	text: string;
	html: string;
	headers: { name: string; value: string }[];
	source: string;
};

const FILE = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z-[0-9a-f]{8}\.eml$/;

/** True for the name of a stored message, and for nothing that could lead out of the folder. */
export function isMessageFile(name: string): boolean {
	return FILE.test(name);
}

/** Reads and parses one stored message; `id` is its file name without the extension. */
export async function readMessage(folder: string, id: string): Promise<Message> {
	const file = `${id}.eml`;
	const source = await readFile(join(folder, file));
	const mail = await PostalMime.parse(source);
	const text = mail.text ?? '';
	return {
		id,
		receivedAt: file.replace(FILE, '$1T$2:$3:$4.$5Z'),
		messageId: mail.messageId ?? null,
		from: mailboxes(mail.from)[0] ?? null,
		to: mail.headers.filter(({ key }) => key === 'x-envelope-to').map(({ value }) => value.replace(/^<|>$/g, '')),
		subject: mail.subject ?? '',
		preview: text.replace(/\s+/g, ' ').trim().slice(0, 140),
		replyTo: (mail.replyTo ?? []).flatMap(mailboxes),
		text,
		html: mail.html ?? '',
		headers: mail.headers.map(({ key, originalKey, value }) => ({ name: originalKey ?? key, value })),
		source: source.toString('utf8'),
	};
}

function mailboxes(entry: Address | undefined): InboxAddress[] {
	if (!entry) return [];
	if (entry.group) return entry.group.map(({ name, address }) => ({ name, address }));
	return [{ name: entry.name, address: entry.address ?? '' }];
}
