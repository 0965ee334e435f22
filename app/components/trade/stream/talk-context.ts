import { createContext, useContext } from 'react';

/** What the parts of a thread know of it. */
export type Talk = {
	/** IANA zone of the hotel, in which days and times are told. */
	timeZone: string;
	/** To whom it is written. */
	to: string;
};

export const TalkContext = createContext<Talk>({ timeZone: 'Europe/Vienna', to: '' });

export const useTalk = (): Talk => useContext(TalkContext);
