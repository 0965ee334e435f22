import type { ReminderKind } from '../../payment/reminder-day';
import type { MailDescription } from '../render/mail-description';
import { amountOf, amountOn, type ClientNews, clientNewsMail, dayOf, newsTexts } from './client-news-mail';

type Deposit = {
	news: ClientNews;
	currency: string;
	/** What was agreed, what of it is still to come, and by when. */
	minor: number;
	openMinor: number;
	dueDate: string;
};

type Received = Deposit & { receivedMinor: number; receivedOn: string };

/** Tells a client that the security deposit, or a part of it, has come in (MONEY-14). */
export function depositReceivedMail({ news, currency, minor, openMinor, dueDate, ...came }: Received): MailDescription {
	const { t, property } = newsTexts(news);
	const [amount, open] = [amountOf(came.receivedMinor, currency), amountOf(openMinor, currency)];
	return clientNewsMail(news, {
		subject: t('news.deposit.subject', { property }),
		title: t('news.deposit.title'),
		preheader: t('news.deposit.text', { amount, property }),
		paragraphs: [
			t('news.deposit.text', { amount, property }),
			...(openMinor > 0 ? [t('news.deposit.open', { open, day: dayOf(dueDate, news.language) })] : []),
			t('news.deposit.after'),
		],
		rows: [
			[
				t('news.received'),
				amountOn({ minor: came.receivedMinor, receivedOn: came.receivedOn }, currency, news.language),
			],
			[t('news.deposit.agreed'), amountOf(minor, currency)],
			...(openMinor > 0 ? [[t('news.open'), open] as const] : []),
		],
		button: t('news.page'),
	});
}

/** Tells a client that a security deposit that was said to have come in has not (MONEY-14). */
export function depositReversedMail({ news, currency, openMinor, dueDate, ...came }: Received): MailDescription {
	const { t, property } = newsTexts(news);
	const [amount, open] = [amountOf(came.receivedMinor, currency), amountOf(openMinor, currency)];
	return clientNewsMail(news, {
		subject: t('news.deposit.reversedSubject', { property }),
		title: t('news.deposit.reversedTitle'),
		preheader: t('news.reversed.preheader', { amount }),
		paragraphs: [
			t('news.deposit.reversed', { amount, property }),
			...(openMinor > 0 ? [t('news.deposit.open', { open, day: dayOf(dueDate, news.language) })] : []),
			t('news.reversed.help'),
		],
		rows: [
			[
				t('news.takenBack'),
				amountOn({ minor: came.receivedMinor, receivedOn: came.receivedOn }, currency, news.language),
			],
			[t('news.open'), open],
		],
		button: t('news.page'),
	});
}

/** Reminds a client of the security deposit before and after its day (MONEY-16). */
export function depositReminderMail(deposit: Deposit & { reminder: ReminderKind }): MailDescription {
	const { news, currency, openMinor, dueDate, reminder } = deposit;
	const { t, property } = newsTexts(news);
	const [open, day] = [amountOf(openMinor, currency), dayOf(dueDate, news.language)];
	return clientNewsMail(news, {
		subject: t('news.deposit.reminderSubject', { property }),
		title: t('news.deposit.reminderTitle', { property }),
		preheader: t('payment.dueBy', { amount: open, day }),
		paragraphs: [t(`news.deposit.${reminder}`, { open, day }), t('news.deposit.after')],
		rows: [
			[t('news.deposit.name'), open],
			[t('payment.due'), day],
		],
		button: t('payment.open'),
	});
}
