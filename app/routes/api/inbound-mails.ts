import { type ActionFunctionArgs, json } from '@remix-run/cloudflare';
import { type FiledMail, fileMail } from '~/domain/mail-thread/file-mail.server';
import { INBOUND_HEADERS, isSignedInbound, isTimely } from '~/domain/mail-thread/inbound-signature';
import { formLimit, readCapped } from '~/platform/large-forms';
import { english } from '~/platform/problem-details';
import { problemOfError } from '~/platform/problem-of-error';
import { refuseMethod } from './answer-read.server';

const NO_STORE = { 'cache-control': 'no-store' };

/** What a provider hears; it stops trying at those that are final. */
const ANSWERS: Readonly<Record<FiledMail, number>> = {
	filed: 200,
	held: 200,
	known: 200,
	ignored: 200,
	unknown: 404,
	ended: 410,
	unreadable: 422,
};

/**
 * `POST /api/inbound-mails`: a mail provider posts what came to a reply address, the mail itself (RFC 5322) as body, time, sender and recipient
 * of the envelope and the signature in headers (`inbound-signature.ts`, THREAD-4). It reads no session. The body is read after its headers
 * could be right, and looked into after it is signed.
 */
export async function action({ context, request }: ActionFunctionArgs): Promise<Response> {
	if (request.method !== 'POST') return loader();
	const { settings, now } = context;
	const secret = settings.INBOUND_MAIL_SECRET;
	if (secret === null) return refuse(404, 'This deployment takes no mails: INBOUND_MAIL_SECRET is not set.');
	if (!/^message\/rfc822\s*(;|$)/i.test(request.headers.get('content-type') ?? ''))
		return refuse(415, 'Please post the mail itself as message/rfc822.');
	const header = (name: keyof typeof INBOUND_HEADERS) => request.headers.get(INBOUND_HEADERS[name]) ?? '';
	const envelope = { timestamp: header('timestamp'), sender: header('sender'), recipient: header('recipient') };
	const signature = header('signature');
	if (signature === '' || envelope.recipient === '')
		return refuse(
			401,
			'Please sign the mail: inbound-timestamp, inbound-sender, inbound-recipient, inbound-signature.',
		);
	if (!isTimely(envelope.timestamp, now))
		return refuse(401, 'This was signed more than five minutes ago, or by a clock that is wrong. Please sign it anew.');
	const raw = await readCapped(request.body, formLimit('/api/inbound-mails'));
	if (!(raw instanceof Uint8Array)) return refuse(raw.status, raw.sentence);
	if (!(await isSignedInbound(secret, { ...envelope, signature }, raw, now)))
		return refuse(403, 'The signature is not that of this mail under our secret.');
	try {
		const { sender, recipient } = envelope;
		const outcome = await fileMail({ ctx: context, recipient, sender, raw });
		const status = ANSWERS[outcome];
		if (status === 404) return refuse(404, 'No thread has this address. Please do not try it again.');
		if (status === 410) return refuse(410, 'The thread of this address is over. Please do not try it again.');
		if (status === 422) return refuse(422, 'This is no mail that can be read: it has no sender, or too many parts.');
		return json({ outcome }, { status, headers: NO_STORE });
	} catch (error) {
		const expected = problemOfError(error, {
			'too-many-requests': 'This thread gets more mails than we take.',
			unavailable: 'The mail could not be filed. Please try again.',
		});
		if (expected) return expected;
		throw error;
	}
}

/** There is nothing to read here. */
export const loader = () => refuseMethod(['post']);

function refuse(status: number, title: string): Response {
	const isUnsigned = status === 401 || status === 403;
	return english({ status, title, headers: NO_STORE, ...(isUnsigned ? { code: 'invalid_signature' as const } : {}) });
}
