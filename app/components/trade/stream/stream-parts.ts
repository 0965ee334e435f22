import type { ConversationDetails } from '~/domain/conversation/load-conversation.server';
import type { StreamAccess } from '~/domain/conversation/stream-access.server';
import type { Inbox, RowView } from '../conversation/conversation-view';

/** What a page gives to the screen of Stream. */
export type StreamPartsProps = {
	access: StreamAccess;
	inbox: Inbox;
	/** The open one; null where only the list stands. */
	conversation: ConversationDetails | null;
	/** Rows of our own database, shown until Stream's list is there; null where no list stands, as on a hotel's page. */
	list: { rows: readonly RowView[]; next: string | null; query: string; today: string } | null;
	isInHotel?: boolean;
};
