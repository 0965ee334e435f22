import type { InternalNotice } from '../../enquiry/mailer-shapes';
import { headerText } from '../header-text';
import type { MailBrand } from '../mail-brand';
import type { MailDescription, Row } from '../render/mail-description';
import { teamMailTime } from './team-mail-time';

type InternalNoticeData = {
	brand: MailBrand;
	/** Instant in milliseconds. */
	createdAt: number;
	notice: InternalNotice;
	sender: { id: string; name: string; email: string; role: string; agency: string | null };
};

/** To the team, in English: a verification request, a referral or a login error (MAIL-12). The caller sets the sender as reply address. */
export function internalNoticeMail({ brand, createdAt, notice, sender }: InternalNoticeData): MailDescription {
	const title = notice.subject;
	const name = headerText(sender.name, 80) || sender.email;
	const message = ('error' in notice ? notice.error : notice.text).trim();
	const rows: Row[] = [
		['From', name],
		['Email', sender.email],
		['Role', sender.role],
		['Agency', headerText(sender.agency ?? '', 80)],
		['Recommended by', 'referrerName' in notice ? headerText(notice.referrerName, 120) : ''],
		['Page', 'location' in notice ? headerText(notice.location ?? '', 300) : ''],
		['Received', teamMailTime(createdAt)],
		['User', sender.id],
	].flatMap(([label = '', value = '']) => (value === '' ? [] : [[label, value] as const]));
	return {
		brand,
		language: 'en',
		subject: `${title} · ${name}`,
		preheader: headerText(message || title, 120),
		reason: `Sent by a signed-in user of ${new URL(brand.origin).host} for ${brand.name}.`,
		blocks: [
			{ type: 'title', title, kicker: 'Internal notice', plain: title },
			message ? { type: 'quote', label: 'Message', text: message } : null,
			{ type: 'facts', heading: 'Sender', rows },
		],
	};
}
