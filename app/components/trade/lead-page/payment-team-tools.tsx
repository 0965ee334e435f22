import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { groupDigits } from '~/domain/money/group-digits';
import type { LeadPayments } from '~/domain/payment/lead-payments.server';
import { FIELD_BOX } from '../parts/field-label';
import { tradeButton } from '../trade-button';
import type { MoneyAnswer } from './money-answer';
import { AskFirst, MoneyForm } from './money-form';

type RecordPaymentProps = {
	money: LeadPayments;
	answer: MoneyAnswer | null;
	/** The security deposit that it is of. */
	deposit?: NonNullable<LeadPayments['deposit']>;
};

/** Writes down a payment that no statement shows (MONEY-4), or one of the deposit (MONEY-12). */
export function RecordPayment({ money, answer, deposit }: RecordPaymentProps) {
	const { t } = useTranslation(['trade-payments', 'refunds']);
	const error = useId();
	const intent = deposit ? 'payDeposit' : 'payRecord';
	const currency = deposit?.currency ?? money.currency;
	const refused = answer?.intent === intent && answer.error !== null ? answer : null;
	const wrong = refused?.error === 'amount' || refused?.error === 'day' ? refused.error : null;
	const told = (name: 'amount' | 'day') => (wrong === name ? { 'aria-invalid': true, 'aria-describedby': error } : {});
	return (
		<AskFirst
			key={refused ? refused.at : money.formKey}
			open={t(deposit ? 'refunds:booking.record' : 'record.open')}
			isOpen={refused !== null}
			text={t(deposit ? 'refunds:booking.recordText' : 'record.text')}
		>
			<MoneyForm
				intent={intent}
				row=""
				fields={{ key: deposit ? `${money.formKey}-deposit` : money.formKey, currency }}
				className="grid gap-2.5"
			>
				<div className="flex flex-wrap gap-3">
					<label className={FIELD_BOX}>
						<span>{t('record.amount', { currency })}</span>
						<input
							name="amount"
							inputMode="decimal"
							required
							maxLength={20}
							autoComplete="off"
							defaultValue={refused?.typed.amount ?? (deposit ? groupDigits(deposit.openMinor, 2) : undefined)}
							className="trade-field w-40 text-right"
							{...told('amount')}
						/>
					</label>
					<label className={FIELD_BOX}>
						<span>{t('record.day')}</span>
						<input
							type="date"
							name="day"
							required
							max={money.today}
							defaultValue={refused?.typed.day ?? money.today}
							className="trade-field w-44"
							{...told('day')}
						/>
					</label>
				</div>
				{wrong ? (
					<p id={error} role="alert" className="text-err">
						{t(`error.${wrong}`)}
					</p>
				) : null}
				<button type="submit" className={tradeButton('dark', 'w-fit')}>
					{t('record.send')}
				</button>
			</MoneyForm>
		</AskFirst>
	);
}

/** Takes a payment back that was none. */
export function ReversePayment({ id, amount }: { id: string; amount: string }) {
	const { t } = useTranslation('trade-payments');
	return (
		<AskFirst open={t('reverse.open')} text={t('reverse.text')}>
			<MoneyForm intent="payReverse" row={id}>
				<button type="submit" className={tradeButton('dark')}>
					{t('reverse.sure', { amount })}
				</button>
			</MoneyForm>
		</AskFirst>
	);
}

/** Lets go what is open of an instalment (MONEY-5). */
export function WaiveInstalment({ id, openMinor, amount }: { id: string; openMinor: number; amount: string }) {
	const { t } = useTranslation('trade-payments');
	return (
		<AskFirst open={t('waive.open')} text={t('waive.text', { amount })}>
			<MoneyForm intent="payWaive" row={id} fields={{ seen: openMinor }}>
				<button type="submit" className={tradeButton('dark')}>
					{t('waive.sure', { amount })}
				</button>
			</MoneyForm>
		</AskFirst>
	);
}
