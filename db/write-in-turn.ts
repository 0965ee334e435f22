import type { Transaction } from '@libsql/client/web';
import type { Turns } from './turns';

type Surroundings = {
	turns: Pick<Turns, 'take'>;
	/** How long a write waits for its turn. */
	wait: number;
	/** How long its caller waits for the answer. */
	patienceMilliseconds?: number;
	goesFirst?: boolean;
	waitUntil?: (promise: Promise<unknown>) => void;
};

/**
 * Lets writes wait for their turn. A turn lasts until the server has answered, not until the caller has lost patience: otherwise writes
 * that no caller waits for would pile up at the server, which takes them one after the other all the same.
 */
export function writeInTurn({ turns, wait, patienceMilliseconds, goesFirst, waitUntil }: Surroundings) {
	return {
		/** One statement or batch. After the patience it throws a `TimeoutError`: whether it was written is then unknown. */
		async once<Answer>(write: () => Promise<Answer>): Promise<Answer> {
			const end = await turns.take(wait, goesFirst);
			const written = write().finally(end);
			waitUntil?.(written.catch(() => undefined));
			return patienceMilliseconds ? inTime(written, patienceMilliseconds) : written;
		},
		/** An interactive transaction, which has its turn from its beginning to its end. */
		async throughout(begin: () => Promise<Transaction>): Promise<Transaction> {
			const end = await turns.take(wait);
			try {
				return endingTurn(await begin(), end);
			} catch (error) {
				end();
				throw error;
			}
		},
	};
}

/** Closes the stream of a transaction whatever its end was: an open one holds the lock of all writes. */
function endingTurn(transaction: Transaction, end: () => void): Transaction {
	const close = transaction.close.bind(transaction);
	transaction.close = () => {
		close();
		end();
	};
	for (const name of ['commit', 'rollback'] as const) {
		const finish = transaction[name].bind(transaction);
		transaction[name] = () => finish().finally(() => transaction.close());
	}
	return transaction;
}

async function inTime<Answer>(work: Promise<Answer>, milliseconds: number): Promise<Answer> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<never>((_, reject) => {
		timer = setTimeout(
			() => reject(new DOMException('The write was not answered in time', 'TimeoutError')),
			milliseconds,
		);
	});
	try {
		return await Promise.race([work, late]);
	} finally {
		clearTimeout(timer);
	}
}
