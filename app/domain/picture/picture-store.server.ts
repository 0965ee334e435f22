import { AwsClient } from 'aws4fetch';
import { isSecureAddress } from '#db/secure-address';

/** The one port through which pictures are kept. Keys such as `<hash>/800.avif`; contents never change. */
export type PictureStore = {
	put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
	has(key: string): Promise<boolean>;
	/** Null when there is no such picture. */
	get(key: string): Promise<Uint8Array | null>;
};

/** One that gives a large picture unread too. */
export type PictureBucket = PictureStore & { open(key: string): Promise<ReadableStream<Uint8Array> | null> };

export type PictureStoreAddress = {
	/** Base address of an S3 API, such as `https://<account>.r2.cloudflarestorage.com`. */
	endpoint: string;
	bucket: string;
	accessKeyId: string;
	secretAccessKey: string;
};

/** An importer has time; a store that says nothing for so long is away all the same. */
const PATIENCE_MILLISECONDS = 60_000;

/**
 * A bucket behind the S3 API (R2, or the one that `workers/local/object-store.ts` serves). Throws when the store refuses, is away, or has not
 * answered a call whole, its retries included, within `patience` milliseconds.
 */
export function createPictureStore(
	{ endpoint, bucket, accessKeyId, secretAccessKey }: PictureStoreAddress,
	patience = PATIENCE_MILLISECONDS,
): PictureBucket {
	const client = new AwsClient({ accessKeyId, secretAccessKey, service: 's3', region: 'auto', retries: 3 });
	const address = (key: string) =>
		`${endpoint.replace(/\/$/, '')}/${bucket}/${key.split('/').map(encodeURIComponent).join('/')}`;
	const ask = (key: string, init: RequestInit = {}) =>
		client.fetch(address(key), { ...init, redirect: 'manual', signal: AbortSignal.timeout(patience) });
	const refused = (verb: string, key: string, status: number) =>
		new Error(`The picture store answered ${status} to ${verb} ${key} (bucket ${bucket} at ${endpoint}).`);
	return {
		async put(key, bytes, contentType) {
			const headers = { 'content-type': contentType, 'cache-control': 'public, max-age=31536000, immutable' };
			const response = await ask(key, { method: 'PUT', body: unshared(bytes), headers });
			await response.arrayBuffer();
			if (!response.ok) throw refused('PUT', key, response.status);
		},
		async has(key) {
			const { ok, status } = await ask(key, { method: 'HEAD' });
			if (!ok && status !== 404) throw refused('HEAD', key, status);
			return ok;
		},
		async get(key) {
			const response = await ask(key);
			const bytes = new Uint8Array(await response.arrayBuffer());
			if (response.status === 404) return null;
			if (!response.ok) throw refused('GET', key, response.status);
			return bytes;
		},
		async open(key) {
			const response = await ask(key);
			if (response.ok) return response.body;
			await response.arrayBuffer();
			if (response.status === 404) return null;
			throw refused('GET', key, response.status);
		},
	};
}

/** Bytes as a body may be; a large picture is not copied for it. */
function unshared(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
	return isUnshared(bytes) ? bytes : new Uint8Array(bytes);
}

function isUnshared(bytes: Uint8Array): bytes is Uint8Array<ArrayBuffer> {
	return bytes.buffer instanceof ArrayBuffer;
}

/** The address from `PICTURE_STORE_ENDPOINT`, `_BUCKET`, `_ACCESS_KEY_ID` and `_SECRET_ACCESS_KEY`; null when none of them is set. */
export function pictureStoreAddress(env: object): PictureStoreAddress | null {
	const names = ['ENDPOINT', 'BUCKET', 'ACCESS_KEY_ID', 'SECRET_ACCESS_KEY'].map((name) => `PICTURE_STORE_${name}`);
	const [endpoint, bucket, accessKeyId, secretAccessKey] = names.map(
		(name) => (env as Record<string, string | undefined>)[name] || undefined,
	);
	if (!endpoint && !bucket && !accessKeyId && !secretAccessKey) return null;
	if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) {
		throw new Error(`These belong together and some are missing: ${names.join(', ')}.`);
	}
	if (!isSecureAddress(endpoint)) throw new Error('PICTURE_STORE_ENDPOINT has to be an address with https');
	return { endpoint, bucket, accessKeyId, secretAccessKey };
}
