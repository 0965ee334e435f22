import type { OfferedWeek } from '#db/schema/enquiry';
import type { LeftOutFile } from '#db/schema/mail-thread';
import type { THREAD_SIDES, THREAD_WAYS } from '#db/schema/trade-enums';

/** What happened, as the tables name it: kinds of events of proposals, and actions of the audit trail without `enquiry.`. */
export type EnquiryEvent = {
	kind: string;
	at: number;
	note: string | null;
	by: string | null;
	/** To whom it was given. */
	to: string | null;
	/** Why it was lost. */
	reason: string | null;
	/** Nights that were held, and until when; of `heldBooked` those that the guest has booked. */
	held?: { name: string; checkIn: string; checkOut: string; until: number | null } | null;
};

/** Kinds that are shown; what was written is shown itself. */
export const ENQUIRY_STEPS = [
	'sent',
	'opened',
	'asked',
	'approved',
	'approvalTakenBack',
	'declined',
	'expired',
	'withdrawn',
	'prepared',
	'answered',
	'won',
	'lost',
	'closed',
	'reopened',
	'assigned',
	'held',
	'heldBooked',
] as const;

export type EnquiryMessage = {
	id: string;
	side: (typeof THREAD_SIDES)[number];
	way: (typeof THREAD_WAYS)[number];
	author: string;
	body: string;
	quoted: string | null;
	otherAddress: string | null;
	leftOut: LeftOutFile[] | null;
	isCut: boolean;
	isHeld: boolean;
	offers: OfferedWeek[] | null;
	/** That went along, or came with a guest's mail. */
	files: readonly { id: string; name: string; bytes: number }[];
	at: number;
	isUnread: boolean;
};

export type EnquiryNote = { id: string; body: string; at: number; by: string; isMine: boolean };

export type TimelineItem =
	| ({ type: 'event' } & EnquiryEvent)
	| ({ type: 'message' } & EnquiryMessage)
	| ({ type: 'note' } & EnquiryNote);

/** What was written, noted and done about an enquiry, the oldest first; events, steps and messages come the newest first. */
export function enquiryTimeline(all: {
	events: readonly EnquiryEvent[];
	steps: readonly EnquiryEvent[];
	messages: readonly EnquiryMessage[];
	notes: readonly EnquiryNote[];
	holds: readonly EnquiryEvent[];
}): TimelineItem[] {
	const known: readonly string[] = ENQUIRY_STEPS;
	return [
		...[...all.events.toReversed(), ...all.steps.toReversed(), ...all.holds]
			.filter(({ kind }) => known.includes(kind))
			.map((each): TimelineItem => ({ type: 'event', ...each })),
		...all.messages.toReversed().map((each): TimelineItem => ({ type: 'message', ...each })),
		...all.notes.map((each): TimelineItem => ({ type: 'note', ...each })),
	].sort((a, b) => a.at - b.at);
}
