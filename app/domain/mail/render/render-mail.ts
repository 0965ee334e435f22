import { headerText } from '../header-text';
import type { MailDescription } from './mail-description';
import { renderHtml } from './render-html';
import { renderText } from './render-text';

/** A mail's subject and its two bodies. */
export type MailContent = { subject: string; html: string; text: string };

/** Both bodies of a mail and a subject that is safe in a header (MAIL-6). */
export function renderMail(mail: MailDescription): MailContent {
	const subject = headerText(mail.subject);
	return { subject, html: renderHtml({ ...mail, subject }), text: renderText(mail) };
}
