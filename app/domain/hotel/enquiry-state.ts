/** What the enquiry tab shows (OFFER-5): the chat, the invitation to sign up for it, or that the hotel is not ready. */
export type EnquiryState = 'chat' | 'unlock' | 'notReady';

type Standing = {
	isChatEnabled: boolean;
	/** Chat is disabled for the consumer brand (OFFER-5). */
	isB2C: boolean;
	/** Null for visitors; users without an id have no chat. */
	userId: string | null;
};

export function enquiryState({ isChatEnabled, isB2C, userId }: Standing): EnquiryState {
	if (!isChatEnabled || isB2C) return 'notReady';
	return userId ? 'chat' : 'unlock';
}
