import { useTranslation } from 'react-i18next';
import { toLocalField } from '~/domain/date/format-timestamp';
import { formatRate } from '~/domain/money/format-rate';
import type { DeskBooking } from '~/domain/operator-desk/bookings/read-booking.server';
import type { ShownReview } from '~/domain/payment/review-instalments.server';
import { LeadAnswerForm } from '../../inbox/lead-answer-form';
import { useOutcome, useTyped } from '../../page/outcome-line';
import { Timestamp } from '../../page/timestamp';
import { VerbForm } from '../../page/verb-form';
import { CardHead } from '../../parts/card-head';
import { FIELD_BOX, TEXT_AREA } from '../../parts/field-label';
import { InstalmentReviewPanel } from '../../parts/instalment-review';
import { tradeButton } from '../../trade-button';
import type { MoveAnswer } from './booking-answer';
import { MoveForm } from './move-form';

const DAY = 24 * 3_600_000;
const LONGER = [1, 2, 3] as const;

type BookingActsProps = {
	booking: DeskBooking;
	/** What cancelling the booking makes of its instalments; null where it has none. */
	cancelling: ShownReview | null;
	move: MoveAnswer | null;
};

/** What may be done with a lead where it stands. */
export function BookingActs({ booking, cancelling, move }: BookingActsProps) {
	const { t } = useTranslation('operator-bookings');
	const { lead, around, today } = booking;
	const { status } = lead;
	const isAsked = status === 'requestedOption' || status === 'requestedBooking';
	const isHeld = around.some(({ checkIn, checkOut }) => checkIn < lead.checkOut && checkOut > lead.checkIn);
	const isBooked = status === 'confirmedBooking';
	const isOption = status === 'confirmedOption';
	if (!lead.isProperty || !(isAsked || isBooked || isOption)) return null;
	return (
		<section className="trade-card print:hidden" aria-labelledby="acts-title">
			<CardHead>
				<h2 id="acts-title">{t('acts.title')}</h2>
			</CardHead>
			<div className="grid gap-4 px-4.5 pt-4 pb-5 [&>*+*]:border-t [&>*+*]:border-hair [&>*+*]:pt-4">
				{isAsked ? <LeadAnswerForm lead={lead} isWaiting={isHeld} /> : null}
				{isOption && lead.expiresAt !== null ? (
					<Extend lead={lead} expiresAt={lead.expiresAt} now={booking.now} />
				) : null}
				{lead.checkIn >= today ? <MoveForm lead={lead} answer={move} /> : null}
				{isOption ? <Release lead={lead} /> : null}
				{isBooked ? <Cancel lead={lead} cancelling={cancelling} /> : null}
			</div>
		</section>
	);
}

type Lead = DeskBooking['lead'];

/** Ends that are offered in a word, and any other one by its moment. */
function Extend({ lead, expiresAt, now }: { lead: Lead; expiresAt: number; now: number }) {
	const { t } = useTranslation('operator-bookings');
	const typed = useTyped('extend');
	const seen = { id: lead.id, version: lead.version, intent: 'extend' };
	const last = Date.parse(`${lead.checkIn}T00:00:00Z`);
	const offered = LONGER.filter((days) => expiresAt + days * DAY <= last);
	return (
		<div className="grid gap-3">
			<h3 className="font-semibold">{t('acts.extend.title')}</h3>
			<p>
				<Timestamp at={expiresAt}>{(moment) => t('acts.extend.now', { moment })}</Timestamp>
			</p>
			{offered.length > 0 ? (
				<VerbForm fields={seen} className="grid gap-2">
					{offered.map((days) => (
						<button
							key={days}
							type="submit"
							name="end"
							value={expiresAt + days * DAY}
							className={tradeButton('line', 'justify-between! text-left')}
						>
							<span>{t('acts.extend.days', { count: days })}</span>
							<span className="trade-note font-normal">
								<Timestamp at={expiresAt + days * DAY}>{(moment) => t('acts.extend.until', { moment })}</Timestamp>
							</span>
						</button>
					))}
				</VerbForm>
			) : (
				<p className="trade-note">{t('acts.extend.never')}</p>
			)}
			<VerbForm fields={seen} className="flex flex-wrap items-end gap-2">
				<label className={FIELD_BOX}>
					<span>{t('acts.extend.time')}</span>
					<input
						key={expiresAt}
						type="datetime-local"
						name="end"
						required
						min={toLocalField(now)}
						max={toLocalField(last)}
						defaultValue={typed.end ?? toLocalField(expiresAt)}
						className="trade-field"
					/>
				</label>
				<button type="submit" className={tradeButton()}>
					{t('acts.extend.set')}
				</button>
			</VerbForm>
			<p className="trade-note">{t('acts.extend.told')}</p>
		</div>
	);
}

function Note() {
	const { t } = useTranslation('operator-bookings');
	return (
		<label className={FIELD_BOX}>
			<span>{t('acts.note')}</span>
			<textarea name="note" maxLength={1000} rows={2} className={TEXT_AREA} />
		</label>
	);
}

/** Releasing asks before it does. */
function Release({ lead }: { lead: Lead }) {
	const { t } = useTranslation('operator-bookings');
	return (
		<details className="open:[&>summary]:mb-3">
			<summary className={tradeButton('line', 'w-fit')}>{t('acts.release.title')}</summary>
			<VerbForm fields={{ id: lead.id, version: lead.version, intent: 'release' }} className="grid gap-3">
				<p className="trade-note">{t('acts.release.text')}</p>
				<Note />
				<button type="submit" className={tradeButton('dark', 'w-fit')}>
					{t('acts.release.sure', { number: lead.bookingNumber })}
				</button>
			</VerbForm>
		</details>
	);
}

/** Cancelling shows the fee and the instalments before it does anything. */
function Cancel({ lead, cancelling }: { lead: Lead; cancelling: ShownReview | null }) {
	const { t } = useTranslation('operator-bookings');
	const outcome = useOutcome();
	const kept = cancelling?.review.after.reduce((sum, { minor }) => sum + minor, 0) ?? null;
	return (
		<details className="open:[&>summary]:mb-3" open={(outcome?.row === 'cancel' && !outcome.isDone) || undefined}>
			<summary className={tradeButton('line', 'w-fit')}>{t('acts.cancel.title')}</summary>
			<VerbForm fields={{ id: lead.id, version: lead.version, intent: 'cancel' }} className="grid gap-3">
				<p className="trade-note">{t('acts.cancel.text')}</p>
				<p className="font-semibold">
					{kept === null
						? t('acts.cancel.unknown')
						: t('acts.cancel.fee', { fee: formatRate({ minor: kept, currency: lead.currency }, { hasCents: true }) })}
				</p>
				{cancelling ? <InstalmentReviewPanel shown={cancelling} /> : null}
				<Note />
				<button type="submit" className={tradeButton('dark', 'w-fit')}>
					{t('acts.cancel.sure', { number: lead.bookingNumber })}
				</button>
			</VerbForm>
		</details>
	);
}
