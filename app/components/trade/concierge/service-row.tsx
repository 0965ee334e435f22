import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { JobIcon } from '~/components/concierge/job-icon';
import { useRoot } from '~/components/root/use-root';
import type { readConciergeCatalogue } from '~/domain/concierge/concierge-catalogue.server';
import { marginMinor } from '~/domain/concierge/job-amounts';
import { formatAmount } from '~/domain/money/format-amount';
import { DeskField } from '../parts/desk-field';
import { type SavedRowAnswer, SaveRow, ServiceField, useRowFields } from './service-field';

export type ConciergeCatalogue = Awaited<ReturnType<typeof readConciergeCatalogue>>;

type ServiceRowProps = {
	service: ConciergeCatalogue['services'][number];
	suppliers: readonly { key: string; name: string }[];
	/** Null before it was sent. */
	answer: SavedRowAnswer | null;
};

/** A service with its prices, its supplier and its hours, to be edited (CONCIERGE-9). */
export function ServiceRow({ service, suppliers, answer }: ServiceRowProps) {
	const { t } = useTranslation('concierge');
	const { language } = useRoot();
	const { currency } = service;
	const amount = (minor: number) => formatAmount({ minor, currency }, { hasCents: true });
	const name = language === 'de' ? service.nameDe : service.nameEn;
	const { was } = service;
	const fieldOf = useRowFields({ was, answer });
	/** What is stored is shown as an amount, what was typed as it was. */
	const moneyField = (column: 'price' | 'net', minor: number) => {
		const field = fieldOf(column);
		return field.value === was[column] ? { ...field, value: amount(minor) } : field;
	};
	return (
		<li className="px-4.5 py-3.5">
			<Form method="post" preventScrollReset aria-label={name} className="grid gap-3">
				<input type="hidden" name="intent" value="services" />
				<input type="hidden" name="key" value={service.key} />
				<p className="flex flex-wrap items-baseline gap-x-2.5">
					<JobIcon kind={service.kind} />
					<b className="font-semibold">{name}</b>
					<span className="trade-note">
						{[language === 'de' ? service.placeDe : service.placeEn, t(`services.unit.${service.unit}`)].join(', ')}
					</span>
					<span className="trade-note ml-auto text-accent-ink">
						{t('services.ours')} {amount(marginMinor(service))}
					</span>
				</p>
				<div className="grid grid-cols-2 items-start gap-3 md:grid-cols-3 xl:grid-cols-[1fr_1fr_1.4fr_0.8fr_1fr_auto]">
					<ServiceField field={moneyField('price', service.priceMinor)} label={t('services.price')} />
					<ServiceField field={moneyField('net', service.netMinor)} label={t('services.net')} />
					<DeskField {...fieldOf('supplier')} label={t('services.supplier')}>
						<option value="">{t('services.noSupplier')}</option>
						{suppliers.map((each) => (
							<option key={each.key} value={each.key}>
								{each.name}
							</option>
						))}
					</DeskField>
					<ServiceField field={fieldOf('notice_hours')} label={t('services.notice')} isNumber />
					<ServiceField field={fieldOf('cancel_hours')} label={t('services.free')} isNumber />
					<label className="flex min-h-11 items-center gap-2 self-start sm:mt-6">
						<input
							key={`offered ${fieldOf('retired').key}`}
							type="checkbox"
							name="offered"
							defaultChecked={fieldOf('retired').value !== 'yes'}
							className="check"
						/>
						{t('services.offered')}
					</label>
				</div>
				<SaveRow {...{ was, answer, name }} kind="services" entryKey={service.key} />
			</Form>
		</li>
	);
}
