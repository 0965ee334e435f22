import type { ClientMessage } from '~/domain/mail-thread/client-messages';
import type { ApprovalProgress } from '~/domain/proposal/approval-progress';
import type { ClientMoney } from '~/domain/proposal/client-money.server';
import type { ProposalState } from '~/domain/proposal/proposal-transitions';
import type { Snapshot, SnapshotOption, SnapshotPerson } from '~/domain/proposal/snapshot';
import type { SnapshotChange } from '~/domain/proposal/snapshot-changes';

/**
 * All that the client's page is drawn of, as plain data: a version that was sent, or a draft as it would be sent (`path` null, which leaves out
 * what only a link can do).
 */
export type ClientView = {
	state: Exclude<ProposalState, 'draft'>;
	snapshot: Omit<Snapshot, 'proposal' | 'person' | 'format'>;
	/** Null once the client's data were erased. */
	person: Omit<SnapshotPerson, 'salt'> | null;
	/** First eight digits of the version's hash; null before it was sent. */
	fingerprint: string | null;
	/** False for a version after which another was sent. */
	isNewest: boolean;
	/** The version before this one, and what has changed since; null in the first. */
	before: { number: number; sentAt: number; changes: SnapshotChange[] } | null;
	/** Null as long as nothing is approved. */
	approval: {
		option: string;
		by: string;
		at: number;
		progress: ApprovalProgress;
		canTakeBack: boolean;
		/** What is paid and open once it is booked. */
		money: ClientMoney | null;
	} | null;
	/** `/p/{token}`, where answers go; null in a preview. */
	path: string | null;
	/** What client and agent have written to each other, the oldest first. */
	messages: ClientMessage[];
	/** Answers come by mail too. */
	hasEmail: boolean;
	/** A new key of the forms: a question sent twice under it is one. */
	formKey: string;
	/** Where the PDF of this version is; null while there is none. */
	pdfPath: string | null;
	/** Where the approved stay is as a calendar file; null while there is none. */
	calendarPath: string | null;
	/** All pictures stand in the page, as the link to them asks for: without script nothing opens over it. */
	isGalleryOpen: boolean;
	/** When it is looked at, milliseconds. */
	now: number;
};

export type ClientOption = SnapshotOption;
