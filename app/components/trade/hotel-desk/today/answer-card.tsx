import { Link, useFetcher } from '@remix-run/react';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import { formatDateRange } from '~/domain/date/format-date-range';
import { todayInZone } from '~/domain/date/today-in-zone';
import type { AnswerCard as Card } from '~/domain/hotel-desk/today/list-to-answer.server';
import { answerDeadline, deadlineUrgency } from '~/domain/inbox/answer-deadline';
import type { Language } from '~/domain/language/language';
import { formatRate } from '~/domain/money/format-rate';
import { Countdown } from '../../dashboard/countdown';
import { DEFAULT_HOURS } from '../../inbox/hold-for';
import type { Outcome } from '../../page/outcome';
import { Timestamp } from '../../page/timestamp';
import { StatusBadge } from '../../status-badge';
import { tradeButton } from '../../trade-button';
import { useDelayedAnswer } from './use-delayed-answer';

/** The action that answers; the page of requests has the same forms at length. */
const ACTION = '/partner/hotel';
const HOUR = 3_600_000;

const leadPath = (id: string) => `${ACTION}?lead=${id}#${id}`;

type AnswerCardProps = { card: Card; now: number; onDone: (text: string) => void };

/** One thing to answer or to note, in a few words; its answer is sent some seconds later and can be taken back until then. */
export function AnswerCard({ card, now, onDone }: AnswerCardProps) {
	const { t } = useTranslation(['hotel-desk', 'desk', 'inbox']);
	const language = useRoot().language as Language;
	const nameId = useId();
	const article = useRef<HTMLElement>(null);
	const undoButton = useRef<HTMLButtonElement>(null);
	const fetcherKey = `answer ${card.id}`;
	const fetcher = useFetcher<Outcome>({ key: fetcherKey });
	const { pending, answer, undo } = useDelayedAnswer({ action: ACTION, fetcherKey });
	const outcome = fetcher.data && 'text' in fetcher.data ? fetcher.data : null;
	const isBusy = fetcher.state !== 'idle';
	const name = `${card.clientLastName}, ${card.children ? `${card.adults} + ${card.children}` : card.pax}`;
	const at = outcome?.isDone ? outcome.at : null;
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for every answer
	useEffect(() => {
		if (at && outcome) onDone(`${name}: ${t(`desk:done.${outcome.text}` as never) as string}`);
	}, [at]);

	const isPending = pending !== null;
	useEffect(() => {
		if (isPending) undoButton.current?.focus();
	}, [isPending]);
	const takeBack = () => {
		undo();
		article.current?.focus();
	};
	const onSubmit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (isBusy || pending) return;
		const { submitter } = event.nativeEvent as SubmitEvent;
		const form = new FormData(event.currentTarget, submitter);
		answer(form, String(form.get('intent')));
	};
	return (
		<article
			ref={article}
			data-card=""
			tabIndex={-1}
			aria-labelledby={nameId}
			className="grid h-full grid-rows-[auto_1fr_auto] gap-2.5 px-4.5 pt-3.5 pb-4"
		>
			<p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
				<CardMark card={card} />
				<CardMoment card={card} now={now} />
			</p>
			<div>
				<h3 id={nameId} className="flex justify-between gap-3 [font:inherit]">
					<Link to={leadPath(card.id)} className="font-semibold underline-offset-4 hover:underline">
						{name}
					</Link>
					<span className="shrink-0 font-semibold tabular-nums">
						{formatRate({ minor: card.totalMinor, currency: card.currency })}
					</span>
				</h3>
				<p className="trade-note">
					{[
						card.rooms > 1 ? t('strip.roomAndMore', { room: card.roomName, count: card.rooms - 1 }) : card.roomName,
						formatDateRange(card.checkIn, card.checkOut, language),
						card.agencyName ?? t('inbox:direct'),
						card.hasComments ? t('strip.withNote') : null,
					]
						.filter(Boolean)
						.join(' · ')}
				</p>
			</div>
			{pending ? (
				<p role="status" className="flex flex-wrap items-center gap-2">
					<span className="font-medium">
						{t(`strip.pending.${pending.intent}` as never, { count: pending.seconds })}
					</span>
					<button type="button" ref={undoButton} onClick={takeBack} className={tradeButton('line')}>
						{t('strip.undo')}
					</button>
				</p>
			) : (
				<div>
					{outcome && !outcome.isDone && !isBusy ? (
						<p role="alert" className="mb-2 font-medium text-err">
							{t(`desk:fault.${outcome.text}` as never) as string}
						</p>
					) : null}
					<CardButtons card={card} now={now} isBusy={isBusy} onSubmit={onSubmit} />
				</div>
			)}
		</article>
	);
}

