import type { MailTransport } from '~/domain/mail/outbox/mail-transport';

/** Holds every mail of a test brand: it counts as sent, stands in the outbox to be read, and leaves nothing (TEST-4). */
export const heldTransport: MailTransport = {
	async send(_mail, beforeData) {
		await beforeData();
		return { outcome: 'sent' };
	},
};
