import { addDays, type PlainDate } from '~/domain/date/plain-date';
import type { DashboardRow } from '~/domain/lead/dashboard/dashboard-row';

export type StepName =
	| 'sendOffer'
	| 'answer'
	| 'queue'
	| 'option'
	| 'payment'
	| 'deposit'
	| 'cancellation'
	| 'arrival'
	| 'stayed'
	| 'declined'
	| 'cancelled'
	| 'expired';

export type NextStep = {
	name: StepName;
	/** When, if it has a date; `time` of options. */
	day: string | null;
	time: string | null;
	/** Text only: red up to tomorrow, amber within a week. */
	urgency: 'urgent' | 'soon' | null;
	isClosed: boolean;
};

const SOON_DAYS = 7;

/** The next step of a lead, by its status. */
export function nextStep(
	row: Pick<DashboardRow, 'status' | 'ends' | 'step' | 'changedOn' | 'checkOut' | 'queuePosition'>,
	today: PlainDate,
): NextStep {
	const open = (name: StepName, day: string | null = null, time: string | null = null): NextStep => ({
		name,
		day,
		time,
		urgency: day === null || name === 'arrival' ? null : stepUrgency(day, today),
		isClosed: false,
	});
	const closed = (name: StepName): NextStep => ({
		name,
		day: row.changedOn,
		time: null,
		urgency: null,
		isClosed: true,
	});
	switch (row.status) {
		case 'interest':
			return open('sendOffer');
		case 'requestedOption':
			return open((row.queuePosition ?? 0) > 0 ? 'queue' : 'answer');
		case 'requestedBooking':
			return open('answer');
		case 'confirmedOption':
			return open('option', row.ends?.day ?? null, row.ends?.time ?? null);
		case 'confirmedBooking':
			return row.step ? open(row.step.kind, row.step.day) : { ...closed('stayed'), day: row.checkOut, isClosed: false };
		case 'expiredOption':
			return closed('expired');
		case 'declinedOption':
		case 'declinedBooking':
			return closed('declined');
		default:
			return closed('cancelled');
	}
}

export function stepUrgency(day: string, today: PlainDate): NextStep['urgency'] {
	if (day <= addDays(today, 1)) return 'urgent';
	return day <= addDays(today, SOON_DAYS) ? 'soon' : null;
}
