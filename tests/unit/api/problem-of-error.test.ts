import { expect, it } from 'vitest';
import { DomainError, type DomainErrorCode } from '~/platform/errors';
import { problemOfError } from '~/platform/problem-of-error';

const TITLES = {
	'not-found': 'Not here.',
	forbidden: 'Not you.',
	invalid: 'Not so.',
	conflict: 'Not now.',
	'too-many-requests': 'Not yet.',
	unavailable: 'Not available.',
} satisfies Record<DomainErrorCode, string>;

it.each([
	['not-found', 404, null],
	['forbidden', 403, null],
	['invalid', 400, null],
	['conflict', 409, null],
	['too-many-requests', 429, '7'],
	['unavailable', 503, '7'],
] as const)('%s is %d, with Retry-After where waiting helps', async (code, status, retryAfter) => {
	const answer = problemOfError(new DomainError(code, 'for the log', { retryAfterSeconds: 7 }), TITLES, {
		retryDetail: 'May be sent again.',
	});
	expect([answer?.status, answer?.headers.get('retry-after')]).toEqual([status, retryAfter]);
	expect(await answer?.json()).toEqual({
		type: 'about:blank',
		code: code === 'invalid' ? 'invalid_request' : code.replaceAll('-', '_'),
		status,
		title: TITLES[code],
		...(code === 'unavailable' ? { detail: 'May be sent again.' } : {}),
	});
});

it('finds what caused a failure, and says a minute where nothing else is known', () => {
	const away = new Error('a statement failed', { cause: new DomainError('unavailable', 'no database') });
	const answer = problemOfError(away, TITLES);
	expect([answer?.status, answer?.headers.get('retry-after')]).toEqual([503, '60']);
});

it('leaves bugs, and what a call has no title for, to its caller', () => {
	expect(problemOfError(new TypeError('a bug'), TITLES)).toBeNull();
	expect(problemOfError(new DomainError('invalid', 'for the log'), { conflict: 'Not now.' })).toBeNull();
});
