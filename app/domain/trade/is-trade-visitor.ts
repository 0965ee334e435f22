import { evaluateAccess } from '../access/access-groups';
import type { Actor } from '../user/actor';

/**
 * Whether an actor sees properties as the trade does (LEAD-37): people of a verified agency, and admins. Everybody else sees the consumers'
 * pages, which know nothing of commissions.
 */
export function isTradeVisitor(actor: Actor | null): actor is Actor {
	if (actor === null || evaluateAccess('partners', actor, { isLoginRequired: true }) !== 'allowed') return false;
	return actor.role === 'admin' || actor.agency?.verification === 'verified';
}

export type TradeRights = {
	/** May take options and book, for an agency. */
	canBook: boolean;
	/** May save interests, for an agency. */
	canSave: boolean;
};

/** What a trade visitor may do with a house: an admin nothing until he acts for an agency, a lifestyle agent interests only (LEAD-38). */
export function tradeRights(actor: Actor): TradeRights {
	const hasAgency = isTradeVisitor(actor) && actor.agency?.verification === 'verified';
	return {
		canSave: hasAgency,
		canBook: hasAgency && evaluateAccess('agentDashboard', actor, { isLoginRequired: true }) === 'allowed',
	};
}
