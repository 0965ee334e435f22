import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenedJob } from '~/domain/concierge/list-jobs.server';
import type { FieldErrors } from '~/domain/form/field-error';
import { VerbForm } from '../page/verb-form';
import { tradeButton } from '../trade-button';

/** A change that was not written, as it was typed; null without one. */
export type RefusedChange = { errors: FieldErrors; typed: Record<string, string> } | null;

const ROUTE = ['pickUp', 'dropOff', 'flight'] as const;

/** Another day, time or place of a job, at its price; supplier and guest are told. */
export function ChangeJob({ job, refused }: { job: OpenedJob; refused: RefusedChange }) {
	const { t } = useTranslation(['concierge', 'form-error']);
	const ids = useId();
	const fields = ['day', 'time', ...(job.kind === 'transfer' ? ROUTE : []), 'note'] as const;
	return (
		<VerbForm fields={{ intent: 'change', job: job.id, version: job.version }} className="grid gap-2">
			{job.kind === 'transfer'
				? null
				: ROUTE.map((field) => <input key={field} type="hidden" name={field} value={job[field] ?? ''} />)}
			{fields.map((field) => {
				const error = refused?.errors[field];
				return (
					<label key={field} className="grid gap-1">
						<span className="text-ink2 text-note">
							{field === 'day' || field === 'time' ? t(`newJob.${field}`) : t(`fact.${field}`)}
						</span>
						<input
							name={field}
							type={field === 'day' ? 'date' : field === 'time' ? 'time' : 'text'}
							{...(field === 'day' ? { min: job.checkIn, max: job.checkOut, required: true } : {})}
							maxLength={field === 'note' ? 500 : field === 'flight' ? 60 : 120}
							autoComplete="off"
							defaultValue={refused?.typed[field] ?? job[field] ?? ''}
							className="trade-field w-full"
							{...(error ? { 'aria-invalid': true, 'aria-describedby': `${ids}-${field}` } : {})}
						/>
						{error ? (
							<span id={`${ids}-${field}`} role="alert" className="text-err text-note">
								{t(`form-error:${error.key}`, { ...error.values })}
							</span>
						) : null}
					</label>
				);
			})}
			<p className="trade-note">{t('act.changeNote')}</p>
			<button type="submit" className={tradeButton('line', 'w-full justify-center')}>
				{t('act.saveChange')}
			</button>
		</VerbForm>
	);
}
