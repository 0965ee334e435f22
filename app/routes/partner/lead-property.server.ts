import type { LeadProperty } from '~/components/trade/lead-page/stay-request-form';
import type { AppLoadContext } from '~/context';
import { leadWeeks } from '~/domain/lead/lead-weeks';
import type { LeadDetails } from '~/domain/lead/list/read-lead.server';
import { stayPreview } from '~/domain/lead/preview-stay.server';
import type { TradeProperty } from '~/domain/lead/trade-property.server';
import { maxPax } from '~/domain/property/occupancy';

/** The property for a lead's form for another stay, with its validation of the current stay. */
export function leadProperty({
	ctx,
	lead,
	property,
}: {
	ctx: Pick<AppLoadContext, 'brand' | 'today'>;
	lead: LeadDetails;
	property: TradeProperty;
}): LeadProperty {
	const { checkIn, checkOut, serviceLevel, pax } = lead;
	return {
		levels: property.levels,
		most: maxPax(property.beds),
		weeks: leadWeeks(property, lead.no, ctx.today),
		preview: stayPreview({
			ctx,
			lead,
			property,
			requested: { checkIn, checkOut, serviceLevel: serviceLevel ?? '', pax: String(pax) },
		}),
		requested: lead.requests
			.filter(({ state }) => state === 'open')
			.map(({ id, change }) => ({
				id,
				preview: stayPreview({
					ctx,
					lead,
					property,
					requested: {
						checkIn: change.checkIn ?? checkIn,
						checkOut: change.checkOut ?? checkOut,
						serviceLevel: change.serviceLevel ?? serviceLevel ?? '',
						pax: String(change.pax ?? pax),
					},
				}),
			})),
	};
}
