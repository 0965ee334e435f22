import type { MailDescription } from '../render/mail-description';
import { amountOf, amountOn, type ClientNews, clientNewsMail, dayOf, newsTexts } from './client-news-mail';

type Payment = { minor: number; receivedOn: string };

type StillOpen = {
	openMinor: number;
	/** What is due next; null where nothing is open. */
	next: { minor: number; dueDate: string } | null;
};

type Received = StillOpen & {
	news: ClientNews;
	currency: string;
	/** At least one, by their days. */
	payments: readonly Payment[];
	/** What came in above what is owed, and is given back. */
	creditMinor: number;
	receipts: readonly { number: string; url: string }[];
};

/** Tells a client that payments have come in, and what is still open (MONEY-14). */
export function paymentReceivedMail(mail: Received): MailDescription {
	const { news, currency, payments, openMinor, creditMinor, receipts } = mail;
	const { language } = news;
	const { t, property } = newsTexts(news);
	const amount = amountOf(sumOf(payments), currency);
	const open = openWords(mail);
	return clientNewsMail(news, {
		subject: t('news.receivedMail.subject', { property }),
		title: t('news.receivedMail.title'),
		preheader: t('news.receivedMail.text', { amount, property }),
		paragraphs: [
			t('news.receivedMail.text', { amount, property }),
			open,
			...(creditMinor > 0 ? [t('news.receivedMail.credit', { amount: amountOf(creditMinor, currency) })] : []),
			...(receipts.length > 0 ? [t('news.receivedMail.receipts', { count: receipts.length })] : []),
		],
		rows: [
			...payments.map((each) => [t('news.received'), amountOn(each, currency, language)] as const),
			[t('news.open'), amountOf(openMinor, currency)],
		],
		button: t('news.page'),
		links: receipts.map(({ number, url }) => ({ label: t('news.receipt', { number }), href: url })),
	});
}

type Reversed = StillOpen & { news: ClientNews; currency: string; payments: readonly Payment[] };

/** Tells a client that what came in has turned out to be none, or another booking's (MONEY-14). */
export function paymentReversedMail(mail: Reversed): MailDescription {
	const { news, currency, payments, openMinor } = mail;
	const { language } = news;
	const { t, property } = newsTexts(news);
	const amount = amountOf(sumOf(payments), currency);
	return clientNewsMail(news, {
		subject: t('news.reversed.subject', { property }),
		title: t('news.reversed.title'),
		preheader: t('news.reversed.preheader', { amount }),
		paragraphs: [t('news.reversed.text', { amount, property }), openWords(mail), t('news.reversed.help')],
		rows: [
			...payments.map((each) => [t('news.takenBack'), amountOn(each, currency, language)] as const),
			[t('news.open'), amountOf(openMinor, currency)],
		],
		button: t('news.page'),
	});
}

function openWords({ news, currency, openMinor, next }: StillOpen & { news: ClientNews; currency: string }): string {
	const { t } = newsTexts(news);
	if (next === null) return t('news.nothingOpen');
	const [open, amount] = [amountOf(openMinor, currency), amountOf(next.minor, currency)];
	const day = dayOf(next.dueDate, news.language);
	return t(next.minor === openMinor ? 'news.stillOpen' : 'news.nextOpen', { open, amount, day });
}

function sumOf(payments: readonly Payment[]): number {
	return payments.reduce((sum, { minor }) => sum + minor, 0);
}
