import type { OutgoingMail } from '~/domain/mail/outbox/mail-transport';
import { base64Lines } from './base64-lines';
import { fileHeader, mailboxHeader, textHeader } from './header-value';
import { quotedPrintable } from './quoted-printable';

/**
 * The whole message in ASCII with CRLF, text first, HTML second and files last, without the dots and the end mark of SMTP. The same mail
 * always gives the same bytes, so that a second copy is recognisable (MAIL-2).
 */
export function mimeMessage(mail: OutgoingMail): string {
	// "=_" never occurs in quoted-printable, so the mark cannot be hit by a body
	const boundary = `=_${mail.id.replace(/[^A-Za-z0-9_]/g, '')}`;
	const part = (type: string, body: string) => [
		`--${boundary}`,
		`Content-Type: ${type}; charset=utf-8`,
		'Content-Transfer-Encoding: quoted-printable',
		'',
		quotedPrintable(body),
	];
	const words = [
		`Content-Type: multipart/alternative; boundary="${boundary}"`,
		'',
		...part('text/plain', mail.plainText),
		...part('text/html', mail.html),
		`--${boundary}--`,
		'',
	];
	return [
		mailboxHeader('From', mail.fromName, mail.fromAddress),
		mailboxHeader('To', '', mail.toAddress),
		...(mail.replyTo === null ? [] : [mailboxHeader('Reply-To', '', mail.replyTo)]),
		textHeader('Subject', mail.subject),
		`Date: ${new Date(mail.createdAt).toUTCString().replace('GMT', '+0000')}`,
		`Message-ID: ${mail.messageId}`,
		...(mail.threadRoot === null ? [] : [`In-Reply-To: ${mail.threadRoot}`, `References: ${mail.threadRoot}`]),
		'Auto-Submitted: auto-generated',
		...(mail.requestId === null ? [] : [`X-Request-ID: ${mail.requestId}`]),
		...unsubscribeHeaders(mail).map(({ name, value }) => `${name}: ${value}`),
		'MIME-Version: 1.0',
		...(mail.files.length === 0 ? words : withFiles(mail, words, `${boundary}_files`)),
	].join('\r\n');
}

function withFiles({ files }: OutgoingMail, words: readonly string[], boundary: string): string[] {
	return [
		`Content-Type: multipart/mixed; boundary="${boundary}"`,
		'',
		`--${boundary}`,
		...words,
		...files.flatMap(({ name, contentType, bytes }) => [
			`--${boundary}`,
			`Content-Type: ${contentType}`,
			'Content-Transfer-Encoding: base64',
			fileHeader(name),
			'',
			base64Lines(bytes),
		]),
		`--${boundary}--`,
		'',
	];
}

/** What lets a mail program end a subscription by one click (RFC 2369, RFC 8058); none for mails to one person. */
export function unsubscribeHeaders({ listUnsubscribe }: OutgoingMail): { name: string; value: string }[] {
	if (listUnsubscribe === null) return [];
	return [
		{ name: 'List-Unsubscribe', value: `<${listUnsubscribe}>` },
		{ name: 'List-Unsubscribe-Post', value: 'List-Unsubscribe=One-Click' },
	];
}
