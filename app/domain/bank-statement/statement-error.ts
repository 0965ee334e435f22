/** Why a file is no statement that can be booked (PAYMENT-2). */
export type StatementErrorCode =
	/** More bytes than are read. */
	| 'too-large'
	/** A broken or encrypted archive, or one without a file. */
	| 'zip'
	/** More files in an archive than are read. */
	| 'too-many-files'
	/** More transactions than are read. */
	| 'too-many'
	/** Bytes that are not text in the encoding the file names, or an encoding that is not read. */
	| 'encoding'
	/** A document type or entities. */
	| 'doctype'
	/** Broken XML. */
	| 'xml'
	/** Another format, or elements of another namespace. */
	| 'namespace'
	/** Another message of ISO 20022, such as camt.054. */
	| 'other-message'
	/** CAMT.053 in a version that is not read. */
	| 'version'
	/** One page of a statement of several. */
	| 'paged'
	/** No statement in the file, or the same twice. */
	| 'no-statement'
	| 'repeated'
	/** An element is missing, or its value has the wrong shape. */
	| 'missing'
	| 'value'
	/** A currency that the product does not have, or another one than the account's. */
	| 'currency'
	/** More decimals than the currency has. */
	| 'digits'
	/** Opening balance and entries do not lead to the closing balance. */
	| 'balance'
	/** The transactions of an entry do not add up to it. */
	| 'batch';

/** Where in the file; `path` names elements from the statement on: `Stmt/Ntry[3]/Amt`. */
export type Place = { line: number; column: number; path: string };

/** A file that is refused whole: nothing of it has been booked. `message` is for developers, the rest for the page. */
export class StatementError extends Error {
	readonly code: StatementErrorCode;
	readonly place: Place;
	readonly found: string | null;
	readonly expected: string | null;
	constructor(code: StatementErrorCode, place: Place, values: { found?: string; expected?: string } = {}) {
		const { found = null, expected = null } = values;
		super(
			`${place.line}:${place.column} ${place.path}: ${code}${found === null ? '' : `, found ${found}`}${expected === null ? '' : `, expected ${expected}`}`,
		);
		this.name = 'StatementError';
		this.code = code;
		this.place = place;
		this.found = found;
		this.expected = expected;
	}
}
