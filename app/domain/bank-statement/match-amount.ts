import type { MatchKind } from './match';
import type { Receivable } from './receivable';

export type AmountMatch = {
	kind: Extract<MatchKind, 'exact' | 'several' | 'fee' | 'partial' | 'over'>;
	instalmentIds: string[];
	/** What counts for the booking. */
	minor: number;
	feeMinor: number;
	overMinor: number;
	/** What of it is for the security deposit. */
	depositMinor: number;
};

type Instalments = Receivable['instalments'];
type Owed = Pick<Receivable, 'instalments' | 'deposit'>;

/** A bank on the way takes at most this much, and not more than a twentieth of the amount. */
const MOST_FEE_MINOR = 3_000;
const MOST_FEE_SHARE = 0.05;
/** Sets of instalments are tried for so many; a booking has two or three. */
const MOST_IN_SETS = 8;

/**
 * How an amount fits what is open of a booking; null where nothing is. `chargesMinor` is what the banks say they took. A deposit is meant where the transfer says
 * so (`isForDeposit`), where it alone fits, or where nothing else is open.
 */
export function matchAmount(
	{ instalments, deposit }: Owed,
	minor: number,
	{ chargesMinor, isForDeposit }: { chargesMinor: number; isForDeposit: boolean },
): AmountMatch | null {
	if (!deposit) return matchInstalments(instalments, minor, chargesMinor);
	const whole = matchDeposit(instalments, deposit, minor);
	if (isForDeposit) return whole ?? withinDeposit(instalments, deposit, minor);
	const found = matchInstalments(instalments, minor, chargesMinor);
	if (found && (found.kind === 'exact' || found.kind === 'several')) return found;
	return whole ?? found ?? withinDeposit(instalments, deposit, minor);
}

type Deposit = NonNullable<Receivable['deposit']>;

/** The whole deposit, alone or with instalments; null where the amount is none of them. */
function matchDeposit(instalments: Instalments, deposit: Deposit, minor: number): AmountMatch | null {
	const { id, openMinor: depositMinor } = deposit;
	if (minor === depositMinor) return { ...fits({ ids: [id], minor }, 'exact'), depositMinor };
	const rest = instalmentSets(instalments).find((set) => set.minor === minor - depositMinor);
	return rest ? { ...fits({ ids: [...rest.ids, id], minor }, 'several'), depositMinor } : null;
}

/** A part of the deposit; what is above it is credit. */
function withinDeposit(instalments: Instalments, { id, openMinor }: Deposit, minor: number): AmountMatch {
	const depositMinor = Math.min(openMinor, minor);
	if (minor < openMinor) return { ...fits({ ids: [id], minor }, 'exact'), kind: 'partial', depositMinor };
	const rest = matchInstalments(instalments, minor - openMinor, 0);
	if (!rest)
		return {
			...fits({ ids: [id], minor: depositMinor }, 'exact'),
			kind: 'over',
			overMinor: minor - openMinor,
			depositMinor,
		};
	return { ...rest, instalmentIds: [...rest.instalmentIds, id], minor: rest.minor + depositMinor, depositMinor };
}

function matchInstalments(instalments: Instalments, minor: number, chargesMinor: number): AmountMatch | null {
	const sets = instalmentSets(instalments);
	const all = sets.at(-1);
	if (!all) return null;
	const sameAmount = sets.find((set) => set.minor === minor);
	if (sameAmount) return fits(sameAmount, sameAmount.ids.length === 1 ? 'exact' : 'several');
	const netted = sets.find((set) => isFee(set.minor - minor, set.minor, chargesMinor));
	if (netted) return { ...fits(netted, 'fee'), feeMinor: netted.minor - minor };
	if (minor > all.minor) return { ...fits(all, 'over'), overMinor: minor - all.minor };
	return { ...fits({ ids: reached(instalments, minor), minor }, 'exact'), kind: 'partial' };
}

/** Amounts that one booking may have in a transfer for several: each instalment, and those that are due first together. */
export function amountChoices(instalments: Instalments): { ids: string[]; minor: number }[] {
	return instalmentSets(instalments);
}

function fits(set: { ids: string[]; minor: number }, kind: AmountMatch['kind']): AmountMatch {
	return { kind, instalmentIds: set.ids, minor: set.minor, feeMinor: 0, overMinor: 0, depositMinor: 0 };
}

function isFee(missing: number, whole: number, chargesMinor: number): boolean {
	if (missing <= 0) return false;
	return missing === chargesMinor || (missing <= MOST_FEE_MINOR && missing <= whole * MOST_FEE_SHARE);
}

/** Single instalments by day, then sets from small to large, all of them last. */
function instalmentSets(instalments: Instalments): { ids: string[]; minor: number }[] {
	const tried = instalments.slice(0, MOST_IN_SETS);
	const sets: { ids: string[]; minor: number }[] = [];
	for (let bits = 1; bits < 1 << tried.length; bits += 1) {
		const chosen = tried.filter((_, place) => bits & (1 << place));
		sets.push({ ids: chosen.map(({ id }) => id), minor: chosen.reduce((sum, { openMinor }) => sum + openMinor, 0) });
	}
	sets.sort((a, b) => a.ids.length - b.ids.length);
	if (instalments.length > tried.length) {
		const minor = instalments.reduce((sum, { openMinor }) => sum + openMinor, 0);
		sets.push({ ids: instalments.map(({ id }) => id), minor });
	}
	return sets;
}

/** The instalments that an amount reaches, earliest first, as it is counted (MONEY-4). */
function reached(instalments: Instalments, minor: number): string[] {
	const ids: string[] = [];
	let rest = minor;
	for (const { id, openMinor } of instalments) {
		if (rest <= 0) break;
		ids.push(id);
		rest -= openMinor;
	}
	return ids;
}
