import { nameTokens } from './name-tokens';
import type { Receivable, ReceivedPayment } from './receivable';

/** Receivables by what a transfer may say of them; numbers are positions in `receivables`. */
export type ReceivableIndex = {
	receivables: readonly Receivable[];
	/** Words of the client's name. */
	clients: string[][];
	/** Words of each agency's name; which of them each receivable has, -1 for none; and by word. */
	agencies: string[][];
	agencyOf: Int32Array;
	byAgency: Map<string, number[]>;
	/** Booking numbers without hyphen. */
	byNumber: Map<string, number>;
	prefixes: Set<string>;
	byReference: Map<string, number>;
	/** Words of the client's name. */
	byClient: Map<string, number[]>;
	/** Of instalments, and of all that is open: `EUR 2502500`. */
	byAmount: Map<string, number[]>;
	byIban: Map<string, number[]>;
	/** By the bank's or the sender's reference. */
	byPayment: Map<string, { at: number; payment: ReceivedPayment }[]>;
	/** How often a word of the transfer named each receivable; empty between two transfers. */
	hits: Uint8Array;
};

/** Makes the index; 100 000 receivables take about half a second, so it is made once for a whole file. */
export function indexReceivables(receivables: readonly Receivable[]): ReceivableIndex {
	const index: ReceivableIndex = {
		receivables,
		clients: [],
		agencies: [],
		agencyOf: new Int32Array(receivables.length).fill(-1),
		byAgency: new Map(),
		byNumber: new Map(),
		prefixes: new Set(),
		byReference: new Map(),
		byClient: new Map(),
		byAmount: new Map(),
		byIban: new Map(),
		byPayment: new Map(),
		hits: new Uint8Array(receivables.length),
	};
	const agencyIds = new Map<string, number>();
	for (const [at, receivable] of receivables.entries()) {
		addReceivable(index, receivable, at);
		if (receivable.agencyName) index.agencyOf[at] = agencyId(index, agencyIds, receivable.agencyName);
	}
	return index;
}

export function amountKey(currency: string, minor: number): string {
	return `${currency} ${minor}`;
}

function addReceivable(index: ReceivableIndex, receivable: Receivable, at: number): void {
	const { bookingNumber, references, clientName, currency, instalments, deposit, knownIbans, received } = receivable;
	const number = bookingNumber.replace('-', '');
	index.byNumber.set(number, at);
	index.prefixes.add(number.slice(0, 2));
	for (const reference of references) index.byReference.set(reference, at);
	const client = nameTokens(clientName);
	for (const token of client) if (token.length > 1) push(index.byClient, token, at);
	const totalMinor = instalments.reduce((sum, { openMinor }) => sum + openMinor, 0);
	const amounts = [
		totalMinor,
		...instalments.map(({ openMinor }) => openMinor),
		...(deposit ? [deposit.openMinor] : []),
	];
	for (const minor of new Set(amounts)) {
		push(index.byAmount, amountKey(currency, minor), at);
	}
	for (const iban of knownIbans) push(index.byIban, iban, at);
	for (const payment of received) {
		for (const reference of [payment.bankReference, payment.endToEndId]) {
			if (reference) push(index.byPayment, reference, { at, payment });
		}
	}
	index.clients.push(client);
}

function agencyId(index: ReceivableIndex, ids: Map<string, number>, name: string): number {
	const known = ids.get(name);
	if (known !== undefined) return known;
	const id = index.agencies.push(nameTokens(name)) - 1;
	for (const token of index.agencies[id] ?? []) push(index.byAgency, token, id);
	ids.set(name, id);
	return id;
}

function push<T>(map: Map<string, T[]>, key: string, value: T): void {
	const list = map.get(key);
	if (list) list.push(value);
	else map.set(key, [value]);
}
