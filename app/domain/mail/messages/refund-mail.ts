import type { PlainDate } from '../../date/plain-date';
import type { MailDescription, Row } from '../render/mail-description';
import { amountOf, type ClientNews, clientNewsMail, dayOf, newsTexts } from './client-news-mail';

/** Money that has left for the client. */
type Left = {
	news: ClientNews;
	minor: number;
	currency: string;
	paidOn: string;
	/** The last four of the account; null where it went back another way, such as to a card. */
	accountEnd: string | null;
	/** By when a bank shows it, and whether that day is over. */
	arrivesOn: PlainDate;
	hasArrived: boolean;
};

/** Tells a client that money that was paid above what is owed has left (MONEY-15). */
export function refundMail(left: Left): MailDescription {
	const { news, minor, currency } = left;
	const { t, property } = newsTexts(news);
	const amount = amountOf(minor, currency);
	return clientNewsMail(news, {
		subject: t('news.refund.subject', { amount }),
		title: t('news.refund.title', { amount }),
		preheader: wayWords(left),
		paragraphs: [t('news.refund.text', { amount, property }), wayWords(left)],
		rows: wayRows(left),
		button: t('news.page'),
	});
}

type Returned = Left & { retainedMinor: number; reason: string | null };

/** Tells a client what becomes of the security deposit: given back whole, in part, or retained, with the reason (MONEY-15). */
export function depositReturnedMail(returned: Returned): MailDescription {
	const { news, minor, retainedMinor, reason, currency } = returned;
	const { t, property } = newsTexts(news);
	const [amount, retained] = [amountOf(minor, currency), amountOf(retainedMinor, currency)];
	const outcome = retainedMinor === 0 ? 'whole' : minor === 0 ? 'none' : 'part';
	return clientNewsMail(news, {
		subject: t(`news.returned.${outcome}.subject`, { property }),
		title: t(`news.returned.${outcome}.title`),
		preheader: t(`news.returned.${outcome}.text`, { amount, retained, property }),
		paragraphs: [
			t(`news.returned.${outcome}.text`, { amount, retained, property }),
			...(minor > 0 ? [wayWords(returned)] : []),
		],
		quote:
			retainedMinor > 0
				? { label: t('news.returned.reason'), text: reason ?? '–', after: t('news.returned.disagree') }
				: null,
		rows: [
			...(minor > 0 ? wayRows(returned) : []),
			...(retainedMinor > 0 ? [[t('news.returned.retained'), retained] as const] : []),
		],
		button: t('news.page'),
	});
}

function wayWords({ news, paidOn, accountEnd, arrivesOn, hasArrived }: Left): string {
	const { t } = newsTexts(news);
	const [day, until] = [dayOf(paidOn, news.language), dayOf(arrivesOn, news.language)];
	if (accountEnd === null) return t('news.way.other', { day });
	return t(hasArrived ? 'news.way.arrived' : 'news.way.account', { day, end: accountEnd, until });
}

function wayRows({ news, minor, currency, accountEnd, arrivesOn }: Left): Row[] {
	const { t } = newsTexts(news);
	return [
		[t('news.givenBack'), amountOf(minor, currency)],
		...(accountEnd === null
			? []
			: [
					[t('news.account'), t('news.accountEnd', { end: accountEnd })] as const,
					[t('news.arrives'), dayOf(arrivesOn, news.language)] as const,
				]),
	];
}
