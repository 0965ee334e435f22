/** What a template makes of its data; the row's other fields come from the caller. */
export type MailContent = { subject: string; html: string; text: string };
