import 'stream-chat';

declare module 'stream-chat' {
	/** Fields of our own that a channel has (`app/domain/conversation/open-channel.server.ts`). */
	interface CustomChannelData {
		name?: string;
		hotel?: string;
		agency?: string;
		client_first_name?: string;
		client_last_name?: string;
		/** IANA zone of the hotel. */
		time_zone?: string;
		/** Of the hotel's first picture. */
		picture?: string | null;
	}

	/** Of the system message that tells of a takeover (`app/domain/conversation/tell-takeover.server.ts`): both names, a line each. */
	interface CustomMessageData {
		told?: 'takenOver';
		names?: string;
	}

	interface CustomUserData {
		party?: 'hotel' | 'travelAgency' | 'admin';
	}
}
