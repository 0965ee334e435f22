import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const CLOCK_SKEW_MS = 15 * 60_000;

const SHAPE =
	/^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/;

/** True when a request carries a signature (AWS Signature Version 4, in the Authorization header) made with these keys just now. */
export function isSigned(
	request: IncomingMessage,
	keys: { accessKeyId: string; secretAccessKey: string },
	now = Date.now(),
): boolean {
	const [, accessKeyId, date = '', region = '', names = '', signature = ''] =
		SHAPE.exec(request.headers.authorization ?? '') ?? [];
	const time = String(request.headers['x-amz-date'] ?? '');
	if (accessKeyId !== keys.accessKeyId || !isNear(time, now) || !time.startsWith(date)) return false;
	const signed = names.split(';');
	if (!signed.includes('host') || !signed.includes('x-amz-date')) return false;
	const url = new URL(request.url ?? '/', 'http://127.0.0.1');
	const query = [...url.searchParams]
		.map(([name, value]) => `${encode(name)}=${encode(value)}`)
		.sort()
		.join('&');
	const headers = signed.map(
		(name) =>
			`${name}:${String(request.headers[name] ?? '')
				.trim()
				.replace(/\s+/g, ' ')}\n`,
	);
	const canonical = [
		request.method,
		url.pathname,
		query,
		headers.join(''),
		names,
		String(request.headers['x-amz-content-sha256'] ?? 'UNSIGNED-PAYLOAD'),
	].join('\n');
	const scope = `${date}/${region}/s3/aws4_request`;
	const text = ['AWS4-HMAC-SHA256', time, scope, createHash('sha256').update(canonical).digest('hex')].join('\n');
	let key = hmac(`AWS4${keys.secretAccessKey}`, date);
	for (const part of [region, 's3', 'aws4_request']) key = hmac(key, part);
	return timingSafeEqual(hmac(key, text), Buffer.from(signature, 'hex'));
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

const encode = (text: string) =>
	encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

function isNear(time: string, now: number): boolean {
	const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(time)?.slice(1).map(Number);
	if (!parts) return false;
	const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts;
	return Math.abs(Date.UTC(year, month - 1, day, hour, minute, second) - now) < CLOCK_SKEW_MS;
}
