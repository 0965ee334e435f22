import type { Need } from '../../trip/trip-needs';
import type { MailDescription } from '../render/mail-description';
import { type ClientNews, clientNewsMail, dayOf, newsTexts } from './client-news-mail';

type NeedsMail = {
	news: ClientNews;
	/** What is not given yet, at least one, by its day. */
	needs: readonly Pick<Need, 'kind' | 'dueOn' | 'given' | 'of'>[];
	today: string;
	/** The second one, just before the arrival. */
	isLast: boolean;
};

/** Lists what the trip page still needs, and by when (TRIP-14). It says nothing of money. */
export function needsMail({ news, needs, today, isLast }: NeedsMail): MailDescription {
	const { t, property } = newsTexts(news);
	const day = dayOf(news.booking.checkIn, news.language);
	const when = isLast ? 'last' : 'first';
	return clientNewsMail(news, {
		subject: t(`news.needs.${when}Subject`, { property }),
		title: t(`news.needs.${when}Title`),
		preheader: t(`news.needs.${when}`, { day, property }),
		paragraphs: [t(`news.needs.${when}`, { day, property }), t('news.needs.how')],
		rows: needs.map(({ kind, dueOn, given, of }) => {
			const by = dueOn < today ? t('news.needs.soon') : t('news.needs.by', { day: dayOf(dueOn, news.language) });
			const isCounted = of > 0 && given > 0;
			return [
				t(`news.needs.kind.${kind}`),
				isCounted ? `${by} · ${t('news.needs.count', { given, of })}` : by,
			] as const;
		}),
		button: t('news.needs.open'),
	});
}
