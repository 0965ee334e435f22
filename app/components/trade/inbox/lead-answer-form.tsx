import { useTranslation } from 'react-i18next';
import type { LeadStatus } from '~/domain/lead/lead-status';
import { useTyped } from '../page/outcome-line';
import { VerbForm } from '../page/verb-form';
import { FIELD_BOX, TEXT_AREA } from '../parts/field-label';
import { tradeButton } from '../trade-button';
import { DEFAULT_HOURS, HoldFor } from './hold-for';

type LeadAnswerFormProps = {
	lead: { id: string; version: number; status: LeadStatus; optionHours: number | null };
	/** Another lead holds nights of it. */
	isWaiting: boolean;
};

/** Confirms or declines what is asked for. */
export function LeadAnswerForm({ lead, isWaiting }: LeadAnswerFormProps) {
	const { t } = useTranslation('inbox');
	const typed = useTyped(lead.id);
	const isOption = lead.status === 'requestedOption';
	const own = lead.optionHours ?? DEFAULT_HOURS;
	return (
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
	);
}
