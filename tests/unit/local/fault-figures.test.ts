import { expect, test } from 'vitest';
import type { Answered } from '../../bench/patient-writer';
import { evaluateAnswer } from '../../faults/evaluate-answer';
import { growthOf } from '../../faults/growth-of';

const answer = (status: number, more: Partial<Answered> = {}): Answered => ({
	...{ status, headers: {}, milliseconds: 20, retryAfter: null, text: '' },
	...more,
});
const page = { headers: { 'content-type': 'text/html; charset=utf-8' }, text: '<h1 class="x">One moment</h1>' };
const problem = (body: object) => ({
	headers: { 'content-type': 'application/problem+json' },
	text: JSON.stringify(body),
});

test.each([
	['a page', answer(200), 'fine'],
	['a redirect', answer(302), 'fine'],
	['a refusal by a rule', answer(409), 'fine'],
	['a designed page that says when to come back', answer(503, { ...page, retryAfter: 60 }), 'announced'],
	['problem details', answer(503, { ...problem({ status: 503, title: 'Away' }), retryAfter: 5 }), 'announced'],
	['a failed sign-in', answer(502, page), 'announced'],
	['a page without a return time', answer(503, page), 'unannounced'],
	['a page of nothing', answer(503, { ...page, text: '', retryAfter: 60 }), 'unannounced'],
	['problem details of another status', answer(503, { ...problem({ status: 500 }), retryAfter: 5 }), 'unannounced'],
	['a crash, however it looks', answer(500, page), 'unannounced'],
	['a broken connection', answer(0), 'unannounced'],
	['a good page after the limit', answer(200, { milliseconds: 15_001 }), 'unannounced'],
])('%s', (_, given, verdict) => {
	expect(evaluateAnswer({ name: 'search', path: '/' }, given).verdict).toBe(verdict);
});

test('printing may take longer than a page, but not without an end', () => {
	const late = (milliseconds: number) => evaluateAnswer({ name: 'PDF', path: '/' }, answer(200, { milliseconds }));
	expect([late(29_000).verdict, late(30_001).verdict]).toEqual(['fine', 'unannounced']);
});

test('growth is that of the last two thirds, and noise is none', () => {
	const series = (valueAt: (at: number) => number) =>
		Array.from({ length: 90 }, (_, at) => ({ at, value: valueAt(at) }));
	expect(growthOf(series(() => 50))).toBeCloseTo(0);
	// Warm after ten minutes.
	expect(growthOf(series((at) => Math.min(80, 20 + 6 * at)))).toBeCloseTo(0);
	expect(growthOf(series((at) => 20 + at))).toBeCloseTo(59);
	expect(Math.abs(growthOf(series((at) => 50 + (at % 2 ? 10 : -10))))).toBeLessThan(1);
});
