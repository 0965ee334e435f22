import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { DeskField } from '../parts/desk-field';
import { type SavedRowAnswer, SaveRow, ServiceField, useRowFields } from './service-field';
import type { ConciergeCatalogue } from './service-row';
import { type AccountAnswer, SupplierAccount } from './supplier-account';

type SupplierRowProps = {
	supplier: ConciergeCatalogue['suppliers'][number];
	/** Whether the reader edits more than the account. */
	mayEdit: boolean;
	/** Null before it was sent. */
	answer: SavedRowAnswer | null;
	account: AccountAnswer | null;
};

/** A supplier, to be edited (CONCIERGE-9), with the account that it is paid to (PAYOUT-5). */
export function SupplierRow({ supplier, mayEdit, answer, account }: SupplierRowProps) {
	const { t } = useTranslation('concierge');
	const { was } = supplier;
	const fieldOf = useRowFields({ was, answer });
	return (
		<li className="grid gap-3 px-4.5 py-3.5">
			{mayEdit ? (
				<Form method="post" preventScrollReset aria-label={supplier.name} className="grid gap-3">
					<input type="hidden" name="intent" value="suppliers" />
					<input type="hidden" name="key" value={supplier.key} />
					<div className="grid grid-cols-2 items-start gap-3 md:grid-cols-3 xl:grid-cols-[1.2fr_1.4fr_1fr_0.7fr_0.8fr]">
						<ServiceField field={fieldOf('name')} label={t('services.name')} />
						<ServiceField field={fieldOf('email')} label={t('services.email')} />
						<ServiceField field={fieldOf('phone')} label={t('services.phone')} />
						<DeskField {...fieldOf('language')} label={t('services.language')}>
							<option value="de">Deutsch</option>
							<option value="en">English</option>
						</DeskField>
						<ServiceField field={fieldOf('answer_hours')} label={t('services.answer')} isNumber />
					</div>
					<SaveRow {...{ was, answer }} name={supplier.name} kind="suppliers" entryKey={supplier.key} />
				</Form>
			) : (
				<b className="font-semibold">{supplier.name}</b>
			)}
			<SupplierAccount supplier={supplier} answer={account} />
		</li>
	);
}
