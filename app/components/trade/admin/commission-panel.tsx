import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import type { LeadFile } from '~/domain/administration/load-lead-file.server';
import { commissionFormula, isStepOpen } from '~/domain/commission/commission-sums';
import { formatDate } from '~/domain/date/format-date';
import { formatPercent } from '~/domain/language/format-number';
import { commissionState } from '~/domain/lead/commission-state';
import { Amount } from '../amount';
import { VerbForm } from '../page/verb-form';
import { CardHead } from '../parts/card-head';
import { Chip } from '../parts/chip';
import { tradeButton } from '../trade-button';

/** Where the commission of a lead stands, and the steps that follow. */
export function CommissionPanel({ lead, today }: { lead: LeadFile['lead']; today: string }) {
	const { t } = useTranslation('admin');
	const { language } = useRoot();
	const state = commissionState(lead, today);
	return (
		<section className="trade-card">
			<CardHead>
				<h2>{t('leads.commission')}</h2>
				{state ? <Chip>{t(`leads.commissionState.${state}`)}</Chip> : null}
			</CardHead>
			<div className="pt-4 pb-5 px-4.5 grid content-start gap-3">
				{state === null ? (
					<p className="trade-note">{t('leads.noCommission')}</p>
				) : (
					<>
						<p>
							<Amount money={{ minor: lead.commissionMinor ?? 0, currency: lead.currency }} hasCents />{' '}
							<span className="trade-note">
								{commissionFormula(
									formatPercent(lead.commissionPercent ?? 0, language),
									lead.subtotalMinor ?? 0,
									lead.currency,
								)}
								, {t('leads.due', { date: formatDate(lead.commissionDueDate, language) })}
							</span>
						</p>
						{lead.commissionDisputeReason ? <p>{lead.commissionDisputeReason}</p> : null}
						<VerbForm fields={{ id: lead.id, version: lead.version }} className="flex flex-wrap gap-2">
							{(['invoice', 'pay'] as const).map((step) =>
								isStepOpen(step, state) ? (
									<button key={step} type="submit" name="intent" value={step} className={tradeButton()}>
										{t(`leads.${step}`)}
									</button>
								) : null,
							)}
						</VerbForm>
					</>
				)}
			</div>
		</section>
	);
}
