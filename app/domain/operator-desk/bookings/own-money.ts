import { plainDate } from '../../date/plain-date';
import {
	type BookedLead,
	type InstalmentWords,
	instalmentPlan,
	type PlannedInstalment,
} from '../../payment/instalment-plan';
import { type InstalmentState, instalmentState, openMinor } from '../../payment/instalment-state';

/** An instalment as it is stored: what the client owes, with the agency's markup. */
export type StoredInstalment = {
	kind: InstalmentWords;
	dueDate: string;
	minor: number;
	receivedMinor: number;
	waivedMinor: number;
};

/** An instalment of the operator's own price; minor units of the lead's currency. */
export type OwnInstalment = PlannedInstalment & {
	receivedMinor: number;
	waivedMinor: number;
	openMinor: number;
	state: InstalmentState;
};

/** A part of an amount, as large as the same part of another one. */
export function shareOf(ownMinor: number, part: number, whole: number): number {
	return whole <= 0 ? 0 : Math.round((ownMinor * part) / whole);
}

/**
 * The instalments of a booking in the operator's own prices (OPERATOR-20): without the agency's markup and without services, and of each as large a share
 * paid as its client has paid. In the order of their days.
 */
export function ownInstalments(lead: BookedLead, stored: readonly StoredInstalment[], today: string): OwnInstalment[] {
	const ofStay = stored.filter(({ kind }) => kind !== 'service');
	const own = instalmentPlan({ ...lead, markupMinor: null, approvedMarkupMinor: null }, plainDate(today));
	return own.map((planned, at) => {
		const client = ofStay[at];
		// What is kept of a cancelled booking is due on the day of the cancellation, which the stored one knows.
		const dueDate = client?.dueDate ?? planned.dueDate;
		const receivedMinor = client ? shareOf(planned.minor, client.receivedMinor, client.minor) : 0;
		const isSettled = client !== undefined && openMinor(client) === 0;
		const waivedMinor = !client
			? 0
			: isSettled
				? planned.minor - receivedMinor
				: shareOf(planned.minor, client.waivedMinor, client.minor);
		const amounts = { ...planned, dueDate, receivedMinor, waivedMinor };
		return { ...amounts, openMinor: openMinor(amounts), state: instalmentState(amounts, today) };
	});
}
