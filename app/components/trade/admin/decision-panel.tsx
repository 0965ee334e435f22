import { useTranslation } from 'react-i18next';
import type { LeadFile } from '~/domain/administration/load-lead-file.server';
import { toLocalField } from '~/domain/date/format-timestamp';
import type { LeadDecision } from '~/domain/lead/decide-lead.server';
import type { LeadStatus } from '~/domain/lead/lead-status';
import { formatRate } from '~/domain/money/format-rate';
import type { ShownReview } from '~/domain/payment/review-instalments.server';
import { useOutcome, useTyped } from '../page/outcome-line';
import { VerbForm } from '../page/verb-form';
import { CardHead } from '../parts/card-head';
import { FIELD_BOX, ROW_FORM, TEXT_AREA } from '../parts/field-label';
import { InstalmentReviewPanel } from '../parts/instalment-review';
import { tradeButton } from '../trade-button';

/** What may be decided of a lead where it stands, as `decideLead` has it. */
const OPEN: Partial<Record<LeadStatus, readonly LeadDecision[]>> = {
	requestedOption: ['confirm', 'decline', 'cancel'],
	confirmedOption: ['confirm', 'cancel'],
	requestedBooking: ['confirm', 'decline', 'cancel'],
	confirmedBooking: ['cancel'],
};

type DecisionPanelProps = {
	lead: LeadFile['lead'];
	/** What cancelling a booking makes of its instalments; null where it has none. */
	cancelling: ShownReview | null;
};

/** Cancelling asks before it does, with what follows from it. */
function Cancel({ lead, cancelling }: DecisionPanelProps) {
	const { t } = useTranslation('admin');
	const outcome = useOutcome();
	const isBooked = lead.status === 'confirmedBooking';
	const kept = cancelling?.review.after.reduce((sum, { minor }) => sum + minor, 0) ?? null;
	return (
		<details className="open:[&>summary]:mb-2" open={outcome?.review ? true : undefined}>
			<summary className={tradeButton('line', 'w-fit')}>{t('leads.cancel')}</summary>
			<p className="mt-3 mb-2 max-w-88 trade-note">{t(isBooked ? 'leads.cancelBooked' : 'leads.cancelOpen')}</p>
			{isBooked && kept === null ? <p className="mb-2 max-w-88 trade-note">{t('leads.cancelUnknown')}</p> : null}
			{kept === null ? null : (
				<p className="mb-2 font-semibold">
					{t('leads.cancelFee', { fee: formatRate({ minor: kept, currency: lead.currency }, { hasCents: true }) })}
				</p>
			)}
			{cancelling ? <InstalmentReviewPanel shown={cancelling} /> : null}
			<button type="submit" name="intent" value="cancel" className={tradeButton('dark', 'mt-3')}>
				{t('leads.cancelSure', { number: lead.bookingNumber })}
			</button>
		</details>
	);
}

/** Confirm, decline, cancel, and the end of an option. */
export function DecisionPanel({ lead, cancelling }: DecisionPanelProps) {
	const { t } = useTranslation('admin');
	const typed = useTyped('end');
	const seen = { id: lead.id, version: lead.version };
	const decisions = OPEN[lead.status] ?? [];
	return (
		<section className="trade-card">
			<CardHead>
				<h2>{t('leads.decide')}</h2>
			</CardHead>
			<div className="pt-4 pb-5 px-4.5 grid content-start gap-3">
				{decisions.length === 0 ? <p className="trade-note">{t('leads.nothing')}</p> : null}
				{decisions.length > 0 ? (
					<VerbForm fields={seen} className="grid content-start gap-3">
						<label className={FIELD_BOX}>
							<span>{t('leads.note')}</span>
							<textarea name="note" maxLength={1000} rows={2} className={TEXT_AREA} />
						</label>
						<div className="flex flex-wrap gap-2">
							{decisions
								.filter((decision) => decision !== 'cancel')
								.map((decision) => (
									<button
										key={decision}
										type="submit"
										name="intent"
										value={decision}
										className={tradeButton(decision === 'confirm' ? 'dark' : 'line')}
									>
										{t(`leads.${decision}`)}
									</button>
								))}
						</div>
						{decisions.includes('cancel') ? <Cancel lead={lead} cancelling={cancelling} /> : null}
					</VerbForm>
				) : null}
				{lead.status === 'confirmedOption' && lead.expiresAt !== null ? (
					<VerbForm fields={{ ...seen, intent: 'end' }} className={ROW_FORM}>
						<label className={FIELD_BOX}>
							<span>{t('leads.optionEnd')}</span>
							<input
								key={lead.expiresAt}
								type="datetime-local"
								name="end"
								required
								defaultValue={typed.end ?? toLocalField(lead.expiresAt)}
								className="trade-field"
							/>
						</label>
						<button type="submit" className={tradeButton('line', 'self-end')}>
							{t('leads.moveEnd')}
						</button>
					</VerbForm>
				) : null}
			</div>
		</section>
	);
}
