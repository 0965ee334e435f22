import { createContext, useContext } from 'react';
import type { ConversationDetails } from '~/domain/conversation/load-conversation.server';

/** Data for the parts of a conversation. */
export type ConversationRow = {
	/** IANA zone of the hotel, in which days and times are shown. */
	timeZone: string;
	/** The recipient. */
	to: string;
	/** The first message, and the rooms requested with it. */
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
