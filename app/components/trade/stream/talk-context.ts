import { createContext, useContext } from 'react';
import type { WholeConversation } from '~/domain/conversation/load-conversation.server';

/** What the parts of a thread know of it. */
export type Talk = {
	/** IANA zone of the hotel, in which days and times are told. */
	timeZone: string;
	/** To whom it is written. */
	to: string;
	/** The message that began it, and the rooms that were asked for with it. */
	enquiryId: string | null;
	stay: WholeConversation['stay'];
};

export const TalkContext = createContext<Talk>({ timeZone: 'Europe/Vienna', to: '', enquiryId: null, stay: null });

export const useTalk = (): Talk => useContext(TalkContext);
