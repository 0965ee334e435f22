import type { MailBrand } from '../mail-brand';

/** What a mail that invites a person of a hotel says: the hotel, its contact, and the agent who invites, of his agency. */
export type InvitationMailData = {
	brand: MailBrand;
	hotel: string;
	contact: string;
	agent: string;
	agency: string;
	/** Where the invited person arrives. */
	url: string;
};
