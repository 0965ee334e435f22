import { Link } from '@remix-run/react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import type { RateCardView } from '~/domain/conversation/message-view';
import { formatDate } from '~/domain/date/format-date';
import { formatDateRange } from '~/domain/date/format-date-range';
import { daysBetween, plainDate } from '~/domain/date/plain-date';
import { formatNumber } from '~/domain/language/format-number';
import { commissionMinor } from '~/domain/lead/commission';
import { leadPath } from '~/domain/lead/lead-path';
import { formatRate } from '~/domain/money/format-rate';
import type { SelectionScope } from '~/domain/selection/selection';
import { callSite } from '~/platform/call-site';
import { Amount } from '../amount';
import { keepCard } from '../hotel-rooms/saved-selection';
import { tradeButton } from '../trade-button';
import { TradeIcon } from '../trade-icon';
import { type CardAnswer, cardRoomsAddress } from './card-answer';
import { DONE, KICKER } from './classes';
import type { Taking } from './conversation-view';
import { useSavedCard } from './use-saved-card';

/** The state of a card: the result of taking it, or its place in a selection. */
type Known =
	| Exclude<CardAnswer, { outcome: 'taken' }>
	| { outcome: 'taken'; scope: SelectionScope }
	| { outcome: 'known'; leadId: string }
	| { outcome: 'notKept' };

type CardProps = { rate: RateCardView; messageId: string; taking: Taking };

const SUM = 'flex justify-between gap-4';
const ANSWER = 'flex flex-wrap items-center gap-x-4 gap-y-2 empty:hidden';

/** A rate that the hotel has posted: the room, the stay, the price, how long it holds, and the ways to take it. */
export function RateCard({ rate, messageId, taking }: CardProps) {
	const { t } = useTranslation('conversation');
	const { language } = useRoot();
	const nights = daysBetween(plainDate(rate.checkIn), plainDate(rate.checkOut));
	const money = (minor: number) => ({ minor, currency: rate.currency });
	const day = (date: string) => formatDate(date, language, { weekday: 'plain' });
	const ages = rate.childrenAges.length > 0 ? ` (${rate.childrenAges.join(', ')})` : '';
	return (
		<article
			className="w-[min(30rem,100%)] overflow-hidden rounded-card border border-[color-mix(in_srgb,var(--color-accent)_45%,var(--color-hair))] bg-work"
			aria-label={t('rate.label', { room: rate.roomName })}
		>
			<header className="px-4 py-3.5 text-ink2">
				<p className={KICKER}>{t(rate.isNegotiated ? 'rate.negotiated' : 'rate.fromHotel')}</p>
				<h2 className="text-[1.3125rem]/7">{rate.roomName}</h2>
				<p>
					{t('rate.period', { from: day(rate.checkIn), to: day(rate.checkOut) })}, {t('nights', { count: nights })}
				</p>
				<p>
					{t('adults', { count: rate.adults })}
					{rate.children > 0 ? `, ${t('children', { count: rate.children })}${ages}` : ''}
				</p>
				<p className="flex items-center gap-1.5 pt-1 font-semibold text-soon">
					<TradeIcon name="clock" size={16} />
					{t('rate.until', { day: day(rate.validUntil.day), time: rate.validUntil.time })}
				</p>
			</header>
			<dl className="grid gap-1.25 border-t border-hair px-4 py-3.5">
				<div className={SUM}>
					<dt>{rate.rateName}</dt>
					<dd />
				</div>
				<div className={SUM}>
					<dt>{t('rate.perNight')}</dt>
					<dd>
						<Amount money={money(Math.round(rate.totalMinor / nights))} hasCents />
					</dd>
				</div>
				<div data-name="total" className={SUM}>
					<dt className="font-semibold">{t('rate.total', { count: nights })}</dt>
					<dd>
						<Amount money={money(rate.totalMinor)} hasCents />
					</dd>
				</div>
				{rate.commissionPercent === null ? null : (
					<div data-name="commission" className={`font-semibold text-accent-ink ${SUM}`}>
						<dt>{t('rate.commission', { percent: formatNumber(rate.commissionPercent, language) })}</dt>
						<dd>
							<Amount money={money(commissionMinor(rate.totalMinor, rate.commissionPercent))} hasCents />
						</dd>
					</div>
				)}
			</dl>
			{taking.canTake || rate.isTaken ? <Taken rate={rate} messageId={messageId} taking={taking} /> : null}
		</article>
	);
}

