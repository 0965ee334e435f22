import { INBOUND_HEADERS, signInbound } from '~/domain/mail-thread/inbound-signature';

/** Where the mails of a domain are posted, and what signs them. */
export type InboundSite = { domain: string; url: string; secret: string };

const PATIENCE_MS = 20_000;

/** A mail with its envelope. */
type Posted = { sender: string; recipients: readonly string[]; mail: Uint8Array<ArrayBuffer> };

/** Takes a mail in; the refusal that its sender hears, null where there is none. */
export type Deliver = (posted: Posted) => Promise<Refusal | null>;

/** What SMTP tells the sender. */
type Refusal = Error & { responseCode: number };

/**
 * Posts a mail to the site for each of its recipients in the reply domain, as a mail provider does. The refusal that the sender hears: 550 for
 * an address that leads nowhere, 451 where it is worth another try; null where all went well, also for mails to anyone else.
 */
export async function postInbound(
	{ domain, url, secret }: InboundSite,
	{ sender, recipients, mail }: Posted,
): Promise<Refusal | null> {
	for (const recipient of recipients.filter((address) => address.toLowerCase().endsWith(`@${domain}`))) {
		const envelope = { timestamp: String(Math.floor(Date.now() / 1000)), sender, recipient };
		const headers = {
			'content-type': 'message/rfc822',
			[INBOUND_HEADERS.timestamp]: envelope.timestamp,
			[INBOUND_HEADERS.sender]: sender,
			[INBOUND_HEADERS.recipient]: recipient,
			[INBOUND_HEADERS.signature]: await signInbound(secret, envelope, mail),
		};
		const init = { method: 'POST', headers, body: mail, signal: AbortSignal.timeout(PATIENCE_MS) };
		const status = await fetch(url, init).then(
			async (answer) => {
				await answer.body?.cancel();
				return answer.status;
			},
			() => 503,
		);
		if (status >= 500 || status === 429) return refusal(451, 'The site does not take mail just now');
		if (status >= 400) return refusal(550, 'No thread has this address');
	}
	return null;
}

function refusal(responseCode: number, message: string): Refusal {
	return Object.assign(new Error(message), { responseCode });
}
