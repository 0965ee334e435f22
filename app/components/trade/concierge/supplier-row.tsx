import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { SaveRow, ServiceField } from './service-field';
import type { ConciergeCatalogue } from './service-row';
import { type AccountAnswer, SupplierAccount } from './supplier-account';

type SupplierRowProps = {
	supplier: ConciergeCatalogue['suppliers'][number];
	/** Whether the reader edits more than the account. */
	mayEdit: boolean;
	/** Null before it was sent. */
	answer: { isDone: boolean } | null;
	account: AccountAnswer | null;
};

/** A supplier, to be edited (CONCIERGE-9), with the account that it is paid to (PAYOUT-5). */
export function SupplierRow({ supplier, mayEdit, answer, account }: SupplierRowProps) {
	const { t } = useTranslation('concierge');
	return (
		<li className="grid gap-3 px-4.5 py-3.5">
			{mayEdit ? (
				<Form
					method="post"
					preventScrollReset
					aria-label={supplier.name}
					className="grid grid-cols-2 items-end gap-3 md:grid-cols-3 xl:grid-cols-[1.2fr_1.4fr_1fr_0.7fr_0.8fr_auto]"
				>
					<input type="hidden" name="intent" value="supplier" />
					<input type="hidden" name="key" value={supplier.key} />
					<ServiceField name="name" label={t('services.name')} value={supplier.name} />
					<ServiceField name="email" label={t('services.email')} value={supplier.email} />
					<ServiceField name="phone" label={t('services.phone')} value={supplier.phone ?? ''} />
					<label className="grid gap-1">
						<span className="text-ink2 text-note">{t('services.language')}</span>
						<select name="language" defaultValue={supplier.language} className="trade-field">
							<option value="de">Deutsch</option>
							<option value="en">English</option>
						</select>
					</label>
					<ServiceField name="answerHours" label={t('services.answer')} value={String(supplier.answerHours)} isNumber />
					<SaveRow answer={answer} />
				</Form>
			) : (
				<b className="font-semibold">{supplier.name}</b>
			)}
			<SupplierAccount supplier={supplier} answer={account} />
		</li>
	);
}
