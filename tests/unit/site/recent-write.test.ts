import { describe, expect, it } from 'vitest';
import { readWriteTime, WRITE_COOKIE, withWriteTime } from '../../../workers/site/recent-write';

const NOW = Date.parse('2026-11-20T09:00:00Z');

describe('when a reader last wrote (CACHE-9)', () => {
	it.each([
		['of a moment ago', String(NOW - 1000), NOW - 1000],
		['of now', String(NOW), NOW],
		['five minutes old', String(NOW - 300_000), null],
		['in the future', String(NOW + 1), null],
		['that is no number', 'soon', null],
		['that is empty', '', null],
		['that is a fraction', '1.5', null],
		['of nobody', null, null],
	])('a time %s', (_, cookie, expected) => {
		expect(readWriteTime(cookie, NOW)).toBe(expected);
	});

	it('goes along with the answer of a write about leads, rooms or rates, beside its other cookies', async () => {
		const written = new Response('done', { status: 409, headers: { 'set-cookie': 'a=1' } });
		const marked = withWriteTime(written, { now: NOW, url: new URL('https://site.test/partner/hotel') });
		expect(marked.status).toBe(409);
		expect(await marked.text()).toBe('done');
		expect(marked.headers.getSetCookie()).toEqual([
			'a=1',
			`__Host-${WRITE_COOKIE}=${NOW}; Path=/; Max-Age=300; HttpOnly; SameSite=Lax; Secure`,
		]);
	});

	it.each(['/api/frontendlogs', '/api/mailer', '/newsletter', '/partner'])('not with that of %s', (path) => {
		const answer = withWriteTime(new Response(), { now: NOW, url: new URL(path, 'http://site.test') });
		expect(answer.headers.getSetCookie()).toEqual([]);
	});
});
