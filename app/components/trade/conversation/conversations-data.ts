import type { loadConversation } from '~/domain/conversation/load-conversation.server';
import type { streamAccess } from '~/domain/conversation/stream-access.server';
import type { RowView } from './conversation-view';

/** The list of conversations and the open one, side by side. */
export type ConversationsData = {
	list: { rows: RowView[]; next: string | null };
	conversation: Awaited<ReturnType<typeof loadConversation>>;
	query: string;
	today: string;
	formKey: string;
	stream: ReturnType<typeof streamAccess>;
};
