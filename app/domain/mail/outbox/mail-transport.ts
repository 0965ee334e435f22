/** A file that a mail carries. */
export type MailFile = { name: string; contentType: string; bytes: Uint8Array };

/** A mail as a transport sees it; addresses and header texts were checked when the row was written. */
export type OutgoingMail = {
	id: string;
	/** With angle brackets; the same for every try. */
	messageId: string;
	fromName: string;
	fromAddress: string;
	toAddress: string;
	replyTo: string | null;
	/** Address for `List-Unsubscribe` with one click (RFC 8058); null for mails to one person. */
	listUnsubscribe: string | null;
	/** Message-ID, with angle brackets, that mails of one thread name as their root (RFC 5322); null for mails that stand alone. */
	threadRoot: string | null;
	subject: string;
	html: string;
	plainText: string;
	files: readonly MailFile[];
	/** The request that wrote it; null outside of one. */
	requestId: string | null;
	/** Instant in milliseconds; becomes the Date header, so that every try has the same bytes. */
	createdAt: number;
};

/**
 * What is known after a try (MAIL-2). `reason` names step and codes only, never an address or a text of the server.
 * - `retry`: surely not delivered; `isServerAway` when no mail could have passed (connection, greeting, TLS, sign-in)
 * - `refused`: surely not delivered and never will be
 * - `uncertain`: handed over, the answer is missing
 */
export type SendResult =
	| { outcome: 'sent' }
	| { outcome: 'retry'; reason: string; isServerAway: boolean }
	| { outcome: 'refused'; reason: string }
	| { outcome: 'uncertain'; reason: string };

export type MailTransport = {
	/**
	 * Tries once. Awaits `beforeData` before anything is sent that could make the other side deliver;
	 * when that rejects, the try ends there and the rejection is passed on.
	 */
	send(mail: OutgoingMail, beforeData: () => Promise<void>): Promise<SendResult>;
};
