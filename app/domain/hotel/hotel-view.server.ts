import type { RequestContext } from '~/context';
import { areFlagsOn } from '../feature/are-flags-on';
import type { StoredPicture } from '../picture/stored-picture';
import { markdownHtml } from '../property/markdown-html.server';
import { isTradeVisitor } from '../trade/is-trade-visitor';
import { type EnquiryState, enquiryState } from './enquiry-state';
import type { Hotel } from './hotel';
import { type HotelTab, hotelTabs, readHotelTab, showsMice } from './hotel-tabs';
import { type CommissionRange, loadCommission } from './load-commission.server';
import { type TeamState, teamState } from './reservations-hours';

type HotelText = NonNullable<Hotel['text']>;

/** A hotel's texts as pages show them: Markdown is HTML by now. */
export type HotelTextView = Omit<
	HotelText,
	'descriptionMarkdown' | 'bookingPolicyMarkdown' | 'houseRulesMarkdown' | 'miceFacilities'
> & {
	descriptionHtml: string | null;
	bookingPolicyHtml: string | null;
	houseRulesHtml: string | null;
	miceFacilities: (Omit<HotelText['miceFacilities'][number], 'key' | 'markdownDescription'> & {
		html: string | null;
		pictures: StoredPicture[];
	})[];
};

/** What only the trade sees of a hotel. */
export type TradeHotelFacts = Pick<Hotel, 'salesManagers' | 'reservation'> & {
	team: TeamState;
	commission: CommissionRange | null;
	/** May go back to the list of hotels (AGENCY-18). */
	canSearch: boolean;
	/** Belongs to an agency, and so may invite and save. */
	hasAgency: boolean;
};

/** What a hotel's page shows to its reader. */
export type HotelView = Omit<Hotel, 'text' | 'salesManagers' | 'reservation' | 'meetingPictures'> & {
	text: HotelTextView | null;
	tabs: HotelTab[];
	tab: HotelTab;
	enquiry: EnquiryState;
	/** Null for everybody who is not of the trade. */
	trade: TradeHotelFacts | null;
};

type Ctx = Pick<RequestContext, 'db' | 'actor' | 'brand' | 'settings' | 'origin' | 'now'>;

/** The view of a hotel for its reader; only the trade sees contacts, commissions, partner levels and programmes (OFFER-3). */
export async function hotelView(ctx: Ctx, hotel: Hotel, query: URLSearchParams): Promise<HotelView> {
	const { actor, brand } = ctx;
	const { text, salesManagers, reservation, meetingPictures, ...open } = hotel;
	const isTrade = isTradeVisitor(actor);
	const hasMice = showsMice({ name: hotel.name, count: text?.miceFacilities.length ?? 0 }, areFlagsOn(ctx));
	const tabs = hotelTabs({ isTrade, hasMice });
	return {
		...open,
		// Words of the trade, which tell guests nothing.
		...(isTrade ? {} : { statusLevel: null, programs: [] }),
		text: text && textView(text, meetingPictures),
		tabs,
		tab: readHotelTab(query, tabs),
		enquiry: enquiryState({ isChatEnabled: hotel.isChatEnabled, isB2C: brand.isB2C, userId: actor?.id ?? null }),
		trade: isTrade
			? {
					salesManagers,
					reservation,
					team: teamState(ctx.now, hotel.timeZone),
					commission: await loadCommission(ctx, actor, hotel.id),
					canSearch: actor.role !== 'amex_lifestyleAgent',
					hasAgency: actor.agency?.verification === 'verified',
				}
			: null,
	};
}

function textView(text: HotelText, meetingPictures: Hotel['meetingPictures']): HotelTextView {
	const { descriptionMarkdown, bookingPolicyMarkdown, houseRulesMarkdown, miceFacilities, ...rest } = text;
	return {
		...rest,
		descriptionHtml: markdownHtml(descriptionMarkdown),
		bookingPolicyHtml: markdownHtml(bookingPolicyMarkdown),
		houseRulesHtml: markdownHtml(houseRulesMarkdown),
		miceFacilities: miceFacilities.map(({ key, markdownDescription, ...facility }) => ({
			...facility,
			html: markdownHtml(markdownDescription),
			pictures: meetingPictures.filter(({ room }) => room === key).map(({ picture }) => picture),
		})),
	};
}
