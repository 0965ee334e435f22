import type { TradePropertyView } from '~/domain/trade/trade-property-view';
import type { LeadDialogView } from './lead-dialog-view';

/** The data of a lead's dialog over a property's page. */
export type TradeLeadData = {
	view: TradePropertyView;
	dialog: LeadDialogView;
	alternates: { en: string; de: string };
	title: string;
	description: string;
};
