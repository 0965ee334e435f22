import type { ConversationDetails } from '~/domain/conversation/load-conversation.server';
import type { StreamAccess } from '~/domain/conversation/stream-access.server';
import type { Inbox, RowView } from '../conversation/conversation-view';

/** Data from a page for Stream's screen. */
export type StreamPartsProps = {
	access: StreamAccess;
	inbox: Inbox;
	/** The open one; null where only the list is shown. */
	conversation: ConversationDetails | null;
	/** Rows of our own database, shown until Stream's list has loaded; null without a list, as on a hotel's page. */
	list: { rows: readonly RowView[]; next: string | null; query: string; today: string } | null;
	isInHotel?: boolean;
};
