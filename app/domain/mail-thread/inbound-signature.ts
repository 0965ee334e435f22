/** How far the clock of the sender may be from ours, in seconds: what is older was posted again by someone else. */
export const TOLERANCE_SECONDS = 300;

/** What a provider posts beside a mail. */
export type InboundEnvelope = {
	/** Seconds since the epoch, as it was posted. */
	timestamp: string;
	/** Of the envelope; '' is the return path of bounces. */
	sender: string;
	recipient: string;
};

/** The names of the headers that carry it. */
export const INBOUND_HEADERS = {
	timestamp: 'inbound-timestamp',
	sender: 'inbound-sender',
	recipient: 'inbound-recipient',
	signature: 'inbound-signature',
} as const;

/** The signature of a posted mail, hexadecimal: HMAC-SHA256 over time, sender, recipient (a line each) and the mail. */
export async function signInbound(secret: string, envelope: InboundEnvelope, mail: Uint8Array): Promise<string> {
	const bits = new Uint8Array(
		await crypto.subtle.sign('HMAC', await keyOf(secret, 'sign'), signedBytes(envelope, mail)),
	);
	return [...bits].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether a mail was signed with the secret and within the tolerance; compared in constant time. `now` is in milliseconds. */
export async function isSignedInbound(
	secret: string,
	given: InboundEnvelope & { signature: string },
	mail: Uint8Array,
	now: number,
): Promise<boolean> {
	if (!isTimely(given.timestamp, now) || !/^[0-9a-f]{64}$/i.test(given.signature)) return false;
	const signature = Uint8Array.from(given.signature.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
	return crypto.subtle.verify('HMAC', await keyOf(secret, 'verify'), signature, signedBytes(given, mail));
}

/** Whether a time is so near that what it stands on may have been posted now. */
export function isTimely(timestamp: string, now: number): boolean {
	return /^\d{9,12}$/.test(timestamp) && Math.abs(now / 1000 - Number(timestamp)) <= TOLERANCE_SECONDS;
}

function keyOf(secret: string, usage: 'sign' | 'verify'): Promise<CryptoKey> {
	const bytes = new TextEncoder().encode(secret);
	return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, [usage]);
}

function signedBytes({ timestamp, sender, recipient }: InboundEnvelope, mail: Uint8Array): Uint8Array<ArrayBuffer> {
	const head = new TextEncoder().encode(`${timestamp}\n${sender}\n${recipient}\n`);
	const bytes = new Uint8Array(head.length + mail.length);
	bytes.set(head);
	bytes.set(mail, head.length);
	return bytes;
}
