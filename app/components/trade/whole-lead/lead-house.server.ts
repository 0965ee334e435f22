import type { AppLoadContext } from '~/context';
import { leadWeeks } from '~/domain/lead/lead-weeks';
import type { WholeLead } from '~/domain/lead/list/read-lead.server';
import { stayPreview } from '~/domain/lead/preview-stay.server';
import type { TradeHouse } from '~/domain/lead/trade-house.server';
import { maxPax } from '~/domain/property/occupancy';
import type { LeadHouse } from './stay-request';

/** The house as a lead's form for another stay shows it, with what it says to the stay as it stands. */
export function leadHouse({
	ctx,
	lead,
	house,
}: {
	ctx: Pick<AppLoadContext, 'brand' | 'today'>;
	lead: WholeLead;
	house: TradeHouse;
}): LeadHouse {
	const { checkIn, checkOut, serviceLevel, pax } = lead;
	return {
		levels: house.levels,
		most: maxPax(house.beds),
		weeks: leadWeeks(house, lead.no, ctx.today),
		preview: stayPreview({
			ctx,
			lead,
			house,
			asked: { checkIn, checkOut, serviceLevel: serviceLevel ?? '', pax: String(pax) },
		}),
		asked: lead.requests
			.filter(({ state }) => state === 'open')
			.map(({ id, wish }) => ({
				id,
				preview: stayPreview({
					ctx,
					lead,
					house,
					asked: {
						checkIn: wish.checkIn ?? checkIn,
						checkOut: wish.checkOut ?? checkOut,
						serviceLevel: wish.serviceLevel ?? serviceLevel ?? '',
						pax: String(wish.pax ?? pax),
					},
				}),
			})),
	};
}
