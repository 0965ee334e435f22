import type { ConversationRow } from '~/domain/conversation/list-conversations.server';

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
> & { authorFirstName: string | null; day: string; time: string };

/** Where a conversation stands: agents have pages of their own, hotels answer in their inbox (decisions 55). */
export type Desk = { base: '/partner/conversations' | '/partner/inbox'; isHotel: boolean };
