import { bodyHash, sha256 } from './body-hash';

/** How long a key made by a client answers with the first result; then its row is purged. */
export const KEY_LIFETIME_MS = 24 * 3_600_000;

/** How long the same form with the same body from the same visitor, without a key, is the same submission (FORM-13). */
export const DERIVED_LIFETIME_MS = 10 * 60_000;

/** One submission, as the idempotency table knows it. */
export type Submission = {
	/**
	 * Brand and form, such as `firnlicht:property-enquiry`, and behind them who is signed in. A key of an API client holds for all calls
	 * together: `api` stands in the place of the form.
	 */
	scope: string;
	key: string;
	bodyHash: string;
	lifetimeMs: number;
	/** What the same key with another body means: a new record (forms) or an error of the client (API, 422). */
	onOtherBody: 'create' | 'refuse';
};

type Parts = {
	brandKey: string;
	form: string;
	/** Keyed hash of the visitor. */
	visitor: string;
	/** Public id of who is signed in: what others call by the same key is another submission. */
	owner?: string;
	/** The key that the client made, if it made one. */
	clientKey: string | null;
	/** What is asked for, after validation, without the key itself. */
	body: unknown;
	onOtherBody: 'create' | 'refuse';
};

/** Our own begin with `derived-`; no client's may. */
const CLIENT_KEY = /^(?!derived-)[\w-]{8,100}$/;

/** A client's key in a shape that we keep, else null: then one is derived. */
export function readClientKey(value: unknown): string | null {
	return typeof value === 'string' && CLIENT_KEY.test(value) ? value : null;
}

/** Identifies a submission by the client's key, or without one by visitor, form and body (FORM-13). */
export async function identifySubmission(parts: Parts): Promise<Submission> {
	const derived = parts.clientKey === null;
	const isApi = !derived && parts.onOtherBody === 'refuse';
	const hash = await bodyHash(isApi ? { form: parts.form, body: parts.body } : parts.body);
	return {
		scope: [parts.brandKey, isApi ? 'api' : parts.form, parts.owner].filter((part) => part !== undefined).join(':'),
		key: parts.clientKey ?? `derived-${await sha256(`${parts.visitor}|${parts.form}|${hash}`)}`,
		bodyHash: hash,
		lifetimeMs: derived ? DERIVED_LIFETIME_MS : KEY_LIFETIME_MS,
		onOtherBody: parts.onOtherBody,
	};
}
