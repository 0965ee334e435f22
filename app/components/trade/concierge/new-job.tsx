import { Form } from '@remix-run/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import type { StayServices } from '~/domain/concierge/list-services.server';
import type { FieldErrors } from '~/domain/form/field-error';
import { formatAmount } from '~/domain/money/format-amount';
import { tradeButton } from '../trade-button';
import { CloseLink } from './close-link';

type NewJobProps = {
	booking: string;
	/** Null: no such booking, or none was asked for yet. */
	stay: (Pick<StayServices, 'services' | 'terms' | 'stay' | 'closed'> & { leadId: string }) | null;
	formKey: string;
	errors: FieldErrors;
	typed: Record<string, string>;
	closeTo: string;
};

/** A job that the team adds itself: the stay by its number first, then the service. */
export function NewJob({ booking, stay, formKey, errors, typed, closeTo }: NewJobProps) {
	const { t } = useTranslation(['concierge', 'form-error']);
	const { language } = useRoot();
	const field = (
		name: string,
		label: string,
		given: { type?: string; value?: string; min?: string; max?: string } = {},
	) => (
		<label className="grid gap-1">
			<span className="text-ink2 text-note">{label}</span>
			<input
				name={name}
				type={given.type ?? 'text'}
				min={given.min}
				max={given.max}
				defaultValue={typed[name] ?? given.value ?? ''}
				aria-invalid={errors[name] ? true : undefined}
				className="trade-field"
			/>
			{errors[name] ? (
				<span className="text-err text-note">{t(`form-error:${errors[name].key}`, { ...errors[name].values })}</span>
			) : null}
		</label>
	);
	const first = stay?.services[0];
	// The board is read anew while the form is open; the same form stays the same job.
	const [key] = useState(formKey);
	return (
		<aside aria-labelledby="new-job" className="trade-card grid gap-4 px-4.5 py-4" lang={language}>
			<p className="flex items-center">
				<b id="new-job" className="text-t3">
					{t('newJob.title')}
				</b>
				<CloseLink to={closeTo} />
			</p>
			<Form method="get" className="grid gap-2">
				<input type="hidden" name="new" value="1" />
				<label className="grid gap-1">
					<span className="text-ink2 text-note">{t('newJob.booking')}</span>
					<input name="booking" defaultValue={booking} required maxLength={20} className="trade-field" />
				</label>
				<button type="submit" className={tradeButton(stay ? 'line' : 'dark', 'justify-center')}>
					{t('newJob.find')}
				</button>
			</Form>
			{booking && !stay ? <p className="text-err">{t('newJob.unknown')}</p> : null}
			{stay && !first ? <p>{stay.closed ? t(`fault.${stay.closed}`) : t('newJob.none')}</p> : null}
			{stay && first ? (
				<Form method="post" className="grid gap-3 border-hair border-t pt-4">
					<input type="hidden" name="intent" value="request" />
					<input type="hidden" name="lead" value={stay.leadId} />
					<input type="hidden" name="key" value={key} />
					<label className="grid gap-1">
						<span className="text-ink2 text-note">{t('newJob.service')}</span>
						<select name="offer" defaultValue={typed.offer ?? ''} className="trade-field">
							{stay.services.map((each) => (
								<option key={each.key} value={`${each.key} ${each.priceMinor}`}>
									{each.name}, {formatAmount({ minor: each.priceMinor, currency: each.currency })}{' '}
									{t(`services.unit.${each.unit}`)}
								</option>
							))}
						</select>
					</label>
					<div className="grid grid-cols-2 gap-3">
						{field('day', t('newJob.day'), {
							type: 'date',
							value: first.firstDay,
							min: stay.stay.checkIn,
							max: stay.stay.checkOut,
						})}
						{field('time', t('newJob.time'), { type: 'time' })}
					</div>
					{field('quantity', t('newJob.quantity'), { type: 'number', value: '1', min: '1', max: '99' })}
					{field('pickUp', t('newJob.pickUp'))}
					{field('dropOff', t('newJob.dropOff'))}
					{field('flight', t('newJob.flight'))}
					{field('note', t('newJob.note'))}
					<label className="flex items-start gap-2.5">
						<input
							type="checkbox"
							name="terms"
							className="mt-1 size-4 accent-ink"
							aria-invalid={errors.terms ? true : undefined}
						/>
						<span>
							{t('newJob.terms', { organiser: stay.terms?.organiser ?? '' })}
							{errors.terms ? (
								<span className="block text-err text-note">{t(`form-error:${errors.terms.key}`)}</span>
							) : null}
						</span>
					</label>
					<button type="submit" className={tradeButton('dark', 'justify-center')}>
						{t('newJob.save')}
					</button>
				</Form>
			) : null}
		</aside>
	);
}
