import { expect } from 'vitest';
import { SECURITY_HEADERS } from '~/platform/security-headers';
import type { Answer } from '../http';
import { MARKER } from './hostile-words';

/** Longer than anything takes here, even while the machine builds something else. */
const LONGEST_MILLISECONDS = 8000;

const LEAKS: readonly RegExp[] = [
	/\n\s+at .+[:(]\d+/,
	/\b(?:SQLITE|HRANA|LIBSQL|SQL_INPUT)_?[A-Z_]+\b/,
	/(?:Sqlite|Libsql|Drizzle\w*|Domain|Type|Range|Syntax|Reference)Error\b/,
	/near ".*": syntax error/,
	/no such (?:table|column)/,
	/Failed query/,
	/file:\/\//,
	/node_modules/,
	/FORM_SECRET/,
];

/**
 * What every response must satisfy for any request: no 5xx, in good time, not only rate limited, with the security headers, leaking no
 * internals, and reflecting nothing that a browser would parse as markup.
 */
export function expectComposed(answer: Answer): void {
	expect(answer.status).toBeGreaterThanOrEqual(200);
	expect(answer.status).toBeLessThan(500);
	expect(answer.status).not.toBe(429);
	expect(answer.milliseconds).toBeLessThan(LONGEST_MILLISECONDS);
	for (const [name, value] of SECURITY_HEADERS) expect(answer.headers[name], name).toBe(value);
	expect(answer.headers['content-security-policy']).toMatch(/(?:^|; )frame-ancestors '(?:none|self)'/);
	expect(answer.headers['set-cookie']?.filter((cookie) => !/^lng=(?:de|en); /.test(cookie)) ?? []).toEqual([]);
	const { location } = answer.headers;
	if (location !== undefined) expect(location).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
	const type = answer.headers['content-type'] ?? '';
	if (type.startsWith('text/html')) {
		expect(answer.text).not.toContain(MARKER);
		expect(answer.headers['content-security-policy']).toMatch(/^default-src 'self'/);
	}
	expect(leaksOf(answer.text)).toBeNull();
}

/** What an answer tells of the inside; null when it tells nothing. */
export function leaksOf(text: string): string | null {
	for (const leak of LEAKS) {
		const found = leak.exec(text)?.[0];
		if (found !== undefined) return found;
	}
	return text.includes(process.cwd()) ? process.cwd() : null;
}
