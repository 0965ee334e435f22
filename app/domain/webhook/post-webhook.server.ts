import { Webhook } from 'standardwebhooks';
import type { WEBHOOK_FAULTS } from '#db/schema/trade-enums';
import { ANSWER_LENGTH } from './webhook-limits';
import { type TargetSettings, webhookTarget } from './webhook-target.server';

const PATIENCE_MS = 10_000;
/** What is read of an answer. */
const MOST_BYTES = 1024;

export type PostResult = {
	status: number | null;
	/** Null: it was taken. */
	fault: (typeof WEBHOOK_FAULTS)[number] | null;
	answer: string | null;
	durationMs: number;
};

type Post = { address: string; id: string; payload: string; secrets: readonly string[]; now: number };

/** Sends one message, signed with each secret (Standard Webhooks): 10 seconds in all, no redirects, https to the public internet alone. Never throws. */
export async function postWebhook(
	{ address, id, payload, secrets, now }: Post,
	settings: TargetSettings,
): Promise<PostResult> {
	const begun = performance.now();
	const signal = AbortSignal.timeout(PATIENCE_MS);
	const result = (fault: PostResult['fault'], status: number | null = null, answer: string | null = null) => ({
		...{ status, fault, answer },
		durationMs: Math.round(performance.now() - begun),
	});
	try {
		const target = await webhookTarget(address, settings, signal);
		if ('fault' in target) return result('private-target');
		const response = await fetch(target.url, {
			method: 'POST',
			headers: {
				'content-type': 'application/json',
				'user-agent': 'Firnlicht webhooks',
				'webhook-id': id,
				'webhook-timestamp': String(Math.floor(now / 1000)),
				'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, new Date(now), payload)).join(' '),
			},
			body: payload,
			redirect: 'manual',
			signal,
		});
		const answer = await beginningOf(response).catch(() => '');
		if (response.ok) return result(null, response.status, answer);
		const isRedirect = response.status >= 300 && response.status < 400;
		return result(isRedirect ? 'redirect' : 'status', response.status, answer);
	} catch {
		return result(signal.aborted ? 'slow' : 'unreachable');
	}
}

/** The beginning of an answer as text; the rest is not read. An answer that trickles is cut off with the patience. */
async function beginningOf({ body }: Response): Promise<string> {
	const reader = body?.getReader();
	if (!reader) return '';
	const decoder = new TextDecoder();
	let text = '';
	let bytes = 0;
	while (bytes < MOST_BYTES) {
		const { done, value } = await reader.read();
		if (done) break;
		bytes += value.byteLength;
		text += decoder.decode(value.subarray(0, MOST_BYTES), { stream: true });
	}
	await reader.cancel().catch(() => undefined);
	// Control characters would break the log's line.
	return text
		.replaceAll(/\p{Cc}+/gu, ' ')
		.trim()
		.slice(0, ANSWER_LENGTH);
}
