import { breaksConstraint } from '#db/broken-constraint';
import { DomainError } from '~/platform/errors';
import { secondsToNextWindow } from './rate-window';

/** What to throw for a refused write: DomainError 'too-many-requests' when it was the visitor's count, else the error itself. */
export function refuseTooMany(error: unknown, now: number): unknown {
	if (!breaksConstraint(error, 'rate_window_allowed', 'check')) return error;
	return new DomainError('too-many-requests', 'Too many writes in this window', {
		retryAfterSeconds: secondsToNextWindow(now),
	});
}
