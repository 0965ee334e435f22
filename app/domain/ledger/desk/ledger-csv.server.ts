import { stringify } from 'csv-stringify/sync';
import type { RequestContext } from '~/context';
import { requireActor } from '../../access/require-actor';
import { toMajorUnits } from '../../money/major-units';
import { ledgerLineWords } from './ledger-line-words';
import { type LedgerFilter, type LedgerLine, readTransfers } from './list-transfers.server';

/** Lines that are read and written at once. */
const AT_ONCE = 2_000;

const COLUMNS = [
	'no',
	'day',
	'what',
	'less',
	'debitAccount',
	'debitParty',
	'creditAccount',
	'creditParty',
	'currency',
	'amount',
	'booking',
	'client',
] as const;

/**
 * The books as CSV (RFC 4180, UTF-8), page by page, so that a million lines are never in memory. Throws DomainError 'forbidden' before the first byte; a failure
 * later ends the stream with an error.
 */
export function ledgerCsv({
	ctx,
	filter,
}: {
	ctx: Pick<RequestContext, 'db' | 'actor'>;
	filter: LedgerFilter;
}): ReadableStream<Uint8Array> {
	requireActor(ctx, 'money');
	const encoder = new TextEncoder();
	let { cursor } = filter;
	let isFirst = true;
	return new ReadableStream({
		async pull(controller) {
			const lines = await readTransfers(ctx.db, { ...filter, cursor }, AT_ONCE);
			controller.enqueue(encoder.encode(csvOf(lines, isFirst)));
			isFirst = false;
			const last = lines.at(-1);
			if (!last || lines.length < AT_ONCE) return controller.close();
			cursor = { day: last.day, no: last.no };
		},
	});
}

function csvOf(lines: readonly LedgerLine[], isFirst: boolean): string {
	return stringify(
		lines.map((line) => {
			const { words, isLess } = ledgerLineWords(line);
			const { no, day, debit, credit, currency, minor, lead } = line;
			return [
				...[no, day, words, isLess ? 'yes' : 'no', debit.kind, debit.name ?? debit.party, credit.kind],
				...[credit.name ?? credit.party, currency, toMajorUnits(minor).toFixed(2)],
				...[lead?.bookingNumber ?? '', lead?.client ?? ''],
			];
		}),
		{ header: isFirst, columns: [...COLUMNS], escape_formulas: true, record_delimiter: '\r\n', bom: isFirst },
	);
}
