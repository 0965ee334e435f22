import { useTranslation } from 'react-i18next';
import { CURRENCIES } from '~/domain/money/money';
import { DeskField } from '../parts/desk-field';
import { tradeButton } from '../trade-button';

type DatevFormProps = {
	months: readonly { value: string; text: string }[];
	/** The chosen one. */
	month: string | null;
	/** Those that have the numbers of a bookkeeper. */
	brands: readonly { key: string; name: string }[];
};

/** Chooses the month of a brand that goes to the bookkeeper (BOOKS-5). */
export function DatevForm({ months, month, brands }: DatevFormProps) {
	const { t } = useTranslation('money');
	return (
		<details className="mt-5">
			<summary className={tradeButton('line', 'w-fit')}>{t('ledger.datev.open')}</summary>
			<div className="trade-card mt-3 grid gap-3 px-4.5 py-4">
				<p className="text-ink2">{t(brands.length > 0 ? 'ledger.datev.text' : 'ledger.datev.none')}</p>
				{brands.length > 0 ? (
					<form method="get" action="/partner/money/datev.csv" className="flex flex-wrap items-end gap-3">
						<DeskField name="month" label={t('ledger.datev.month')} value={month ?? ''}>
							{months.map(({ value, text }) => (
								<option key={value} value={value}>
									{text}
								</option>
							))}
						</DeskField>
						<DeskField name="brand" label={t('ledger.datev.brand')} value={brands[0]?.key ?? ''}>
							{brands.map(({ key, name }) => (
								<option key={key} value={key}>
									{name}
								</option>
							))}
						</DeskField>
						<DeskField name="currency" label={t('ledger.datev.currency')} value="EUR">
							{CURRENCIES.map((each) => (
								<option key={each} value={each}>
									{each}
								</option>
							))}
						</DeskField>
						<button type="submit" className={tradeButton('dark')}>
							{t('ledger.datev.send')}
						</button>
					</form>
				) : null}
			</div>
		</details>
	);
}
