import { useTranslation } from 'react-i18next';
import type { TypedAccount } from '~/domain/concierge/supplier-account.server';
import { VerbForm } from '../page/verb-form';
import { tradeButton } from '../trade-button';

/** Fields of an account in their order. */
export const ACCOUNT_FIELDS = [
	'holder',
	'iban',
	'bic',
	'street',
	'postalCode',
	'town',
	'country',
] as const satisfies readonly (keyof TypedAccount)[];

/** What may be wrong: one of the first fields, the address as a whole, or nothing was saved. */
export const ACCOUNT_FAULTS = ['holder', 'iban', 'bic', 'address', 'unavailable'] as const;

export type AccountAnswer = {
	isDone: boolean;
	fault: (typeof ACCOUNT_FAULTS)[number] | null;
	typed: Record<string, string>;
};

const LONGEST = { holder: 70, iban: 42, bic: 14, street: 70, postalCode: 16, town: 35, country: 2 } as const;

type SupplierAccountProps = {
	supplier: { key: string; name: string; bankEnd: string | null };
	/** Null before it was sent. */
	answer: AccountAnswer | null;
};

/** The account that a supplier is paid to (PAYOUT-5): its last letters, and a form in which it is typed whole. */
export function SupplierAccount({ supplier: { key, name, bankEnd }, answer }: SupplierAccountProps) {
	const { t } = useTranslation('concierge');
	const isRefused = answer !== null && !answer.isDone;
	return (
		<details open={isRefused} key={`${isRefused} ${bankEnd}`} className="group">
			<summary className="flex min-h-11 w-fit cursor-pointer list-none flex-wrap items-center gap-x-3 [&::-webkit-details-marker]:hidden">
				<span className="text-ink2">{t('services.account.title')}</span>
				<span className={bankEnd ? 'tabular-nums' : 'font-semibold text-soon'}>
					{bankEnd ? t('services.account.ends', { end: bankEnd }) : t('services.account.none')}
				</span>
				<span className="trade-link">
					{t(bankEnd ? 'services.account.change' : 'services.account.add')}
					<span className="sr-only">, {name}</span>
				</span>
				<span role="status" className="text-note empty:hidden">
					{answer?.isDone ? t('services.saved') : null}
				</span>
			</summary>
			<div className="mt-1 grid gap-3 rounded-control bg-light1/60 p-3">
				<VerbForm fields={{ intent: 'account', key }} className="grid gap-3">
					<div className="grid grid-cols-2 items-start gap-3 md:grid-cols-4">
						{ACCOUNT_FIELDS.map((field) => (
							<AccountField key={field} {...{ supplier: key, field, answer: isRefused ? answer : null }} />
						))}
					</div>
					{answer?.fault === 'address' || answer?.fault === 'unavailable' ? (
						<p role="alert" className="text-err text-note">
							{t(`services.account.fault.${answer.fault}`)}
						</p>
					) : null}
					<p className="trade-note">{t('services.account.note')}</p>
					<button type="submit" className={tradeButton('line', 'w-fit')}>
						{t('services.account.save')}
					</button>
				</VerbForm>
				{bankEnd ? (
					<VerbForm fields={{ intent: 'removeAccount', key }}>
						<button type="submit" className="trade-link min-h-11" aria-label={t('services.account.removeOf', { name })}>
							{t('services.account.remove')}
						</button>
					</VerbForm>
				) : null}
			</div>
		</details>
	);
}

type AccountFieldProps = { supplier: string; field: (typeof ACCOUNT_FIELDS)[number]; answer: AccountAnswer | null };

function AccountField({ supplier, field, answer }: AccountFieldProps) {
	const { t } = useTranslation('concierge');
	const fault = answer?.fault;
	const isOfAddress = field === 'street' || field === 'postalCode' || field === 'town' || field === 'country';
	const isWrong = fault === field || (fault === 'address' && isOfAddress);
	const note = `${supplier}-${field}-note`;
	return (
		<label
			className={`grid min-w-0 content-start gap-1 ${field === 'holder' || field === 'iban' ? 'max-md:col-span-2' : ''}`}
		>
			<span className="text-ink2 text-note">{t(`services.account.${field}`)}</span>
			<input
				name={field}
				defaultValue={answer?.typed[field] ?? ''}
				maxLength={LONGEST[field]}
				autoComplete="off"
				spellCheck={false}
				required={field === 'holder' || field === 'iban'}
				aria-invalid={isWrong || undefined}
				aria-describedby={fault === field ? note : undefined}
				className="trade-field"
			/>
			{fault === field ? (
				<span id={note} role="alert" className="text-err text-note">
					{t(`services.account.fault.${fault as 'iban'}`)}
				</span>
			) : null}
		</label>
	);
}
