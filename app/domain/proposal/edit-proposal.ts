import { MOST_OPTIONS } from './proposal-limits';
import type { TypedProposal } from './read-proposal-form';
import { newTypedOption, type TypedOption, typedMarkup } from './typed-proposal';

/** The draft with an option at another place, from 0; the same draft for a place that there is not. */
export function moveOption(typed: TypedProposal, leadId: string, to: number): TypedProposal {
	const from = typed.options.findIndex((option) => option.leadId === leadId);
	const moved = typed.options[from];
	if (!moved || to < 0 || to >= typed.options.length || to === from) return typed;
	return { ...typed, options: typed.options.toSpliced(from, 1).toSpliced(to, 0, moved) };
}

/** The draft without an option; the last one stays. */
export function removeOption(typed: TypedProposal, leadId: string): TypedProposal {
	const options = typed.options.filter((option) => option.leadId !== leadId);
	if (options.length === 0) return typed;
	return { ...typed, options, firstChoice: typed.firstChoice === leadId ? '' : typed.firstChoice };
}

/** The draft with a lead more; the same draft where it is an option already, or there are enough. */
export function addOption(typed: TypedProposal, leadId: string): TypedProposal {
	const isKnown = typed.options.some((option) => option.leadId === leadId);
	if (isKnown || typed.options.length >= MOST_OPTIONS) return typed;
	return { ...typed, options: [...typed.options, newTypedOption(leadId)] };
}

/** The draft with other fields of an option. */
export function changeOption(typed: TypedProposal, leadId: string, change: Partial<TypedOption>): TypedProposal {
	return {
		...typed,
		options: typed.options.map((option) => (option.leadId === leadId ? { ...option, ...change } : option)),
	};
}

/** Takes a new price over: the client pays it, with the markup as it is. */
export function takePrice(typed: TypedProposal, leadId: string, nowMinor: number): TypedProposal {
	return changeOption(typed, leadId, { price: String(nowMinor) });
}

/** Leaves what the client pays: the difference comes off, or goes to, what the agency earns. */
export function keepPrice(
	typed: TypedProposal,
	leadId: string,
	{ nowMinor, clientMinor }: { nowMinor: number; clientMinor: number },
): TypedProposal {
	return changeOption(typed, leadId, {
		...{ price: String(nowMinor), markupKind: 'amount', markup: typedMarkup(clientMinor - nowMinor) },
	});
}

/** What a button of the form without script changes: `up:<lead>`, `down:`, `remove:`, `add:`; others change nothing. */
export function applyEdit(typed: TypedProposal, edit: string): TypedProposal {
	const [, what = '', leadId = ''] = /^(\w+):(.+)$/.exec(edit) ?? [];
	const at = typed.options.findIndex((option) => option.leadId === leadId);
	if (what === 'up') return moveOption(typed, leadId, at - 1);
	if (what === 'down') return moveOption(typed, leadId, at + 1);
	if (what === 'remove') return removeOption(typed, leadId);
	return what === 'add' ? addOption(typed, leadId) : typed;
}
