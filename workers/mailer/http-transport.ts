import type { MailTransport, OutgoingMail, SendResult } from '~/domain/mail/outbox/mail-transport';
import { base64Lines } from './base64-lines';
import { unsubscribeHeaders } from './mime-message';

export type HttpMailService = {
	url: string;
	token: string;
	/** The service promises one delivery per `Idempotency-Key`; then an unknown outcome may be tried again. */
	honoursIdempotencyKey: boolean;
};

const ANSWER_MS = 60_000;

/**
 * Mail by a JSON service: `POST {url}` with a bearer token and the Message-ID as `Idempotency-Key`. 2xx is sent; what is about us
 * and not about the mail (3xx, 401, 403, 404, 405, 429, 503) is tried again; other 4xx are final; every other answer, a time-out and a
 * broken line leave the outcome open.
 */
export function httpTransport(service: HttpMailService): MailTransport {
	return {
		async send(mail, beforeData) {
			await beforeData();
			try {
				const response = await fetch(service.url, {
					method: 'POST',
					headers: {
						authorization: `Bearer ${service.token}`,
						'content-type': 'application/json',
						'idempotency-key': mail.messageId,
					},
					body: JSON.stringify(serviceBody(mail)),
					redirect: 'manual',
					signal: AbortSignal.timeout(ANSWER_MS),
				});
				await response.body?.cancel();
				return resultOf(response.status, service);
			} catch (error) {
				const isTimeout = error instanceof Error && error.name === 'TimeoutError';
				return open(isTimeout ? 'http timeout' : 'http connection failed', service, true);
			}
		},
	};
}

function serviceBody(mail: OutgoingMail) {
	const { threadRoot } = mail;
	const ofThread =
		threadRoot === null ? [] : ['In-Reply-To', 'References'].map((name) => ({ name, value: threadRoot }));
	const ofRequest = mail.requestId === null ? [] : [{ name: 'X-Request-ID', value: mail.requestId }];
	const headers = [...unsubscribeHeaders(mail), ...ofThread, ...ofRequest];
	return {
		messageId: mail.messageId,
		from: { name: mail.fromName, email: mail.fromAddress },
		to: [{ email: mail.toAddress }],
		...(mail.replyTo === null ? {} : { replyTo: { email: mail.replyTo } }),
		...(headers.length === 0 ? {} : { headers }),
		subject: mail.subject,
		text: mail.plainText,
		html: mail.html,
		...(mail.files.length === 0
			? {}
			: {
					attachments: mail.files.map(({ name, contentType, bytes }) => ({
						...{ filename: name, contentType },
						content: base64Lines(bytes).replaceAll('\r\n', ''),
					})),
				}),
	};
}

function resultOf(status: number, service: HttpMailService): SendResult {
	const reason = `http ${status}`;
	if (status >= 200 && status < 300) return { outcome: 'sent' };
	// nothing was taken in, and it is not about this mail: too many, closed for now, wrong token, wrong address
	const isAboutUs = [401, 403, 404, 405, 429, 503].includes(status) || (status >= 300 && status < 400);
	if (isAboutUs) return { outcome: 'retry', reason, isServerAway: true };
	// 408, 409 and 425: an earlier or unfinished request may have been taken in
	const isOpen = status >= 500 || status === 408 || status === 409 || status === 425;
	return isOpen ? open(reason, service, status >= 500) : { outcome: 'refused', reason };
}

function open(reason: string, service: HttpMailService, isServerAway: boolean): SendResult {
	if (service.honoursIdempotencyKey) return { outcome: 'retry', reason, isServerAway };
	return { outcome: 'uncertain', reason };
}
