import type { Currency } from '../money/money';
import type { BankTransaction } from './bank-statement';
import { findReferences, type Identified } from './find-references';
import type { MatchReason, MatchReasonCode } from './match';
import type { Certainty } from './match-confidence';
import { compareName, nameTokens } from './name-tokens';
import type { Receivable } from './receivable';
import { amountKey, type ReceivableIndex } from './receivable-index';

/** One booking that a transfer may be for, before the amount is looked at. */
export type Candidate = {
	at: number;
	receivable: Receivable;
	certainty: Certainty;
	reasons: MatchReason[];
	isNamed: boolean;
	isOtherName: boolean;
	isAccountKnown: boolean;
};

/** A word that names more receivables than this says nothing. */
const MOST_OF_TOKEN = 20_000;

/** Who sent a transfer and what is written, as it is compared. */
export type Sender = {
	names: Set<string>[];
	text: Set<string>;
	iban: string | null;
	/** Of the index, by the sender's name. */
	agencies: Set<number>;
};

export function senderOf(
	{ name, ultimateName, text, bankText, iban }: BankTransaction,
	index: ReceivableIndex,
): Sender {
	const names = [name, ultimateName].flatMap((each) => (each ? [new Set(nameTokens(each))] : []));
	return {
		names,
		text: new Set(nameTokens([...text, bankText ?? ''].join(' '))),
		iban,
		agencies: agenciesOf(names, index),
	};
}

/** Agencies of which every word is in a sender's name; of one with a single word, that word. */
function agenciesOf(names: Set<string>[], index: ReceivableIndex): Set<number> {
	const agencies = new Set<number>();
	for (const sent of names) {
		for (const token of sent) {
			for (const id of index.byAgency.get(token) ?? []) {
				if (index.agencies[id]?.every((word) => sent.has(word))) agencies.add(id);
			}
		}
	}
	return agencies;
}

/** Bookings that the transfer itself names. */
export function findNamed(transaction: BankTransaction, index: ReceivableIndex, sender: Sender): Candidate[] {
	return findReferences(index, transaction).map((identified) => describe(index, identified, sender));
}

/** Bookings whose client, agency or account sent it. */
export function findPeople(
	{ transaction, currency }: { transaction: BankTransaction; currency: Currency },
	index: ReceivableIndex,
	sender: Sender,
): Candidate[] {
	const people = peopleOf(transaction, currency, index, sender);
	return people.flatMap((at) => describePerson(index, at, sender) ?? []);
}

/**
 * Receivables whose client is named by two words; by one and an initial, the agency or the amount; or whose agency sent the amount; and those
 * that this account paid for before. Others are not compared: a common word alone names thousands.
 */
function peopleOf({ minor }: BankTransaction, currency: Currency, index: ReceivableIndex, sender: Sender): number[] {
	const { hits, byClient, byAmount, byIban, clients, agencyOf } = index;
	const sent = new Set(sender.names.flatMap((names) => [...names]));
	const touched: number[] = [];
	for (const token of new Set([...sent, ...sender.text])) {
		const list = byClient.get(token);
		if (!list || list.length > MOST_OF_TOKEN) continue;
		for (const at of list) {
			if (hits[at] === 0) touched.push(at);
			hits[at] = Math.min(255, (hits[at] ?? 0) + 1);
		}
	}
	const isOfAgency = (at: number) => sender.agencies.size > 0 && sender.agencies.has(agencyOf[at] ?? -1);
	const initials = [...sent].filter(({ length }) => length === 1);
	const hasInitial = (at: number) =>
		initials.length > 0 && clients[at]?.some((token) => initials.includes(token[0] ?? ''));
	const people = new Set(touched.filter((at) => (hits[at] ?? 0) > 1 || isOfAgency(at) || hasInitial(at)));
	for (const at of byAmount.get(amountKey(currency, minor)) ?? []) {
		if ((hits[at] ?? 0) > 0 || isOfAgency(at)) people.add(at);
	}
	for (const at of touched) hits[at] = 0;
	for (const at of (sender.iban && byIban.get(sender.iban)) || []) people.add(at);
	return [...people];
}

function describe(index: ReceivableIndex, { at, reason }: Identified, sender: Sender): Candidate {
	const certainty = certaintyOf(reason.code);
	const { reasons, isNamed, isAccountKnown } = evidenceOf(index, at, sender);
	const hasReference = certainty === 'reference' || certainty === 'reference-in-text';
	const isOtherName = !isNamed && sender.names.length > 0;
	return {
		at,
		receivable: receivableAt(index, at),
		certainty,
		reasons: [
			reason,
			...reasons,
			...(isOtherName && reasons.length === 0 ? [against('name-differs')] : []),
			...(hasReference ? [] : [against('reference-missing')]),
		],
		isNamed,
		isOtherName,
		isAccountKnown,
	};
}

function describePerson(index: ReceivableIndex, at: number, sender: Sender): Candidate | null {
	const { reasons, isNamed, isAccountKnown, isPerson } = evidenceOf(index, at, sender);
	if (reasons.length === 0) return null;
	return {
		at,
		receivable: receivableAt(index, at),
		certainty: isPerson ? 'person' : 'hint',
		reasons: [...reasons, against('reference-missing')],
		isNamed,
		isOtherName: false,
		isAccountKnown,
	};
}

/** What sender and words say of a booking. A person is meant by the whole name, or by two things that agree. */
function evidenceOf(index: ReceivableIndex, at: number, sender: Sender) {
	const client = index.clients[at] ?? [];
	const receivable = receivableAt(index, at);
	const found = sender.names.map((names) => compareName(client, names));
	const byName = found.includes('all') ? 'all' : found.includes('some') ? 'some' : 'none';
	const inText = byName === 'all' ? 'none' : compareName(client, sender.text);
	const isAgency = sender.agencies.has(index.agencyOf[at] ?? -1);
	const isAccountKnown = sender.iban !== null && receivable.knownIbans.includes(sender.iban);
	const reasons: MatchReason[] = [];
	if (byName !== 'none') reasons.push(inFavour(byName === 'all' ? 'name' : 'name-partial', receivable.clientName));
	if (inText !== 'none') reasons.push(inFavour('name-in-text', receivable.clientName));
	if (isAgency) reasons.push(inFavour('agency', receivable.agencyName));
	if (isAccountKnown) reasons.push(inFavour('account', sender.iban));
	const isSeen = byName !== 'none' || inText !== 'none';
	return {
		reasons,
		isNamed: byName !== 'none' || isAgency,
		isAccountKnown,
		isPerson: byName === 'all' || (isSeen && (isAgency || isAccountKnown)),
	};
}

function certaintyOf(code: MatchReasonCode): Certainty {
	if (code === 'reference' || code === 'reference-in-text' || code === 'number') return code;
	return 'slip';
}

function receivableAt(index: ReceivableIndex, at: number): Receivable {
	const receivable = index.receivables[at];
	if (!receivable) throw new RangeError(`No receivable ${at}`);
	return receivable;
}

export function inFavour(code: MatchReasonCode, found: string | null): MatchReason {
	return { code, isFor: true, found };
}

export function against(code: MatchReasonCode): MatchReason {
	return { code, isFor: false, found: null };
}
