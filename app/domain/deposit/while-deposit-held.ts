import { breaksConstraint } from '#db/broken-constraint';
import { DomainError } from '~/platform/errors';

/** A write that takes payments back. Throws DomainError 'conflict' (`deposit-settled`) where one was a deposit of which less is held than it brought. */
export async function whileDepositHeld<Result>(write: Promise<Result>): Promise<Result> {
	try {
		return await write;
	} catch (error) {
		if (breaksConstraint(error, 'security_deposit_amounts', 'check'))
			throw new DomainError('conflict', 'The deposit was settled', { reason: 'deposit-settled' });
		throw error;
	}
}
