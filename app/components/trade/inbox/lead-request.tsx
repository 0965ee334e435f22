import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { isBehindAnother } from '~/domain/inbox/inbox-order';
import type { InboxLead } from '~/domain/inbox/list-inbox.server';
import { useTyped } from '../page/outcome-line';
import { VerbForm } from '../page/verb-form';
import { FIELD_BOX, TEXT_AREA } from '../parts/field-label';
import { StatusBadge } from '../status-badge';
import { tradeButton } from '../trade-button';
import { DEFAULT_HOURS, HoldFor } from './hold-for';
import { Deadline, PropertyName, RequestFacts } from './request-facts';
import { Rivals } from './rivals';

/** A requested option or booking, with the property's response. */
export function LeadRequest({ lead, isMarked, now }: { lead: InboxLead; isMarked: boolean; now: number }) {
	const { t } = useTranslation('inbox');
	const typed = useTyped(lead.id);
	const id = useId();
	const isOption = lead.status === 'requestedOption';
	const isWaiting = isBehindAnother(lead);
	const own = lead.optionHours ?? DEFAULT_HOURS;
	return (
		<article
			id={lead.id}
			className="trade-card desk-request scroll-mt-6 [.desk-request+&]:mt-4 aria-[current]:outline-2 aria-[current]:outline-accent aria-[current]:outline-offset-2"
			aria-labelledby={`${id}-name`}
			aria-current={isMarked || undefined}
		>
			<header className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-b border-hair py-3.5 px-4.5 min-[40rem]:[&>:last-child]:ml-auto">
				<div id={`${id}-name`}>
					<PropertyName lead={lead} />
				</div>
				<StatusBadge status={lead.status} />
				{lead.queuePosition ? <span className="trade-note">{t('queue', { place: lead.queuePosition })}</span> : null}
				{isWaiting && isOption ? null : <Deadline requestedAt={lead.requestedAt} now={now} />}
			</header>
			<div className="grid gap-x-10 gap-y-5 pt-4 pb-5 px-4.5 xl:grid-cols-[minmax(0,1fr)_24rem]">
				<RequestFacts lead={lead} />
				<div className="grid content-start gap-3">
					<Rivals rivals={lead.rivals} />
					<VerbForm fields={{ id: lead.id, version: lead.version }} className="grid content-start gap-3">
						{isWaiting ? <p className="trade-note">{t(isOption ? 'waitsBehind' : 'heldBehind')}</p> : null}
						{isOption && !isWaiting ? <HoldFor own={own} chosen={typed.hours ?? own} /> : null}
						<label className={FIELD_BOX}>
							<span>{t('note')}</span>
							<textarea name="note" maxLength={1000} rows={2} defaultValue={typed.note ?? ''} className={TEXT_AREA} />
						</label>
						<div className="flex flex-wrap gap-2">
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
