import type { Texts } from './browser-texts';

/** Texts of the trade's and of accounts' pages, and of what opens on demand, each a file of its own; see `browser.ts`. */
export const files = import.meta.glob<{ default: Texts }>(
	'./{en,de}/{account,admin,agency,api-keys,booked,booking-engine,calendar,catalogue-entries,channel-calendars,commission,concierge,conversation,dashboard,desk,desk-import,edit-rooms,enquiries,guests,help,hotel-calendar,hotel-comparison,hotel-desk,hotel-help,hotel-interest,hotel-list,hotel-page,hotel-parts,hotel-plans,hotel-rates,hotel-rooms,inbox,inspiration,invitation,lead,members,mice,money,network,notices,onboarding,operator-bookings,operator-calendar,operator-prices,operator-today,payment,payment-link,payouts,price-notices,property-editor,property-rooms,proposal,refunds,reviews,room,rooms,rooms-request,signup,stay-calendar,stay-rules,studio,supplier-job,trade,trade-hotel,trade-house,trade-lead,trade-payments,trade-proposals,trade-thread,webhooks}.ts',
);
