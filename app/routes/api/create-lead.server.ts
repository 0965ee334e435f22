import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import { expectedOf, leadFromBody, newLeadBody } from '~/domain/lead/api/lead-body';
import { bookLead } from '~/domain/lead/book-lead.server';
import { requestPriceDiscount } from '~/domain/lead/request-price-discount.server';
import { saveInterest } from '~/domain/lead/save-interest.server';
import type { LeadResult } from '~/domain/lead/submit-lead.server';
import { takeOption } from '~/domain/lead/take-option.server';
import { DomainError } from '~/platform/errors';
import { readBody } from '~/platform/read-body';
import {
	changedFigures,
	invalidLead,
	LEAD_BODY,
	leadFailure,
	readCard,
	readKey,
	reusedKey,
	vaultOf,
	writtenLead,
} from './answer-lead.server';

const VERBS = { interest: saveInterest, option: takeOption, booking: bookLead };

/** `POST /api/sales/leads/new/property`: an interest, an option or a booking; answers its `_id`. */
export async function createLead({ context, request }: ActionFunctionArgs) {
	const clientKey = readKey(request);
	if (clientKey instanceof Response) return clientKey;
	const read = await readBody(request, newLeadBody, LEAD_BODY);
	if (read instanceof Response) return read;
	const { body } = read;
	const { card, errors } = readCard(context, body);
	if (Object.keys(errors).length > 0) return invalidLead(context, errors);
	try {
		const result = await VERBS[body.intent]({
			ctx: context,
			about: { propertyId: body._property },
			input: { ...leadFromBody(body), disclaimer: true },
			expected: expectedOf(body),
			...(body.requestPriceDiscount ? { requestsPriceDiscount: true } : {}),
			clientKey,
			onOtherBody: 'refuse',
			vault: vaultOf(context),
			newCard: card,
		});
		if (result.outcome === 'invalid') return invalidLead(context, result.errors);
		if (result.outcome === 'changed') return changedFigures(result.quote);
		if (result.outcome === 'key-reused') return reusedKey(context);
		const isAsked = body.requestPriceDiscount === true && body.intent !== 'booking';
		const discount = isAsked && !result.isReplay ? await askDiscount(context, result) : null;
		const { id: _id, bookingNumber, status, isQueued, isReplay } = result;
		const version = discount ?? result.version;
		const lead = { _id, bookingNumber, version, status, requestPriceDiscount: discount !== null, isQueued };
		return writtenLead(lead, isReplay);
	} catch (error) {
		return leadFailure(error);
	}
}

/** The version of the lead after its price was requested; null where none can be requested: the lead is written either way. */
async function askDiscount(
	ctx: ActionFunctionArgs['context'],
	{ id, version }: Extract<LeadResult, { outcome: 'stored' }>,
): Promise<number | null> {
	try {
		const requested = await requestPriceDiscount({ ctx, lead: { id, version }, input: {} });
		return requested.outcome === 'stored' ? requested.version : null;
	} catch (error) {
		if (error instanceof DomainError && (error.code === 'conflict' || error.code === 'forbidden')) return null;
		throw error;
	}
}
