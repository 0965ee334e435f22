import { LEAD_TABS } from '#db/schema/trade-enums';
import type { LeadStatus } from '../lead-status';

export type LeadTab = (typeof LEAD_TABS)[number];

const TAB_OF: Record<LeadStatus, LeadTab> = {
	interest: 'interest',
	requestedOption: 'options',
	confirmedOption: 'options',
	requestedBooking: 'requested',
	confirmedBooking: 'confirmed',
	declinedOption: 'closed',
	declinedBooking: 'closed',
	cancelledOption: 'closed',
	cancelledBooking: 'closed',
	expiredOption: 'closed',
};

export function tabOf(status: LeadStatus): LeadTab {
	return TAB_OF[status];
}

/** How a tab is stored in `lead_line.tab`. */
export function tabNumber(tab: LeadTab): number {
	return LEAD_TABS.indexOf(tab);
}

export function isLeadTab(value: unknown): value is LeadTab {
	return (LEAD_TABS as readonly unknown[]).includes(value);
}
