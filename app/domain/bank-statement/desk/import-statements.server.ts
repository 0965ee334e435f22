import { currentRequestId } from '#db/request-trace';
import { type NamedStatement, writeBatch } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../../access/require-actor';
import type { BankStatement, BankTransaction } from '../bank-statement';
import { DroppedFileError, type DroppedStatement, readDroppedFile } from '../read-dropped-file';
import type { StatementErrorCode } from '../statement-error';

type Ctx = Pick<RequestContext, 'db' | 'actor' | 'brand' | 'now'>;

/** One statement of a file that was taken: its public id, and how many of its transactions are new. */
export type ImportedStatement = { id: string; isNew: boolean; total: number; added: number };

/** Why a file was refused whole, and where in it (PAYMENT-2). */
export type RefusedFile = {
	code: StatementErrorCode;
	line: number;
	path: string;
	found: string | null;
	expected: string | null;
	/** Which one of an archive; null for the file that was dropped. */
	file: string | null;
};

/** Transactions that one statement of SQL writes. */
const AT_ONCE = 500;

/**
 * Takes the statements of a file of the bank, or of an archive of several, all of them or none (BOOKS-3, PAYMENT-7). What was known before is left as it is, so the same file twice changes
 * nothing. Throws DomainError 'forbidden', 'unavailable'.
 */
export async function importStatements({
	ctx,
	file,
	fileName,
}: {
	ctx: Ctx;
	file: Uint8Array;
	fileName: string;
}): Promise<{ statements: ImportedStatement[] } | { refused: RefusedFile }> {
	const { id: actorId } = requireActor(ctx, 'money');
	let read: DroppedStatement[];
	try {
		read = readDroppedFile(file, fileName);
	} catch (error) {
		if (!(error instanceof DroppedFileError)) throw error;
		const { code, place, found, expected } = error.refusal;
		return { refused: { ...{ code, found, expected }, line: place.line, path: place.path, file: error.fileName } };
	}
	const before = await countEntries(ctx, read);
	await writeBatch(
		ctx.db,
		read.flatMap((statement) => importOf(ctx, statement, actorId)),
	);
	const after = await countEntries(ctx, read);
	return {
		statements: read.map(({ transactions }, at) => {
			const [now, earlier] = [after[at], before[at]];
			if (!now) throw new DomainError('unavailable', 'A statement that was written is gone');
			const added = now.count - (earlier?.count ?? 0);
			return { id: now.id, isNew: earlier === null, total: transactions.length, added };
		}),
	};
}

function importOf({ brand, now }: Ctx, statement: DroppedStatement, actorId: string): NamedStatement[] {
	const id = `stmt_${crypto.randomUUID()}`;
	const name = nameOf(statement);
	const { opening, closing, pendingCount, transactions } = statement;
	const fileName = statement.fileName.slice(0, 200);
	const chunks = Array.from({ length: Math.ceil(transactions.length / AT_ONCE) }, (_, at) =>
		transactions.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
	);
	return [
		{
			sql: `insert into bank_statement (id, iban, currency, statement_id, file_name, opening_minor, opening_day, closing_minor, closing_day,
					entry_count, pending_count, imported_by, created_at)
				values (:id, :iban, :currency, :name, :fileName, :openingMinor, :openingDay, :closingMinor, :closingDay, 0, :pending, :actor, :now)
				on conflict do nothing`,
			args: {
				...{ id, ...name, fileName, pending: pendingCount, actor: actorId, now },
				...{ openingMinor: opening.minor, openingDay: opening.date, closingMinor: closing.minor },
			},
		},
		{
			sql: `insert into audit (brand_key, actor, action, subject_id, detail, created_at, request_id)
				select :brand, :actor, 'statement.imported', id, json_object('file', file_name, 'transactions', :count), :now, :requestId
				from bank_statement where id = :id`,
			args: { requestId: currentRequestId(), brand: brand.key, actor: actorId, count: transactions.length, now, id },
		},
		...chunks.map((chunk, at) => entriesOf(name, chunk, at * AT_ONCE)),
		{
			sql: `update bank_statement set entry_count = (select count(*) from bank_entry e where e.statement_no = bank_statement.no)
				where ${OF_NAME}`,
			args: name,
		},
	];
}

const OF_NAME = 'iban = :iban and currency = :currency and statement_id = :name and closing_day = :closingDay';

function nameOf({ iban, currency, statementId, closing }: BankStatement) {
	return { iban, currency, name: statementId, closingDay: closing.date };
}

function entriesOf(name: ReturnType<typeof nameOf>, chunk: readonly BankTransaction[], from: number): NamedStatement {
	const rows = chunk.map((each, at) => ({ id: `entry_${crypto.randomUUID()}`, position: from + at + 1, ...each }));
	return {
		sql: `insert into bank_entry (id, statement_no, iban, currency, key, position, minor, booking_date, value_date, is_reversal, return_reason,
				bank_reference, end_to_end_id, creditor_references, text, bank_text, name, other_iban, ultimate_name, bank_code)
			select value ->> 'id', s.no, s.iban, s.currency, value ->> 'key', value ->> 'position', value ->> 'minor', value ->> 'bookingDate',
				value ->> 'valueDate', value ->> 'isReversal', value ->> 'returnReason', value ->> 'bankReference', value ->> 'endToEndId',
				value -> 'references', value -> 'text', value ->> 'bankText', value ->> 'name', value ->> 'iban', value ->> 'ultimateName',
				value ->> 'bankCode'
			from bank_statement s, json_each(:rows) where ${OF_NAME.replace('iban =', 's.iban =').replace('currency =', 's.currency =')}
			on conflict (iban, currency, key) do nothing`,
		args: { ...name, rows: JSON.stringify(rows) },
	};
}

async function countEntries({ db }: Pick<Ctx, 'db'>, statements: readonly BankStatement[]) {
	const results = await db.$client.batch(
		statements.map((statement) => ({
			sql: `select id, entry_count from bank_statement where ${OF_NAME}`,
			args: nameOf(statement),
		})),
		'read',
	);
	return results.map(({ rows: [row] }) => (row ? { id: String(row.id), count: Number(row.entry_count) } : null));
}
