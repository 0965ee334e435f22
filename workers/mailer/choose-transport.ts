import type { MailTransport } from '~/domain/mail/outbox/mail-transport';
import { httpTransport } from './http-transport';
import type { MailerEnv } from './mailer-env';
import type { OpenSocket } from './smtp-connection';
import { smtpTransport } from './smtp-transport';

/** The adapter that `MAIL_TRANSPORT` names. */
export function chooseTransport(env: MailerEnv, open: OpenSocket): MailTransport {
	if (env.MAIL_TRANSPORT === 'http') {
		return httpTransport({
			url: env.MAIL_HTTP_URL ?? '',
			token: env.MAIL_HTTP_TOKEN ?? '',
			honoursIdempotencyKey: env.MAIL_HTTP_HONOURS_KEY === 'true',
		});
	}
	const { SMTP_USER: user, SMTP_PASSWORD: password } = env;
	return smtpTransport(
		{
			host: env.SMTP_HOST ?? '',
			port: env.SMTP_PORT,
			security: env.SMTP_SECURITY,
			credentials: user !== undefined && password !== undefined ? { user, password } : null,
		},
		open,
	);
}
