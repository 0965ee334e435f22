import type { LeadView } from './lead-view.server';

/** The tone of the line that says where a lead stands. */
export const TONES: Partial<Record<LeadView['status'], string>> = {
	interest: 'interest',
	requestedOption: 'asked',
	confirmedOption: 'asked',
	requestedBooking: 'wanted',
	confirmedBooking: 'booked',
};

type Now = Pick<LeadView, 'status' | 'queuePosition' | 'hotelPath' | 'cancellationFeeMinor'>;

/** Key of the text that says where a lead stands. */
export function nowOf({ status, queuePosition, hotelPath, cancellationFeeMinor }: Now) {
	if (status === 'requestedOption' && (queuePosition ?? 0) > 0) return 'now.queued';
	if (status === 'cancelledBooking' && cancellationFeeMinor !== null)
		return cancellationFeeMinor === 0 ? 'now.cancelledFree' : 'now.cancelledFee';
	const state =
		status === 'interest' ||
		status === 'requestedOption' ||
		status === 'confirmedOption' ||
		status === 'requestedBooking' ||
		status === 'confirmedBooking' ||
		status === 'cancelledBooking'
			? status
			: 'ended';
	return hotelPath ? (`nowHotel.${state}` as const) : (`now.${state}` as const);
}

const DONE = [
	'rooming',
	'rooms',
	'roomsAsked',
	'roomsChanged',
	'update',
	'change',
	'discount',
	'withdraw',
	'unask',
	'watch',
	'unwatch',
	'requestedOption',
	'requestedBooking',
	'confirmedBooking',
] as const;

/** Whether a word names a form that was done. */
export function isDone(value: string | null): value is (typeof DONE)[number] {
	return (DONE as readonly (string | null)[]).includes(value);
}
