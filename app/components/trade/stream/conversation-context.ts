import { createContext, useContext } from 'react';
import type { ConversationDetails } from '~/domain/conversation/load-conversation.server';

/** What the parts of a thread know of it. */
export type ConversationRow = {
	/** IANA zone of the hotel, in which days and times are shown. */
	timeZone: string;
	/** The recipient. */
	to: string;
	/** The message that began it, and the rooms that were asked for with it. */
	enquiryId: string | null;
	stay: ConversationDetails['stay'];
};

export const StreamConversationContext = createContext<ConversationRow>({
	timeZone: 'Europe/Vienna',
	to: '',
	enquiryId: null,
	stay: null,
});

export const useStreamConversation = (): ConversationRow => useContext(StreamConversationContext);
