import { type BankStatement, STATEMENT_LIMITS } from './bank-statement';
import { readStatements } from './read-statements';
import { StatementError } from './statement-error';
import { isArchive, unpackArchive } from './unpack-archive';

const START = { line: 1, column: 0, path: '' };

/** A statement and the file that it was in; of an archive `archive.zip/day.xml`. */
export type DroppedStatement = BankStatement & { fileName: string };

/** A file that is refused, with its name where it is one of an archive. */
export class DroppedFileError extends Error {
	constructor(
		readonly refusal: StatementError,
		readonly fileName: string | null,
	) {
		super(`${fileName ?? 'file'}: ${refusal.message}`);
		this.name = 'DroppedFileError';
	}
}

/**
 * The statements of what was dropped: one file of the bank, or an archive of several, which is read whole or not at all (PAYMENT-7). Throws DroppedFileError.
 */
export function readDroppedFile(file: Uint8Array, fileName: string): DroppedStatement[] {
	if (!isArchive(file)) return named(null, fileName, () => readStatements(file));
	const all: DroppedStatement[] = [];
	const seen = new Set<string>();
	let count = 0;
	for (const { name, bytes } of named(null, fileName, () => unpackArchive(file)))
		all.push(
			...named(name, `${fileName}/${name}`, () => {
				const statements = readStatements(bytes);
				for (const { iban, statementId, transactions } of statements) {
					const id = `${iban} ${statementId}`;
					if (seen.has(id)) throw new StatementError('repeated', START, { found: id });
					seen.add(id);
					count += transactions.length;
				}
				if (count > STATEMENT_LIMITS.transactions)
					throw new StatementError('too-many', START, { expected: `${STATEMENT_LIMITS.transactions}` });
				return statements;
			}),
		);
	return all;
}

/** What is read, each with the name of its file; a refusal with the name in the archive. */
function named<Read extends object>(
	inArchive: string | null,
	fileName: string,
	read: () => Read[],
): (Read & { fileName: string })[] {
	try {
		return read().map((each) => ({ ...each, fileName }));
	} catch (error) {
		if (error instanceof StatementError) throw new DroppedFileError(error, inArchive);
		throw error;
	}
}