/** The target of the room, and the result of taking it. */
function Taken({ rate, messageId, taking }: CardProps) {
	const { t } = useTranslation('conversation');
	const { language } = useRoot();
	const [answer, setAnswer] = useState<Known | null>(null);
	const [isBusy, setBusy] = useState(false);
	const { hotelId, conversationId, lead, canTake, cardLeads } = taking;
	const { checkIn, checkOut } = rate;
	const saved = useSavedCard(canTake ? { hotelId, checkIn, checkOut } : null, messageId);
	const leadId = cardLeads.find(({ cardId }) => cardId === messageId)?.leadId;
	const fits = lead !== null && lead.checkIn === rate.checkIn && lead.checkOut === rate.checkOut;
	const stay = { hotelId, checkIn: rate.checkIn, checkOut: rate.checkOut, filter: rate.paymentProfile };

	async function take(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (isBusy) return;
		const { submitter } = event.nativeEvent as SubmitEvent;
		const form = new FormData(event.currentTarget, submitter);
		setBusy(true);
		try {
			const sent = await callSite(`/partner/conversations/${conversationId}/rates/${messageId}`, {
				...{ method: 'POST', body: form, headers: { accept: 'application/json' } },
			});
			if (sent.status === 401) throw new Error('The session has ended');
			const told = (await sent.json()) as CardAnswer;
			setAnswer(told.outcome === 'taken' && !keepCard(told.scope, told.offer) ? { outcome: 'notKept' } : told);
		} catch {
			setAnswer({ outcome: 'unavailable' });
		} finally {
			setBusy(false);
		}
	}

	// Where it is tells the lead or the selection itself, also after it was taken out again.
	const told = answer?.outcome === 'taken' && saved === null ? null : answer;
	const place: Known | null = leadId ? { outcome: 'known', leadId } : saved ? { outcome: 'taken', scope: saved } : null;
	const isDone = place !== null || told?.outcome === 'known';
	return (
		<footer className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-hair bg-paper px-4 py-3.5">
			{rate.isTaken && !told && !place ? (
				<p className={DONE}>{t(taking.isHotel ? 'rate.takenByAgency' : 'rate.taken')}</p>
			) : null}
			{canTake && !isDone ? (
				<form
					method="post"
					action={`/partner/conversations/${conversationId}/rates/${messageId}`}
					onSubmit={take}
					className="flex flex-wrap gap-2"
				>
					{lead ? (
						<Link
							to={`${leadPath(lead.id)}/rooms?card=${encodeURIComponent(messageId)}`}
							className={tradeButton(fits ? 'dark' : 'line')}
						>
							{t('rate.intoLead')}
						</Link>
					) : null}
					<button type="submit" className={tradeButton(fits || rate.isTaken ? 'line' : 'dark')} disabled={isBusy}>
						{t('rate.take')}
					</button>
				</form>
			) : null}
			{place && !told ? <div className={`${DONE} ${ANSWER}`}>{outcome(place)}</div> : null}
			<div role="status" className={`${isDone ? DONE : 'text-urgent'} ${ANSWER}`}>
				{told ? outcome(told) : null}
			</div>
		</footer>
	);

	function outcome(told: Known) {
		return (
			<>
				<p>{wordsOf(told)}</p>
				{told.outcome === 'taken' ? (
					<Link to={`${cardRoomsAddress(told.scope)}#selection-panel`} className={tradeButton('dark')}>
						{t('rate.toSelection')}
					</Link>
				) : null}
				{told.outcome === 'known' ? (
					<Link to={leadPath(told.leadId)} className={tradeButton('dark')}>
						{t('openLead')}
					</Link>
				) : null}
				{told.outcome === 'differs' || told.outcome === 'expired' ? (
					<Link to={cardRoomsAddress(stay)} className="trade-link">
						{t('rate.toRooms')}
					</Link>
				) : null}
			</>
		);
	}

	function wordsOf(told: Known): string {
		switch (told.outcome) {
			case 'taken':
				return t('rate.selected', { period: formatDateRange(rate.checkIn, rate.checkOut, language) });
			case 'differs':
				if (told.isSoldOut) return t('rate.soldOut');
				return told.holds ? t('rate.differs', { price: formatRate(told.holds, { hasCents: true }) }) : t('rate.gone');
			default:
				return t(`rate.${told.outcome}`);
		}
	}
}
