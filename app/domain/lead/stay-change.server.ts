import { derivePropertyStatements } from '#db/derived/derive-statements';
import { freeNights, takeNights } from '#db/held-stays';
import type { RequestedChange } from '#db/schema/lead';
import { DomainError } from '~/platform/errors';
import { type AgentLeadContext, leadActor } from './agent-lead-context';
import type { LeadRecord } from './find-lead.server';
import { moneyColumns } from './lead-quote';
import { holdsNights } from './lead-status';
import { followStatements, noLongerAvailable } from './move-lead.server';
import { queueStatement } from './option-queue.server';
import { requestOutcome } from './request-outcome';
import { takeOverHolds } from './take-over-holds.server';
import { loadTradeProperty } from './trade-property.server';

type Request = { kind: 'change' | 'priceDiscount'; change: RequestedChange };

/**
 * What another stay or price makes of a lead of a property, for `changeLead`: its columns, and the statements before and after them. Nights are given back
 * and taken anew, price, fee and commission are worked out again, and who waits for nights that become free follows. `given`: a price that the property
 * names, in minor units. Throws DomainError 'invalid' (no price), 'conflict' (`no-longer-available`; `no-price`: one has to be named), 'unavailable'.
 */
export async function stayChange(
	ctx: AgentLeadContext,
	record: LeadRecord,
	request: Request,
	given: number | undefined,
) {
	if (given !== undefined && !(Number.isSafeInteger(given) && given > 0))
		throw new DomainError('invalid', 'Not a price');
	if (record.propertyNo === null) throw noLongerAvailable();
	const by = ctx.actor ? leadActor(ctx.actor) : { id: 'system', role: 'system' as const };
	const property = await loadTradeProperty(ctx, { no: record.propertyNo });
	const outcome = requestOutcome({ lead: record, property, request, given, today: ctx.today });
	const { stay, isMoved, isTaken, priceMinor, isNegotiatedPrice, quote } = outcome;
	if (isTaken) throw noLongerAvailable();
	if (priceMinor === null) throw new DomainError('conflict', 'A price has to be named', { reason: 'no-price' });
	if (!quote) throw noLongerAvailable();
	const isHolding = holdsNights(record.status);
	const retakes = isHolding && isMoved;
	const follow = retakes && record.status === 'confirmedOption' ? await followStatements(ctx, record, stay) : [];
	return {
		columns: {
			...stay,
			...moneyColumns(quote),
			isNegotiatedPrice,
			// Who another number of guests are has not been said.
			...(stay.pax === record.pax ? {} : { adults: null, children: null, childrenAges: null }),
		},
		before: retakes ? freeNights(record.no, property.no) : [],
		after: [
			...(retakes ? [...takeOverHolds(ctx, record.no, by), ...takeNights(record.no, property.no)] : []),
			...follow,
			queueStatement(property.no),
			...(retakes ? derivePropertyStatements([property.no], ctx.today, ctx.now) : []),
		],
	};
}
