import type { MailTransport } from '~/domain/mail/outbox/mail-transport';
import { mimeMessage } from './mime-message';
import { type SmtpServer, sendBySmtp } from './smtp-client';
import type { OpenSocket } from './smtp-connection';

/** Mail by SMTP, a connection per mail. `open` is `connect` of `cloudflare:sockets`. */
export function smtpTransport(server: SmtpServer, open: OpenSocket): MailTransport {
	return {
		send: (mail, beforeData) =>
			sendBySmtp({
				server,
				open,
				envelope: {
					helloName: mail.fromAddress.slice(mail.fromAddress.indexOf('@') + 1),
					from: mail.fromAddress,
					to: mail.toAddress,
				},
				message: mimeMessage(mail),
				beforeData,
			}),
	};
}
