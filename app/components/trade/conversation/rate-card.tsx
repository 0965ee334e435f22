import { useFetcher } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { RateCardView } from '~/domain/conversation/message-view';
import { formatDate } from '~/domain/date/format-date';
import { daysBetween, plainDate } from '~/domain/date/plain-date';
import { formatRate } from '~/domain/money/format-rate';
import { useRoot } from '~/root';
import { Amount } from '../amount';
import { tradeButton } from '../trade-button';
import { TradeIcon } from '../trade-icon';

type CardProps = { rate: RateCardView; messageId: string; conversationId: string; canTake: boolean };

/** What became of taking a rate; money in minor units of its currency. */
export type TakenRate =
	| { outcome: 'taken'; to: string | null }
	| { outcome: 'differs'; holds: { minor: number; currency: RateCardView['currency'] } | null }
	| { outcome: 'expired' }
	| { outcome: 'unavailable' };

/** A rate that the hotel has posted: the room, the stay, the price, how long it holds, and the way to take it. */
export function RateCard({ rate, messageId, conversationId, canTake }: CardProps) {
	const { t } = useTranslation('conversation');
	const { language } = useRoot();
	const fetcher = useFetcher<TakenRate>();
	const nights = daysBetween(plainDate(rate.checkIn), plainDate(rate.checkOut));
	const money = (minor: number) => ({ minor, currency: rate.currency });
	const answer = fetcher.data;
	const isTaken = rate.isTaken || answer?.outcome === 'taken';
	const day = (date: string) => formatDate(date, language, { weekday: 'plain' });
	const ages = rate.childrenAges.length > 0 ? ` (${rate.childrenAges.join(', ')})` : '';
	return (
		<article className="talk-rate" aria-label={t('rate.label', { room: rate.roomName })}>
			<header>
				<p className="talk-rate-kicker">{t(rate.isNegotiated ? 'rate.negotiated' : 'rate.fromHotel')}</p>
				<h3>{rate.roomName}</h3>
				<p>
					{t('rate.period', { from: day(rate.checkIn), to: day(rate.checkOut) })}, {t('nights', { count: nights })}
				</p>
				<p>
					{t('adults', { count: rate.adults })}
					{rate.children > 0 ? `, ${t('children', { count: rate.children })}${ages}` : ''}
				</p>
				<p className="talk-rate-until">
					<TradeIcon name="clock" size={16} />
					{t('rate.until', { day: day(rate.validUntil.day), time: rate.validUntil.time })}
				</p>
			</header>
			<dl>
				<div>
					<dt>{rate.rateName}</dt>
					<dd />
				</div>
				<div>
					<dt>{t('rate.perNight')}</dt>
					<dd>
						<Amount money={money(Math.round(rate.totalMinor / nights))} hasCents />
					</dd>
				</div>
				<div data-name="total">
					<dt>{t('rate.total', { count: nights })}</dt>
					<dd>
						<Amount money={money(rate.totalMinor)} hasCents />
					</dd>
				</div>
				{rate.commissionPercent === null ? null : (
					<div data-name="commission">
						<dt>{t('rate.commission', { percent: String(rate.commissionPercent).replace('.', ',') })}</dt>
						<dd>
							<Amount money={money(Math.round((rate.totalMinor * rate.commissionPercent) / 100))} hasCents />
						</dd>
					</div>
				)}
			</dl>
			{canTake || isTaken ? (
				<footer>
					{isTaken ? (
						<p className="talk-rate-done">{t('rate.taken')}</p>
					) : (
						<fetcher.Form method="post" action={`/partner/conversations/${conversationId}/rates/${messageId}`}>
							<button type="submit" className={tradeButton('dark')} disabled={fetcher.state !== 'idle'}>
								{t('rate.take')}
							</button>
						</fetcher.Form>
					)}
					<p role="status" className="talk-rate-answer">
						{answer?.outcome === 'differs'
							? answer.holds
								? t('rate.differs', { price: formatRate(answer.holds, { hasCents: true }) })
								: t('rate.gone')
							: null}
						{answer?.outcome === 'expired' ? t('rate.expired') : null}
						{answer?.outcome === 'unavailable' ? t('fault.unavailable') : null}
					</p>
				</footer>
			) : null}
		</article>
	);
}