function CardMark({ card }: { card: Card }) {
	const { t } = useTranslation('hotel-desk');
	if (card.kind === 'request') return <StatusBadge status={card.status} />;
	return (
		<span className="inline-flex items-center gap-2">
			<StatusBadge status={card.status} />
			{card.kind === 'change' || card.kind === 'changed' ? (
				<span className="font-semibold">{t(`strip.${card.kind}`)}</span>
			) : null}
		</span>
	);
}

/** Of a request how long its answer may still take, of everything else when it came. */
function CardMoment({ card, now }: { card: Card; now: number }) {
	const { t } = useTranslation('hotel-desk');
	if (card.kind !== 'request' && card.kind !== 'change')
		return (
			<span className="trade-note whitespace-nowrap">
				<Timestamp at={card.at} />
			</span>
		);
	const deadline = answerDeadline(card.at);
	const urgency = deadlineUrgency(deadline, now);
	return (
		<span
			className={
				urgency === 'over' ? 'font-semibold text-urgent' : urgency === 'soon' ? 'font-semibold text-soon' : 'text-ink2'
			}
		>
			{urgency === 'over' ? t('strip.late') : <Countdown until={deadline} now={now} />}
		</span>
	);
}

type CardButtonsProps = {
	card: Card;
	now: number;
	isBusy: boolean;
	onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

function CardButtons({ card, now, isBusy, onSubmit }: CardButtonsProps) {
	const { t } = useTranslation('hotel-desk');
	const language = useRoot().language as Language;
	const open = (
		<Link to={leadPath(card.id)} className={tradeButton()}>
			{t('strip.open')}
		</Link>
	);
	if (card.kind === 'change') return <p className="flex flex-wrap gap-2">{open}</p>;
	const isRequest = card.kind === 'request';
	const isOption = card.status === 'requestedOption';
	const heldUntil = formatDate(todayInZone(new Date(now + DEFAULT_HOURS * HOUR), 'Europe/Zurich'), language, {
		hasYear: false,
	});
	return (
		<>
			{isRequest && card.isShort ? <p className="mb-2 font-semibold text-err">{t('strip.short')}</p> : null}
			<form method="post" action={ACTION} onSubmit={onSubmit} className="flex flex-wrap gap-2">
				<input type="hidden" name="id" value={card.id} />
				<input type="hidden" name="version" value={card.eventVersion ?? card.version} />
				{isRequest ? (
					<>
						{card.isShort ? null : (
							<button
								type="submit"
								name="intent"
								value="confirm"
								disabled={isBusy}
								data-likely=""
								className={tradeButton('dark')}
							>
								{isOption ? t('strip.hold', { day: heldUntil }) : t('strip.confirm')}
							</button>
						)}
						<button type="submit" name="intent" value="decline" disabled={isBusy} className={tradeButton()}>
							{t('strip.decline')}
						</button>
						{isOption ? <input type="hidden" name="hours" value={DEFAULT_HOURS} /> : null}
						{card.isShort ? open : null}
					</>
				) : (
					<>
						<button type="submit" name="intent" value="seen" disabled={isBusy} data-likely="" className={tradeButton()}>
							{t('strip.seen')}
						</button>
						{card.kind === 'cancelled' ? null : open}
					</>
				)}
			</form>
		</>
	);
}
