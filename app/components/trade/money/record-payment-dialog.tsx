import { Link, useSearchParams } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import { houseName } from '~/domain/lead/property-name';
import { formatAmount } from '~/domain/money/format-amount';
import { groupDigits } from '~/domain/money/group-digits';
import type { Receivable } from '~/domain/payment/desk/list-receivables.server';
import { openMinor } from '~/domain/payment/instalment-state';
import { useOutcome, useTyped } from '../page/outcome-line';
import { VerbForm } from '../page/verb-form';
import { DeskField } from '../parts/desk-field';
import { FORM_DIALOG_FIELDS, FormDialog, FormDialogFoot, FormDialogHead } from '../parts/form-dialog';
import { tradeButton } from '../trade-button';

type RecordPaymentDialogProps = {
	row: Receivable;
	/** Made with the page, so that sending the form twice books once. */
	formKey: string;
};

/** A payment that no statement shows, written down for a booking (MONEY-4). */
export function RecordPaymentDialog({ row, formKey }: RecordPaymentDialogProps) {
	const { t } = useTranslation(['money', 'desk']);
	const { language, today } = useRoot();
	const [query] = useSearchParams();
	const outcome = useOutcome();
	const typed = useTyped(row.id);
	const rest = new URLSearchParams(query);
	rest.delete('record');
	const back = `/partner/money?${rest}`;
	const fault = outcome && !outcome.isDone && outcome.row === row.id ? outcome.text : null;
	const faultText = (name: 'amount' | 'day') => (fault === name ? t(`desk:fault.${name}`) : null);
	const client = `${row.clientFirstName} ${row.clientLastName}`.trim() || row.bookingNumber;
	return (
		<FormDialog
			label={t('record.of', { client })}
			closeLabel={t('record.close')}
			closeTo={back}
			width="lg:w-[min(34rem,100%-4rem)] noscript:w-[min(34rem,100%)]"
		>
			<FormDialogHead title={t('record.title')}>
				<p className="mt-1 text-ink2">
					{[client, row.bookingNumber, houseName(row.propertyName)].join(', ')}
					<br />
					{t(`kind.${row.kind}`)}, {formatDate(row.dueDate, language)},{' '}
					{t('stillOpen', { amount: formatAmount({ minor: openMinor(row), currency: row.currency }) })}
				</p>
			</FormDialogHead>
			<VerbForm fields={{ intent: 'record', instalment: row.id, key: formKey }}>
				<div className={`${FORM_DIALOG_FIELDS} grid gap-4`}>
					<p className="text-ink2">{t('record.lead')}</p>
					{fault && fault !== 'amount' && fault !== 'day' ? (
						<p role="alert" className="font-medium text-err">
							{t(`desk:fault.${fault}` as never) as string}
						</p>
					) : null}
					<DeskField
						name="amount"
						label={t('record.amount', { currency: row.currency })}
						value={typed.amount ?? groupDigits(openMinor(row), 2)}
						inputMode="decimal"
						maxLength={30}
						error={faultText('amount')}
					/>
					<div className="grid gap-1">
						<label htmlFor="received-on" className="text-note text-ink2">
							{t('record.day')}
						</label>
						<input
							id="received-on"
							name="day"
							type="date"
							max={today}
							defaultValue={typed.day ?? today}
							aria-invalid={fault === 'day' || undefined}
							aria-describedby={fault === 'day' ? 'received-on-error' : undefined}
							className="trade-field"
						/>
						{fault === 'day' ? (
							<p id="received-on-error" className="text-note text-err">
								{faultText('day')}
							</p>
						) : null}
					</div>
				</div>
				<FormDialogFoot>
					<Link to={back} preventScrollReset className={tradeButton()}>
						{t('record.cancel')}
					</Link>
					<button type="submit" className={tradeButton('dark')}>
						{t('record.send')}
					</button>
				</FormDialogFoot>
			</VerbForm>
		</FormDialog>
	);
}
