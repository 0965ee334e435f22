import { expect, it, vi } from 'vitest';
import { DomainError, isUnavailable, statusOf } from '~/platform/errors';

/** The class as another bundle has it. */
async function otherBundle() {
	vi.resetModules();
	return import('~/platform/errors');
}

it('knows a failure of a verb that another bundle has thrown, and nothing else', async () => {
	const other = await otherBundle();
	expect(other.DomainError).not.toBe(DomainError);
	const error = new other.DomainError('unavailable', 'The picture store did not answer', { retryAfterSeconds: 7 });
	expect(error instanceof DomainError).toBe(true);
	expect([statusOf(error), isUnavailable(error)]).toEqual([503, true]);
	expect(other.statusOf(new DomainError('not-found', 'gone'))).toBe(404);
	for (const none of [new Error('x'), { code: 'not-found' }, null, 'not-found'])
		expect(none instanceof DomainError).toBe(false);
});

it('does not enumerate its mark', () => {
	const error = new DomainError('conflict', 'Taken', { reason: 'changed-meanwhile' });
	expect(Object.keys(error).sort()).toEqual(['code', 'name', 'reason', 'retryAfterSeconds']);
});
