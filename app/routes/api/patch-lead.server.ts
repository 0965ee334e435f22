import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import type * as z from 'zod';
import type { AppLoadContext } from '~/context';
import { expectedOf, leadFromBody, leadPatchBody } from '~/domain/lead/api/lead-body';
import { bookLead } from '~/domain/lead/book-lead.server';
import { readLead } from '~/domain/lead/list/read-lead.server';
import { requestChange } from '~/domain/lead/request-change.server';
import { requestPriceDiscount } from '~/domain/lead/request-price-discount.server';
import { takeOption } from '~/domain/lead/take-option.server';
import { updateLead } from '~/domain/lead/update-lead.server';
import { withdrawLead } from '~/domain/lead/withdraw-lead.server';
import { readBody } from '~/platform/read-body';
import {
	changedFigures,
	invalidLead,
	LEAD_BODY,
	leadFailure,
	readCard,
	reusedKey,
	vaultOf,
	writtenLead,
} from './answer-lead.server';

/** `PATCH /api/sales/leads/{leadId}/property`: changes a lead, goes on with it, or asks the property. */
export async function patchLead({ context, request, params }: ActionFunctionArgs) {
	const read = await readBody(request, leadPatchBody, LEAD_BODY);
	if (read instanceof Response) return read;
	const { card, errors } = readCard(context, read.body);
	if (Object.keys(errors).length > 0) return invalidLead(context, errors);
	const id = params.id ?? '';
	try {
		const result = await write(context, { id, version: read.body.version }, read.body, card);
		if (result.outcome === 'invalid') return invalidLead(context, result.errors);
		if (result.outcome === 'changed') return changedFigures(result.quote);
		if (result.outcome === 'key-reused') return reusedKey(context);
		const lead = await readLead({ ctx: context, id });
		return writtenLead({
			_id: id,
			bookingNumber: lead.bookingNumber,
			version: lead.version,
			status: lead.status,
			requestPriceDiscount: lead.requestsPriceDiscount,
			isQueued: lead.queuePosition !== null,
		});
	} catch (error) {
		return leadFailure(error);
	}
}

type Patch = z.output<typeof leadPatchBody>;

async function write(
	ctx: AppLoadContext,
	lead: { id: string; version: number },
	body: Patch,
	newCard: ReturnType<typeof readCard>['card'],
) {
	const input = leadFromBody(body);
	const vault = vaultOf(ctx);
	if (body.intent === 'withdraw') return { outcome: 'stored', ...(await withdrawLead({ ctx, lead })) } as const;
	if (body.requestPriceDiscount) {
		const price = body.payments?.subTotal;
		return requestPriceDiscount({ ctx, lead, input: { ...input, ...(price ? { priceMinor: price } : {}) } });
	}
	if (body.intent === 'change') return requestChange({ ctx, lead, input });
	const expected = expectedOf(body);
	if (body.intent === undefined) return updateLead({ ctx, lead, input, expected, vault });
	const verb = body.intent === 'option' ? takeOption : bookLead;
	return verb({
		ctx,
		about: { lead },
		input: { ...input, disclaimer: true },
		expected,
		clientKey: null,
		onOtherBody: 'refuse',
		vault,
		newCard,
	});
}
