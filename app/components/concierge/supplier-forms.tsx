import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SupplierView } from '~/domain/concierge/supplier-view';
import type { FieldError } from '~/domain/form/field-error';
import { formatAmount } from '~/domain/money/format-amount';
import { buttonClass } from '../ui/button';
import { Icon } from '../ui/icon';
import type { SupplierAnswer } from './supplier-page';

const FIELD = 'min-h-12 w-full rounded-sm border border-field bg-sheet px-3 py-2 aria-invalid:border-err';

/** Another time or price that would suit the supplier. */
export function SupplierProposal({ view, answer }: { view: SupplierView; answer: SupplierAnswer }) {
	const { t } = useTranslation(['supplier-job', 'form-error']);
	const amount = formatAmount({ minor: view.netMinor, currency: view.currency }, { hasCents: true });
	const typed = answer?.typed ?? {};
	const errors = answer?.errors ?? {};
	return (
		<>
			<p>
				<a href="?" className="inline-flex min-h-11 items-center gap-2 text-ink2 text-small hover:underline">
					<Icon name="chevronLeft" size={16} />
					{view.number}
				</a>
			</p>
			<h1 className="mt-2 text-h2">{t('proposal.title')}</h1>
			<Form method="post" action="?propose" className="mt-6 grid gap-5">
				<input type="hidden" name="version" value={view.version} />
				<input type="hidden" name="step" value="propose" />
				<div className="grid grid-cols-2 gap-4">
					<Field
						name="time"
						label={t('proposal.time')}
						hint={t('proposal.asked', { what: view.time ?? t('anyTime') })}
						error={errors.time}
					>
						{(aria) => (
							<input {...aria} name="time" type="time" defaultValue={typed.time ?? view.time ?? ''} className={FIELD} />
						)}
					</Field>
					<Field
						name="price"
						label={t('proposal.price')}
						hint={t('proposal.asked', { what: amount })}
						error={errors.price}
					>
						{(aria) => (
							<input
								{...aria}
								name="price"
								inputMode="decimal"
								autoComplete="off"
								maxLength={20}
								defaultValue={typed.price ?? amount}
								className={FIELD}
							/>
						)}
					</Field>
				</div>
				<Field name="note" label={t('proposal.why')} error={errors.note}>
					{(aria) => (
						<textarea
							{...aria}
							name="note"
							rows={3}
							maxLength={300}
							defaultValue={typed.note ?? ''}
							className={FIELD}
						/>
					)}
				</Field>
				<Field name="until" label={t('proposal.until')} error={errors.until}>
					{(aria) => (
						<input {...aria} name="until" type="datetime-local" defaultValue={typed.until ?? ''} className={FIELD} />
					)}
				</Field>
				<p className="bg-light1 px-4 py-3 text-small">{t('proposal.note')}</p>
				<button type="submit" className={buttonClass('accent', 'w-full')}>
					{t('proposal.send')}
				</button>
			</Form>
		</>
	);
}

/** What has become of a job, on its day. */
export function SupplierFinish({ view, answer }: { view: SupplierView; answer: SupplierAnswer }) {
	const { t } = useTranslation(['supplier-job', 'form-error']);
	const typed = answer?.typed ?? {};
	return (
		<Form method="post" action="?" className="mt-8 grid gap-4 border-t border-line pt-6">
			<input type="hidden" name="version" value={view.version} />
			<input type="hidden" name="step" value="finish" />
			<fieldset className="grid gap-1">
				<legend className="mb-2 font-semibold">{t('finish.title')}</legend>
				{(['yes', 'no'] as const).map((each) => (
					<label key={each} className="flex min-h-12 cursor-pointer items-center gap-3 border-b border-line py-2">
						<input
							type="radio"
							name="asPlanned"
							value={each}
							defaultChecked={(typed.asPlanned || 'yes') === each}
							className="size-5 accent-ink"
						/>
						<span>
							{t(`finish.${each}`)}
							{each === 'no' ? <span className="block text-ink2 text-small">{t('finish.noHint')}</span> : null}
						</span>
					</label>
				))}
			</fieldset>
			<Field name="note" label={t('finish.note')} error={answer?.errors.note}>
				{(aria) => (
					<textarea {...aria} name="note" rows={3} maxLength={500} defaultValue={typed.note ?? ''} className={FIELD} />
				)}
			</Field>
			<button type="submit" className={buttonClass('accent', 'w-full')}>
				{t('finish.send')}
			</button>
		</Form>
	);
}

type Aria = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };
type FieldProps = {
	name: string;
	label: string;
	hint?: string;
	error: FieldError | undefined;
	children: (aria: Aria) => ReactNode;
};

function Field({ name, label, hint, error, children }: FieldProps) {
	const { t } = useTranslation(['supplier-job', 'form-error']);
	const id = `job-${name}`;
	const isNoted = error !== undefined || hint !== undefined;
	return (
		<div className="grid min-w-0 content-start gap-1.5">
			<label htmlFor={id} className="font-medium text-small">
				{label}
			</label>
			{children({
				id,
				'aria-invalid': error ? true : undefined,
				'aria-describedby': isNoted ? `${id}-note` : undefined,
			})}
			{isNoted ? (
				<p id={`${id}-note`} className={`text-small ${error ? 'text-err' : 'text-ink2'}`}>
					{error ? t(`form-error:${error.key}`, { ...error.values }) : hint}
				</p>
			) : null}
		</div>
	);
}
