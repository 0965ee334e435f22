import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { isBehindAnother } from '~/domain/inbox/inbox-order';
import type { InboxLead } from '~/domain/inbox/list-inbox.server';
import { useTyped } from '../page/outcome-line';
import { VerbForm } from '../page/verb-form';
import { StatusBadge } from '../status-badge';
import { tradeButton } from '../trade-button';
import { Deadline, PropertyName, RequestFacts } from './request-facts';
import { Rivals } from './rivals';

/** Hours that an option may be held for; the operator's own is among them. */
const HOLDS = [24, 48, 72, 96, 120, 168];

const DEFAULT_HOURS = 72;

/** A requested option or booking, with the property's response. */
export function LeadRequest({ lead, isMarked, now }: { lead: InboxLead; isMarked: boolean; now: number }) {
	const { t } = useTranslation('inbox');
	const typed = useTyped(lead.id);
	const id = useId();
	const isOption = lead.status === 'requestedOption';
	const isWaiting = isBehindAnother(lead);
	const own = lead.optionHours ?? DEFAULT_HOURS;
	const holds = [...new Set([...HOLDS, own])].sort((a, b) => a - b);
	return (
		<article
			id={lead.id}
			className="trade-card desk-request"
			aria-labelledby={`${id}-name`}
			aria-current={isMarked || undefined}
		>
			<header className="desk-request-head">
				<div id={`${id}-name`}>
					<PropertyName lead={lead} />
				</div>
				<StatusBadge status={lead.status} />
				{lead.queuePosition ? <span className="trade-note">{t('queue', { place: lead.queuePosition })}</span> : null}
				{isWaiting && isOption ? null : <Deadline requestedAt={lead.requestedAt} now={now} />}
			</header>
			<div className="desk-request-body">
				<RequestFacts lead={lead} />
				<div className="desk-answer">
					<Rivals rivals={lead.rivals} />
					<VerbForm fields={{ id: lead.id, version: lead.version }} className="desk-answer">
						{isWaiting ? <p className="trade-note">{t(isOption ? 'waitsBehind' : 'heldBehind')}</p> : null}
						{isOption && !isWaiting ? (
							<label className="desk-field">
								<span>{t('holdFor')}</span>
								<select name="hours" defaultValue={typed.hours ?? own} className="trade-field">
									{holds.map((hours) => (
										<option key={hours} value={hours}>
											{hours > 48 && hours % 24 === 0 ? t('days', { count: hours / 24 }) : t('hours', { count: hours })}
										</option>
									))}
								</select>
							</label>
						) : null}
						<label className="desk-field">
							<span>{t('note')}</span>
							<textarea name="note" maxLength={1000} rows={2} defaultValue={typed.note ?? ''} className="trade-field" />
						</label>
						<div className="desk-buttons">
							{isWaiting ? null : (
								<button type="submit" name="intent" value="confirm" className={tradeButton('dark')}>
									{t(isOption ? 'confirmOption' : 'confirmBooking')}
								</button>
							)}
							<button type="submit" name="intent" value="decline" className={tradeButton()}>
								{t('decline')}
							</button>
						</div>
					</VerbForm>
				</div>
			</div>
		</article>
	);
}
