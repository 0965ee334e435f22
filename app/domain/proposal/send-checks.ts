import { markupError, optionFigures } from './client-figures';
import type { OptionDrift } from './option-drift';
import { readMarkup, type TypedProposal } from './read-proposal-form';
import type { TypedOption } from './typed-proposal';

type Costs = { priceMinor: number; commissionMinor: number | null };

/** Of an option what its figures and checks are made of. */
export type CheckedOption = {
	leadId: string;
	currency: string;
	heldUntil: number | null;
	now: Costs | null;
	saved: Costs | null;
	drift: OptionDrift | { kind: 'decided' };
};

/** What is open before a proposal is sent; `stop`: it is not sent so (PROPOSAL-10). */
export type SendCheck =
	| { kind: 'gone' | 'price' | 'markup' | 'decided'; level: 'stop'; leadId: string }
	| { kind: 'holdEnds' | 'terms'; level: 'warn'; leadId: string }
	| { kind: 'noOption' | 'over'; level: 'stop'; leadId: null }
	| { kind: 'noEmail' | 'noLetter'; level: 'warn'; leadId: null };

/** What has become of an option, with what was typed since: a price that was taken over is no drift. */
export function shownDrift(option: CheckedOption, typed: TypedOption): CheckedOption['drift'] {
	const { drift, now, saved } = option;
	if (drift.kind === 'gone' || drift.kind === 'decided' || !now) return drift;
	const decided = typed.price === '' ? (saved?.priceMinor ?? null) : Number(typed.price);
	if (decided !== null && decided !== now.priceMinor)
		return { kind: 'price', beforeMinor: decided, afterMinor: now.priceMinor };
	return drift.kind === 'terms' ? drift : { kind: 'none' };
}

/** The figures of an option as it is typed, at what it costs now; null while the markup cannot be read or there is no price. */
export function typedFigures({ now, saved, currency }: CheckedOption, { markupKind, markup }: TypedOption) {
	const quote = now ?? saved;
	const kind = markupKind === 'percent' ? ('percent' as const) : ('amount' as const);
	const value = readMarkup(markup, kind, currency);
	if (!quote || value === null) return null;
	const figures = optionFigures({ ...quote, commissionMinor: quote.commissionMinor ?? 0 }, { kind, value });
	// Without the commission it cannot be said here how much may be given away.
	const error = markupError({ kind, value }, figures);
	return { figures, markup: { kind, value }, error: quote.commissionMinor === null && value < 0 ? null : error };
}

/** What is open, what stops first; `now` is the day's instant, `validUntil` null while it cannot be read. */
export function sendChecks(
	typed: TypedProposal,
	options: ReadonlyMap<string, CheckedOption>,
	{ now, validUntil }: { now: number; validUntil: number | null },
): SendCheck[] {
	const checks: SendCheck[] = [];
	if (typed.options.length === 0) checks.push({ kind: 'noOption', level: 'stop', leadId: null });
	if (validUntil !== null && validUntil <= now) checks.push({ kind: 'over', level: 'stop', leadId: null });
	for (const each of typed.options) {
		const option = options.get(each.leadId);
		if (!option) continue;
		const { leadId, heldUntil } = option;
		const drift = shownDrift(option, each);
		if (drift.kind === 'gone' || drift.kind === 'decided' || drift.kind === 'price')
			checks.push({ kind: drift.kind, level: 'stop', leadId });
		else if (typedFigures(option, each)?.error) checks.push({ kind: 'markup', level: 'stop', leadId });
		else if (drift.kind === 'terms') checks.push({ kind: 'terms', level: 'warn', leadId });
		if (heldUntil !== null && validUntil !== null && heldUntil < validUntil)
			checks.push({ kind: 'holdEnds', level: 'warn', leadId });
	}
	if (typed.clientEmail.trim() === '') checks.push({ kind: 'noEmail', level: 'warn', leadId: null });
	if (typed.greeting.trim() === '') checks.push({ kind: 'noLetter', level: 'warn', leadId: null });
	return checks.sort((a, b) => Number(b.level === 'stop') - Number(a.level === 'stop'));
}

/** What the client pays at the price that was decided on before it changed; null where that cannot be said. */
export function keptClientMinor(option: CheckedOption, typed: TypedOption): number | null {
	const drift = shownDrift(option, typed);
	if (drift.kind !== 'price') return null;
	const before = { priceMinor: drift.beforeMinor, commissionMinor: 0 };
	return typedFigures({ ...option, now: before }, typed)?.figures.clientMinor ?? null;
}
