import type { JOB_PARTIES, JOB_STATES } from '#db/schema/concierge-enums';

export type JobState = (typeof JOB_STATES)[number];
export type JobParty = (typeof JOB_PARTIES)[number];

/**
 * `ask`: a supplier is asked; `takeOn`: it does it as asked; `propose`: at another time or price; `turnDown`: not at all; `pass`: the team takes it over, or
 * does it itself; `accept`, `refuse`: the client's answer to a price; `change`: another day, time or place at the same price; `decline`: it is not possible.
 */
export type JobMove =
	| 'ask'
	| 'takeOn'
	| 'propose'
	| 'turnDown'
	| 'pass'
	| 'accept'
	| 'refuse'
	| 'confirm'
	| 'change'
	| 'finish'
	| 'decline'
	| 'cancel';

const CLIENT = ['guest', 'agent'] as const;
const TEAM = ['team', 'operator'] as const;

type Transition = {
	move: JobMove;
	from: readonly JobState[];
	to: JobState;
	parties: readonly JobParty[];
	/** Only where the client has said yes to the price, or only where it has not. */
	price?: 'agreed' | 'open';
};

/** Every way a job can go, and who may take it there (CONCIERGE-1). What does not stand here cannot happen. */
export const JOB_TRANSITIONS: readonly Transition[] = [
	{ move: 'ask', from: ['requested', 'offered'], to: 'requested', parties: TEAM },
	// Its supplier cannot do it: the client's price stands, and is owed.
	{ move: 'ask', from: ['accepted', 'confirmed'], to: 'accepted', parties: TEAM, price: 'agreed' },
	{ move: 'takeOn', from: ['requested'], to: 'confirmed', parties: ['supplier'], price: 'agreed' },
	{ move: 'takeOn', from: ['requested'], to: 'offered', parties: ['supplier'], price: 'open' },
	{ move: 'propose', from: ['requested', 'offered'], to: 'offered', parties: ['supplier'] },
	{ move: 'turnDown', from: ['requested', 'offered'], to: 'requested', parties: ['supplier'] },
	{ move: 'turnDown', from: ['accepted'], to: 'accepted', parties: ['supplier'] },
	{ move: 'pass', from: ['requested', 'offered'], to: 'confirmed', parties: TEAM, price: 'agreed' },
	{ move: 'pass', from: ['requested', 'offered'], to: 'offered', parties: TEAM, price: 'open' },
	// An agent asks in the client's name, but another price is the client's to agree to.
	{ move: 'accept', from: ['offered'], to: 'accepted', parties: ['guest'] },
	{ move: 'refuse', from: ['offered'], to: 'declined', parties: CLIENT },
	{ move: 'confirm', from: ['accepted'], to: 'confirmed', parties: ['supplier', ...TEAM] },
	{ move: 'change', from: ['requested'], to: 'requested', parties: TEAM },
	{ move: 'change', from: ['accepted'], to: 'accepted', parties: TEAM },
	{ move: 'change', from: ['confirmed'], to: 'confirmed', parties: TEAM, price: 'agreed' },
	{ move: 'finish', from: ['confirmed'], to: 'done', parties: ['supplier', ...TEAM] },
	{ move: 'decline', from: ['requested', 'offered'], to: 'declined', parties: TEAM },
	{
		move: 'cancel',
		from: ['requested', 'offered', 'accepted'],
		to: 'cancelled',
		parties: [...CLIENT, ...TEAM, 'system'],
	},
	// What is confirmed may cost something (CONCIERGE-5); guests and agents ask the team.
	{ move: 'cancel', from: ['confirmed'], to: 'cancelled', parties: [...TEAM, 'system'] },
];

/** Where a move leads; null where there is no such way, or not for this party. */
export function jobTarget(
	move: JobMove,
	{ state, isAgreed }: { state: JobState; isAgreed: boolean },
	party: JobParty,
): JobState | null {
	const way = JOB_TRANSITIONS.find(
		(each) =>
			each.move === move &&
			each.from.includes(state) &&
			(each.price === undefined || (each.price === 'agreed') === isAgreed) &&
			each.parties.includes(party),
	);
	return way?.to ?? null;
}

/** Whether nothing more happens with a job. */
export function isEnded(state: JobState): boolean {
	return !JOB_TRANSITIONS.some(({ from }) => from.includes(state));
}

/** Whether the client owes the price of a job in a state. */
export function isOwed(state: JobState): boolean {
	return state === 'accepted' || state === 'confirmed' || state === 'done';
}
