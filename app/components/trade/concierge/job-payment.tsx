import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import type { OpenedJob } from '~/domain/concierge/list-jobs.server';
import { formatDate } from '~/domain/date/format-date';
import { formatAmount } from '~/domain/money/format-amount';
import { VerbForm } from '../page/verb-form';
import { tradeButton } from '../trade-button';
import { FoldedStep } from './folded-step';

type JobPaymentProps = {
	job: OpenedJob;
	/** Whether the reader is of the team, not an operator. */
	mayHold: boolean;
	/** Whether the reader writes payments down. */
	mayPay: boolean;
};

/** What its supplier is paid for a job (PAYOUT-5): when it was, what is in the way, and what the team can do until then. */
export function JobPayment({ job, mayHold, mayPay }: JobPaymentProps) {
	const { t } = useTranslation('concierge');
	const { language, today } = useRoot();
	if (job.supplierPaidOn !== null)
		return (
			<p className="border-hair border-t px-4.5 py-3.5 font-semibold text-[#1b5834]">
				{t('payment.paid', { day: formatDate(job.supplierPaidOn, language), supplier: job.supplier })}
			</p>
		);
	if (!job.isToBePaid) return null;
	const isHeld = job.paymentHeldAt !== null;
	const seen = (intent: string) => ({ intent, job: job.id, version: job.version });
	return (
		<section className="grid gap-3 border-hair border-t px-4.5 py-3.5">
			<p data-urgency={isHeld ? 'soon' : undefined} className="data-[urgency=soon]:text-soon [overflow-wrap:anywhere]">
				{isHeld
					? t('payment.held', { reason: job.paymentHeldReason })
					: t(job.isInRun ? 'payment.inRun' : job.owedNetMinor > 0 ? 'payment.due' : 'payment.none')}
			</p>
			{mayHold ? (
				<>
					{isHeld ? (
						<VerbForm fields={seen('resumePayment')}>
							<button type="submit" className={tradeButton('line', 'w-full justify-center')}>
								{t('payment.resume')}
							</button>
						</VerbForm>
					) : (
						<FoldedStep text={t('payment.hold')}>
							<VerbForm fields={seen('holdPayment')} className="grid gap-2">
								<label className="grid gap-1">
									<span className="text-ink2 text-note">{t('payment.reason')}</span>
									<input name="reason" required maxLength={300} autoComplete="off" className="trade-field w-full" />
								</label>
								<button type="submit" className={tradeButton('line', 'w-full justify-center')}>
									{t('payment.hold')}
								</button>
							</VerbForm>
						</FoldedStep>
					)}
					<FoldedStep text={t('payment.change')}>
						<VerbForm fields={seen('changePayment')} className="grid gap-2">
							<label className="grid gap-1">
								<span className="text-ink2 text-note">{t('act.netLabel')}</span>
								<input
									name="net"
									inputMode="decimal"
									required
									autoComplete="off"
									maxLength={20}
									defaultValue={formatAmount({ minor: job.netMinor, currency: job.currency }, { hasCents: true })}
									className="trade-field w-full"
								/>
							</label>
							<p className="trade-note">{t('payment.changeNote')}</p>
							<button type="submit" className={tradeButton('line', 'w-full justify-center')}>
								{t('payment.save')}
							</button>
						</VerbForm>
					</FoldedStep>
					{mayPay && !isHeld && !job.isInRun && job.owedNetMinor > 0 ? (
						<FoldedStep text={t('payment.byHand')}>
							<VerbForm fields={seen('recordPayment')} className="grid gap-2">
								<label className="grid gap-1">
									<span className="text-ink2 text-note">{t('payment.day')}</span>
									<input
										type="date"
										name="paidOn"
										required
										max={today}
										defaultValue={today}
										className="trade-field w-full"
									/>
								</label>
								<p className="trade-note">{t('payment.byHandNote')}</p>
								<button type="submit" className={tradeButton('line', 'w-full justify-center')}>
									{t('payment.record')}
								</button>
							</VerbForm>
						</FoldedStep>
					) : null}
				</>
			) : null}
		</section>
	);
}
