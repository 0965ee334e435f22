import type { InternalNotice } from '../enquiry/mailer-shapes';
import { headerText } from './header-text';
import { endBlock, headingBlock, quoteBlock, rowsBlock, titleBlock } from './mail-blocks';
import type { MailBrand } from './mail-brand';
import type { MailContent } from './mail-content';
import { mailLayout } from './mail-layout';
import { type Row, textHeading, textRows, wrapText } from './plain-text';
import { teamMailTime } from './team-mail-time';

type InternalNoticeData = {
	brand: MailBrand;
	/** Instant in milliseconds. */
	createdAt: number;
	notice: InternalNotice;
	sender: { id: string; name: string; email: string; role: string; agency: string | null };
};

/** To the team, in English: a verification request, a referral or a login error (MAIL-12). The caller sets the sender as reply address. */
export function internalNoticeMail({ brand, createdAt, notice, sender }: InternalNoticeData): MailContent {
	const title = notice.subject;
	const name = headerText(sender.name, 80) || sender.email;
	const subject = headerText(`${title} · ${name}`);
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
	const html = mailLayout({
		brand,
		language: 'en',
		title: subject,
		preheader: headerText(message || title, 120),
		reason: `Sent by a signed-in user of ${new URL(brand.origin).host} for ${brand.name}.`,
		body: [
			titleBlock(title, 'Internal notice', brand),
			...(message ? [quoteBlock('Message', message, brand)] : []),
			headingBlock('Sender', brand),
			rowsBlock(rows, brand),
			endBlock(),
		].join('\n'),
	});
	const text = [
		title,
		...(message ? [`${textHeading('Message')}\n${wrapText(message)}`] : []),
		`${textHeading('Sender')}\n${textRows(rows)}`,
	];
	return { subject, html, text: `${text.join('\n\n')}\n` };
}
