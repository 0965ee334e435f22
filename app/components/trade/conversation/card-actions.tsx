import { Link, useNavigate } from '@remix-run/react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import type { RateCardView } from '~/domain/conversation/message-view';
import { formatDateRange } from '~/domain/date/format-date-range';
import { leadPath } from '~/domain/lead/lead-path';
import { formatRate } from '~/domain/money/format-rate';
import type { SelectionScope } from '~/domain/selection/selection';
import { callSite } from '~/platform/call-site';
import { keepCard } from '../hotel-rooms/saved-selection';
import { tradeButton } from '../trade-button';
import { type CardAnswer, cardRoomsAddress } from './card-answer';
import { cardDifference } from './card-difference';
import { DONE } from './classes';
import type { Taking } from './conversation-view';
import { useSavedCard } from './use-saved-card';

/** The state of a card: the result of taking it, or its place in a selection. */
type Known =
	| Exclude<CardAnswer, { outcome: 'taken' | 'lead' }>
	| { outcome: 'taken'; scope: SelectionScope }
	| { outcome: 'known'; leadId: string }
	| { outcome: 'notKept' };

const ANSWER = 'flex flex-wrap items-center gap-x-4 gap-y-2 empty:hidden';

/** Where an agent puts the rooms of a card: into the lead, into an option at once, or into the selection; and the result. */
export function CardActions({ rate, messageId, taking }: { rate: RateCardView; messageId: string; taking: Taking }) {
	const { t } = useTranslation('conversation');
	const { language, user } = useRoot();
	const navigate = useNavigate();
	const [answer, setAnswer] = useState<Known | null>(null);
	const [isBusy, setBusy] = useState(false);
	const { hotelId, conversationId, lead, canTake, cardLeads } = taking;
	const { checkIn, checkOut } = rate;
	const saved = useSavedCard(canTake ? { hotelId, checkIn, checkOut } : null, messageId);
	const leadId = cardLeads.find(({ cardId }) => cardId === messageId)?.leadId;
	const fits = lead !== null && lead.checkIn === checkIn && lead.checkOut === checkOut;
	const stay = { hotelId, checkIn, checkOut, filter: rate.paymentProfile };
	// Lifestyle agents save interests only (LEAD-38).
	const canOption = canTake && user?.role !== 'amex_lifestyleAgent';
	const difference = lead ? cardDifference(lead.rooms, rate) : null;

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
			if (told.outcome === 'lead') navigate(`${leadPath(told.leadId)}/take-option`);
			else if (told.outcome === 'taken')
				setAnswer(told.offers.every((offer) => keepCard(told.scope, offer)) ? told : { outcome: 'notKept' });
			else setAnswer(told);
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
	const rooms = lead ? `${leadPath(lead.id)}/rooms?card=${encodeURIComponent(messageId)}` : '';
	return (
		<footer className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-hair bg-paper px-4 py-3.5">
			{rate.isTaken && !told && !place ? <p className={DONE}>{t('rate.taken')}</p> : null}
			{canTake && !isDone ? (
				<form
					method="post"
					action={`/partner/conversations/${conversationId}/rates/${messageId}`}
					onSubmit={take}
					className="flex flex-wrap gap-2"
				>
					{lead ? (
						<>
							<Link to={rooms} className={tradeButton(fits ? 'dark' : 'line')}>
								{t('rate.intoLead')}
							</Link>
							{canOption ? (
								<Link to={`${rooms}&then=option`} className={tradeButton('line')}>
									{t('rate.option')}
								</Link>
							) : null}
						</>
					) : null}
					<button type="submit" className={tradeButton(fits || rate.isTaken ? 'line' : 'dark')} disabled={isBusy}>
						{t('rate.take')}
					</button>
					{canOption && !lead ? (
						<button type="submit" name="intent" value="option" className={tradeButton('line')} disabled={isBusy}>
							{t('rate.option')}
						</button>
					) : null}
				</form>
			) : null}
			{difference && canTake && !isDone ? (
				<p className="text-note text-ink2 sm:ml-auto">{differenceWords(difference)}</p>
			) : null}
			{place && !told ? <div className={`${DONE} ${ANSWER}`}>{outcome(place)}</div> : null}
			<div role="status" className={`${isDone ? DONE : 'text-urgent'} ${ANSWER}`}>
				{told ? outcome(told) : null}
			</div>
		</footer>
	);

	function differenceWords({ count, money }: NonNullable<typeof difference>): string {
		if (money.minor === 0) return t('rate.same', { count });
		const amount = formatRate({ ...money, minor: Math.abs(money.minor) }, { hasCents: true });
		return t(money.minor < 0 ? 'rate.less' : 'rate.more', { count, amount });
	}

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
					<>
						<Link to={leadPath(told.leadId)} className={tradeButton('dark')}>
							{t('openLead')}
						</Link>
						{canOption && lead?.id === told.leadId ? (
							<Link to={`${leadPath(told.leadId)}/take-option`} className={tradeButton('line')}>
								{t('rate.option')}
							</Link>
						) : null}
					</>
				) : null}
				{told.outcome === 'differs' || told.outcome === 'expired' || told.outcome === 'withdrawn' ? (
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
			case 'withdrawn':
				return t('rate.withdrawnNow');
			default:
				return t(`rate.${told.outcome}`);
		}
	}
}
