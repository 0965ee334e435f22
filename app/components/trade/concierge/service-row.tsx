import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { JobIcon } from '~/components/concierge/job-icon';
import { useRoot } from '~/components/root/use-root';
import type { readConciergeCatalogue } from '~/domain/concierge/edit-catalogue.server';
import { marginMinor } from '~/domain/concierge/job-amounts';
import { formatAmount } from '~/domain/money/format-amount';
import { SaveRow, ServiceField } from './service-field';

export type ConciergeCatalogue = Awaited<ReturnType<typeof readConciergeCatalogue>>;

type ServiceRowProps = {
	service: ConciergeCatalogue['services'][number];
	suppliers: readonly { key: string; name: string }[];
	/** Null before it was sent. */
	answer: { isDone: boolean } | null;
};

/** A service with its prices, its supplier and its hours, to be edited (CONCIERGE-9). */
export function ServiceRow({ service, suppliers, answer }: ServiceRowProps) {
	const { t } = useTranslation('concierge');
	const { language } = useRoot();
	const { currency } = service;
	const amount = (minor: number) => formatAmount({ minor, currency }, { hasCents: true });
	const name = language === 'de' ? service.nameDe : service.nameEn;
	return (
		<li className="px-4.5 py-3.5">
			<Form method="post" preventScrollReset aria-label={name} className="grid gap-3">
				<input type="hidden" name="intent" value="service" />
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
				<div className="grid grid-cols-2 items-end gap-3 md:grid-cols-3 xl:grid-cols-[1fr_1fr_1.4fr_0.8fr_1fr_auto_auto]">
					<ServiceField name="price" label={t('services.price')} value={amount(service.priceMinor)} />
					<ServiceField name="net" label={t('services.net')} value={amount(service.netMinor)} />
					<label className="grid gap-1">
						<span className="text-ink2 text-note">{t('services.supplier')}</span>
						<select name="supplier" defaultValue={service.supplier ?? ''} className="trade-field">
							<option value="">{t('services.noSupplier')}</option>
							{suppliers.map((each) => (
								<option key={each.key} value={each.key}>
									{each.name}
								</option>
							))}
						</select>
					</label>
					<ServiceField name="noticeHours" label={t('services.notice')} value={String(service.noticeHours)} isNumber />
					<ServiceField name="cancelHours" label={t('services.free')} value={String(service.cancelHours)} isNumber />
					<label className="flex min-h-10 items-center gap-2">
						<input type="checkbox" name="isOffered" defaultChecked={!service.isRetired} className="size-4 accent-ink" />
						{t('services.offered')}
					</label>
					<SaveRow answer={answer} />
				</div>
			</Form>
		</li>
	);
}
