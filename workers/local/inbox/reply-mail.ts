import { randomUUID } from 'node:crypto';
import type { Message } from './read-message';

/** A reply to a mail of the inbox as its reader would send it, with the mail quoted; null where it has no address to reply to. */
export function replyMail(
	message: Message,
	text: string,
): { sender: string; recipient: string; mail: Uint8Array<ArrayBuffer> } | null {
	const [to] = message.replyTo;
	const [sender] = message.to;
	if (!to || !sender) return null;
	const quoted = message.text.trim().replace(/^/gm, '> ');
	const body = `${text.trim()}\n\nOn ${message.receivedAt.slice(0, 10)}, ${message.from?.address ?? ''} wrote:\n${quoted}\n`;
	const subject = Buffer.from(`Re: ${message.subject}`).toString('base64').slice(0, 60);
	const lines = [
		...[`From: <${sender}>`, `To: <${to.address}>`, `Subject: =?UTF-8?B?${subject}?=`],
		...[`Date: ${new Date().toUTCString().replace('GMT', '+0000')}`, `Message-ID: <${randomUUID()}@inbox.localhost>`],
		...(message.messageId ? [`In-Reply-To: ${message.messageId}`] : []),
		...['MIME-Version: 1.0', 'Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: base64', ''],
		...(Buffer.from(body)
			.toString('base64')
			.match(/.{1,76}/g) ?? []),
	];
	return { sender, recipient: to.address, mail: Buffer.from(`${lines.join('\r\n')}\r\n`) };
}
