import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import type { LeadPayments } from '~/domain/payment/lead-payments.server';
import { regionName } from '~/domain/place/region-name';
import { CountryOptions } from '../../country/country-options';
import { FIELD_BOX } from '../parts/field-label';
import { tradeButton } from '../trade-button';
import type { MoneyAnswer, RecipientField } from './money-answer';
import { AskFirst, MoneyForm } from './money-form';

/** In the order of an address; `isWide`: a line of its own. */
const FIELDS: readonly { name: RecipientField; most: number; isWide?: true; isOptional?: true }[] = [
	{ name: 'company', most: 120, isWide: true },
	{ name: 'street', most: 120, isWide: true },
	{ name: 'postalCode', most: 12 },
	{ name: 'town', most: 80 },
	{ name: 'countryCode', most: 60 },
	{ name: 'vatId', most: 30 },
	{ name: 'buyerReference', most: 80, isWide: true, isOptional: true },
];

/** Invoices the booking to a company, such as the agency (INVOICE-7). */
export function InvoiceRecipientForm({ money, answer }: { money: LeadPayments; answer: MoneyAnswer | null }) {
	const { t } = useTranslation('trade-payments');
	const { language } = useRoot();
	const [error, countries] = [useId(), useId()];
	const refused = answer?.intent === 'payRecipient' && answer.error !== null ? answer : null;
	return (
		<AskFirst
			key={answer?.intent === 'payRecipient' ? answer.at : 0}
			open={t(money.recipient ? 'recipient.change' : 'recipient.open')}
			isOpen={refused !== null}
			text={t('recipient.text')}
		>
			<MoneyForm intent="payRecipient" row="" className="grid gap-2.5">
				<div className="grid grid-cols-2 gap-3">
					{FIELDS.map(({ name, most, isWide, isOptional }) => {
						const isWrong = refused?.error === name;
						const known = money.recipient?.[name] ?? '';
						const value = name === 'countryCode' && known !== '' ? regionName(known, language) : known;
						return (
							<label key={name} className={`${FIELD_BOX} ${isWide ? 'col-span-full' : ''}`}>
								<span>{t(`recipient.${name}`)}</span>
								<input
									name={name}
									maxLength={most}
									required={!isOptional}
									autoComplete="off"
									defaultValue={refused ? refused.typed[name] : value}
									list={name === 'countryCode' ? countries : undefined}
									className="trade-field w-full"
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
				<CountryOptions id={countries} />
				<button type="submit" className={tradeButton('dark', 'w-fit')}>
					{t('recipient.send')}
				</button>
			</MoneyForm>
		</AskFirst>
	);
}
