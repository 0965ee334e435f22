import type { ConversationRow } from '~/domain/conversation/list-conversations.server';
import type { ConversationDetails, EnquiredStay } from '~/domain/conversation/load-conversation.server';
import type { StreamAccess } from '~/domain/conversation/stream-access.server';
import type { Money } from '~/domain/money/money';

/** A line of the list as its page shows it: nothing internal, times as days and clock times of the hotel. */
export type RowView = Pick<
	ConversationRow,
	| 'id'
	| 'hotelName'
	| 'agencyName'
	| 'clientFirstName'
	| 'clientLastName'
	| 'isOwn'
	| 'kind'
	| 'body'
	| 'unread'
	| 'pictureHash'
	| 'contact'
> &
	Partial<Pick<ConversationRow, 'event'>> & { authorFirstName: string | null; day: string; time: string };

/** The address of a conversation: agents have their own pages, hotels respond in their inbox (AGENCY-30). */
export type Inbox = { base: '/partner/conversations' | '/partner/inbox'; isHotel: boolean };

/** The targets for a card of the hotel. */
export type Taking = {
	/** An agent may take it. */
	canTake: boolean;
	/** The reader speaks for the hotel. */
	isHotel: boolean;
	conversationId: string;
	hotelId: string;
	/** An interest in this hotel's rooms that the conversation is about. */
	lead: Pick<NonNullable<ConversationDetails['lead']>, 'id' | 'checkIn' | 'checkOut' | 'rooms'> | null;
	/** Messages of cards that the hotel has withdrawn since the page was loaded. */
	withdrawn: ReadonlySet<string>;
	/** Cards that are in a lead already. */
	cardLeads: ConversationDetails['cardLeads'];
};

/** Initial values of the form of a chat enquiry. */
export type EnquiryStart = {
	formKey: string;
	/** Names of the brand's fields for references. */
	tls: string;
	cc: string;
	hasCardTier: boolean;
	/** The lead that it is about, and its client by the names of the fields. */
	lead: { id: string; client: Record<string, string>; stay: EnquiredStay | null } | null;
};

/** The requested rooms, as they are shown. */
export type StayView = {
	checkIn: string;
	checkOut: string;
	rooms: readonly {
		roomName: string;
		rateName: string;
		adults: number;
		childrenAges: readonly number[];
		/** Null: Price on Application. */
		total: Money | null;
	}[];
};

/** The conversations that a hotel's page loads late. */
export type AboutHotel = EnquiryStart & {
	rows: RowView[];
	conversation: ConversationDetails | null;
	today: string;
	stream: StreamAccess | null;
};
