import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { LeadPayments } from '~/domain/payment/lead-payments.server';
import { FIELD_BOX } from '../parts/field-label';
import { tradeButton } from '../trade-button';
import type { MoneyAnswer, RecipientField } from './money-answer';
import { AskFirst, MoneyForm } from './money-form';

const FIELDS: readonly { name: RecipientField; most: number; width: string; isOptional?: true }[] = [
	{ name: 'company', most: 120, width: 'w-full' },
	{ name: 'vatId', most: 30, width: 'w-56' },
	{ name: 'buyerReference', most: 80, width: 'w-56', isOptional: true },
	{ name: 'street', most: 120, width: 'w-full' },
	{ name: 'postalCode', most: 12, width: 'w-28' },
	{ name: 'town', most: 80, width: 'w-56' },
	{ name: 'countryCode', most: 2, width: 'w-20' },
];

/** Invoices the booking to a company, such as the agency (INVOICE-7). */
export function InvoiceRecipientForm({ money, answer }: { money: LeadPayments; answer: MoneyAnswer | null }) {
	const { t } = useTranslation('trade-payments');
	const error = useId();
	const refused = answer?.intent === 'payRecipient' && answer.error !== null ? answer : null;
	return (
		<AskFirst
			key={answer?.intent === 'payRecipient' ? answer.at : 0}
			open={t(money.recipient ? 'recipient.change' : 'recipient.open')}
			isOpen={refused !== null}
			text={t('recipient.text')}
		>
			<MoneyForm intent="payRecipient" row="" className="grid gap-2.5">
				<div className="flex flex-wrap gap-3">
					{FIELDS.map(({ name, most, width, isOptional }) => {
						const isWrong = refused?.error === name;
						return (
							<label key={name} className={FIELD_BOX}>
								<span>{t(`recipient.${name}`)}</span>
								<input
									name={name}
									maxLength={most}
									required={!isOptional}
									autoComplete="off"
									defaultValue={refused ? refused.typed[name] : (money.recipient?.[name] ?? '')}
									className={`trade-field max-w-full ${width}`}
									{...(isWrong ? { 'aria-invalid': true, 'aria-describedby': error } : {})}
								/>
								{isWrong ? (
									<span id={error} role="alert" className="text-err">
										{t(`error.${name}`)}
									</span>
								) : null}
							</label>
						);
					})}
				</div>
				<button type="submit" className={tradeButton('dark', 'w-fit')}>
					{t('recipient.send')}
				</button>
			</MoneyForm>
		</AskFirst>
	);
}
