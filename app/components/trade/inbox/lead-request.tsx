import { useTranslation } from 'react-i18next';
import { isBehindAnother } from '~/domain/inbox/inbox-order';
import type { InboxLead } from '~/domain/inbox/list-inbox.server';
import { useTyped } from '../page/outcome-line';
import { VerbForm } from '../page/verb-form';
import { FIELD_BOX, TEXT_AREA } from '../parts/field-label';
import { tradeButton } from '../trade-button';
import { DEFAULT_HOURS, HoldFor } from './hold-for';
import { PropertyName, RequestFacts } from './request-facts';
import { RequestFrame } from './request-frame';
import { Rivals } from './rivals';

/** A requested option or booking, with the property's response. */
export function LeadRequest({ lead, isMarked, now }: { lead: InboxLead; isMarked: boolean; now: number }) {
	const { t } = useTranslation('inbox');
	const typed = useTyped(lead.id);
	const isOption = lead.status === 'requestedOption';
	const isWaiting = isBehindAnother(lead);
	const own = lead.optionHours ?? DEFAULT_HOURS;
	return (
		<RequestFrame
			id={lead.id}
			name={<PropertyName lead={lead} />}
			status={lead.status}
			mark={lead.queuePosition ? <span className="trade-note">{t('queue', { place: lead.queuePosition })}</span> : null}
			requestedAt={isWaiting && isOption ? null : lead.requestedAt}
			now={now}
			isMarked={isMarked}
		>
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
		</RequestFrame>
	);
}
