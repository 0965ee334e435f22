import type { StayRequestView } from '~/domain/enquiry/enquiry-view';

/** A request as the summary beside its form says it; the price in words, null while period or level are open. */
export type ShownRequest = Omit<StayRequestView, 'price'> & {
	price: {
		/** Null without a price; `text` says why. */
		amount: string | null;
		text: string;
		isSold: boolean;
		/** The tourist tax beside the amount. */
		tax: string | null;
	} | null;
};
