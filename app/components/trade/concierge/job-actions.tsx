import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isPriceAgreed } from '~/domain/concierge/job-amounts';
import { type JobMove, jobTarget } from '~/domain/concierge/job-transitions';
import type { OpenedJob } from '~/domain/concierge/list-jobs.server';
import { formatAmount } from '~/domain/money/format-amount';
import { typedMinor } from '~/domain/money/typed-minor';
import { VerbForm } from '../page/verb-form';
import { tradeButton } from '../trade-button';
import { ChangeJob, type RefusedChange } from './change-job';
import { FoldedStep } from './folded-step';

type JobActionsProps = {
	job: OpenedJob;
	suppliers: readonly { key: string; name: string }[];
	suggestedMinor: number;
	now: number;
	refused: RefusedChange;
};

/** What the team can do with a job: one dark button for the next step, the others below it. */
export function JobActions({ job, suppliers, suggestedMinor, now, refused }: JobActionsProps) {
	const { t } = useTranslation('concierge');
	const may = (move: JobMove) =>
		[true, false].some((isAgreed) => jobTarget(move, { state: job.state, isAgreed }, 'team') !== null);
	const isProposed = job.proposedAt !== null && job.offeredAt === null;
	const dark = may('confirm')
		? 'confirm'
		: may('finish')
			? 'finish'
			: isProposed
				? 'pass'
				: may('ask') && job.answerBy === null
					? 'ask'
					: null;
	const isKept = job.state === 'confirmed' && now >= job.freeUntil;
	if (!may('cancel')) return null;
	return (
		<div className="grid gap-3 border-hair border-t px-4.5 py-4">
			{may('confirm') ? <Plain job={job} step="confirm" isDark text={t('act.confirm')} /> : null}
			{may('finish') ? <Plain job={job} step="finish" isDark text={t('act.finish')} /> : null}
			{may('pass') && isProposed ? <Pass job={job} suggestedMinor={suggestedMinor} isDark={dark === 'pass'} /> : null}
			{may('ask') ? <Ask job={job} suppliers={suppliers} isDark={dark === 'ask'} /> : null}
			{may('pass') && !isProposed ? (
				<FoldedStep text={t(job.supplierKey ? 'act.pass' : 'act.passOwn')}>
					<Pass job={job} suggestedMinor={suggestedMinor} isDark={false} />
				</FoldedStep>
			) : null}
			{may('change') ? (
				<FoldedStep text={t('act.change')} isOpen={refused !== null}>
					<ChangeJob job={job} refused={refused} />
				</FoldedStep>
			) : null}
			{may('decline') ? (
				<FoldedStep text={t('act.decline')}>
					<Plain job={job} step="decline" text={t('act.decline')} />
				</FoldedStep>
			) : null}
			<FoldedStep text={t('act.cancel')}>
				<p className="mb-2">{t(isKept ? 'act.keeps' : 'act.frees')}</p>
				<Plain job={job} step="cancel" text={t('act.cancel')} />
			</FoldedStep>
			{job.answerBy !== null && (job.state === 'requested' || job.state === 'confirmed') ? (
				<Reminders job={job} />
			) : null}
		</div>
	);
}

/** Whether the supplier is reminded of its answer and of the day before. */
function Reminders({ job }: { job: OpenedJob }) {
	const { t } = useTranslation('concierge');
	const isStopped = job.remindersStoppedAt !== null;
	return (
		<VerbForm
			fields={seen(job, isStopped ? 'resumeReminders' : 'stopReminders')}
			className="flex flex-wrap items-center justify-between gap-x-3"
		>
			<span className="trade-note">{t(isStopped ? 'act.remindersOff' : 'act.remindersOn')}</span>
			<button type="submit" className="trade-link min-h-11">
				{t(isStopped ? 'act.resumeReminders' : 'act.stopReminders')}
			</button>
		</VerbForm>
	);
}

/** The step, and the job as it was shown. */
const seen = ({ id, version }: OpenedJob, intent: string) => ({ intent, job: id, version });

type PlainProps = { job: OpenedJob; step: string; text: string; isDark?: boolean };

function Plain({ job, step, text, isDark = false }: PlainProps) {
	return (
		<VerbForm fields={seen(job, step)}>
			<button type="submit" className={tradeButton(isDark ? 'dark' : 'line', 'w-full justify-center')}>
				{text}
			</button>
		</VerbForm>
	);
}

function Pass({ job, suggestedMinor, isDark }: { job: OpenedJob; suggestedMinor: number; isDark: boolean }) {
	const { t } = useTranslation('concierge');
	const typedFirst = formatAmount({ minor: suggestedMinor, currency: job.currency }, { hasCents: true });
	const [typed, setTyped] = useState(typedFirst);
	const price = typedMinor(typed, job.currency) ?? suggestedMinor;
	const isAgreed = isPriceAgreed({ priceMinor: price, agreedMinor: job.agreedMinor });
	const more = price - (job.agreedMinor ?? 0);
	return (
		<VerbForm fields={seen(job, 'pass')} className="grid gap-2">
			<label className="grid gap-1">
				<span className="text-ink2 text-note">{t('act.priceLabel')}</span>
				<input
					name="price"
					inputMode="decimal"
					autoComplete="off"
					maxLength={20}
					value={typed}
					onChange={(event) => setTyped(event.target.value)}
					className="trade-field"
				/>
			</label>
			<button type="submit" className={tradeButton(isDark ? 'dark' : 'line', 'w-full justify-center')} data-accept>
				{t(isAgreed ? (job.supplierKey ? 'act.pass' : 'act.passOwn') : 'act.passOpen')}
			</button>
			<p className="trade-note">
				{isAgreed
					? t('act.agreed')
					: job.agreedMinor === null
						? t('act.needsYes')
						: t('act.more', { amount: formatAmount({ minor: more, currency: job.currency }) })}
			</p>
		</VerbForm>
	);
}

function Ask({
	job,
	suppliers,
	isDark,
}: Omit<JobActionsProps, 'suggestedMinor' | 'now' | 'refused'> & { isDark: boolean }) {
	const { t } = useTranslation('concierge');
	const usual = job.supplierKey ?? job.usualSupplier ?? '';
	const isAgain = job.answerBy !== null || job.state !== 'requested';
	const form = (
		<VerbForm fields={seen(job, 'ask')} className="grid gap-2">
			<label className="grid gap-1">
				<span className="text-ink2 text-note">{t('act.supplierLabel')}</span>
				<select name="supplier" required defaultValue={usual} className="trade-field">
					{usual === '' ? <option value="">{t('act.supplierChoose')}</option> : null}
					{suppliers.map(({ key, name }) => (
						<option key={key} value={key}>
							{name}
						</option>
					))}
				</select>
			</label>
			<label className="grid gap-1">
				<span className="text-ink2 text-note">{t('act.netLabel')}</span>
				<input
					name="net"
					inputMode="decimal"
					autoComplete="off"
					maxLength={20}
					defaultValue={formatAmount({ minor: job.netMinor, currency: job.currency }, { hasCents: true })}
					className="trade-field"
				/>
			</label>
			<button type="submit" className={tradeButton(isDark ? 'dark' : 'line', 'w-full justify-center')}>
				{t('act.ask')}
			</button>
		</VerbForm>
	);
	return isAgain ? <FoldedStep text={t('act.askOther')}>{form}</FoldedStep> : form;
}
