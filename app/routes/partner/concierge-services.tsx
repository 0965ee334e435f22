import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { JobIcon } from '~/components/concierge/job-icon';
import { RouteErrorPage } from '~/components/layout/error-page';
import { noindexMeta } from '~/components/layout/page-meta';
import { useRoot } from '~/components/root/use-root';
import { ConciergeFrame } from '~/components/trade/concierge/concierge-frame';
import { EmptyState } from '~/components/trade/states';
import { tradeButton } from '~/components/trade/trade-button';
import { readConciergeCatalogue, saveService, saveSupplier } from '~/domain/concierge/edit-catalogue.server';
import { marginMinor } from '~/domain/concierge/job-amounts';
import { formatAmount } from '~/domain/money/format-amount';
import { serverTexts } from '~/locales/server';
import { textOf } from '../forms/answer-verb.server';
import { errorPage } from '../forms/error-page.server';
import { everyRefusal, formErrorOf } from '../forms/form-error.server';
import { readFormData } from '../forms/read-form.server';

export const handle = { i18n: ['concierge', 'trade'], isTrade: true };

/** `/partner/concierge-jobs/services`: services and suppliers of the catalogue, edited (CONCIERGE-9). */
export async function loader({ context }: LoaderFunctionArgs) {
	const title = serverTexts(context).t('concierge:services.title');
	return json({ title, ...(await readConciergeCatalogue(context).catch(errorPage(title))) });
}

export async function action({ context, request }: ActionFunctionArgs) {
	const form = await readFormData(request);
	const key = textOf(form, 'key');
	const input = { ...Object.fromEntries(form), isOffered: form.has('isOffered') };
	try {
		const save = textOf(form, 'intent') === 'supplier' ? saveSupplier : saveService;
		await save({ ctx: context, key, input });
		return json({ key, isDone: true });
	} catch (error) {
		const { status } = formErrorOf(error, { ...everyRefusal('invalid'), fields: 'invalid' });
		return json({ key, isDone: false }, { status });
	}
}

export default function ConciergeServices() {
	const { t } = useTranslation('concierge');
	const { title, services, suppliers } = useLoaderData<typeof loader>();
	return (
		<ConciergeFrame title={title} lead={t('services.lead')} isTeam>
			{services.length === 0 ? (
				<div className="trade-card mt-6">
					<EmptyState title={t('services.none.title')}>{t('services.none.text')}</EmptyState>
				</div>
			) : (
				<ul className="trade-card mt-6 [&>li+li]:border-hair [&>li+li]:border-t">
					{services.map((each) => (
						<ServiceRow key={each.key} service={each} suppliers={suppliers} />
					))}
				</ul>
			)}
			{suppliers.length > 0 ? (
				<section className="mt-8">
					<h2 className="text-t2">{t('services.suppliers')}</h2>
					<ul className="trade-card mt-3 [&>li+li]:border-hair [&>li+li]:border-t">
						{suppliers.map((each) => (
							<SupplierRow key={each.key} supplier={each} />
						))}
					</ul>
				</section>
			) : null}
		</ConciergeFrame>
	);
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

function ServiceRow({ service, suppliers }: { service: Loaded['services'][number]; suppliers: Loaded['suppliers'] }) {
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
					<Field name="price" label={t('services.price')} value={amount(service.priceMinor)} />
					<Field name="net" label={t('services.net')} value={amount(service.netMinor)} />
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
					<Field name="noticeHours" label={t('services.notice')} value={String(service.noticeHours)} isNumber />
					<Field name="cancelHours" label={t('services.free')} value={String(service.cancelHours)} isNumber />
					<label className="flex min-h-10 items-center gap-2">
						<input type="checkbox" name="isOffered" defaultChecked={!service.isRetired} className="size-4 accent-ink" />
						{t('services.offered')}
					</label>
					<Save of={service.key} />
				</div>
			</Form>
		</li>
	);
}

function SupplierRow({ supplier }: { supplier: Loaded['suppliers'][number] }) {
	const { t } = useTranslation('concierge');
	return (
		<li className="px-4.5 py-3.5">
			<Form
				method="post"
				preventScrollReset
				aria-label={supplier.name}
				className="grid grid-cols-2 items-end gap-3 md:grid-cols-3 xl:grid-cols-[1.2fr_1.4fr_1fr_0.7fr_0.8fr_auto]"
			>
				<input type="hidden" name="intent" value="supplier" />
				<input type="hidden" name="key" value={supplier.key} />
				<Field name="name" label={t('services.name')} value={supplier.name} />
				<Field name="email" label={t('services.email')} value={supplier.email} />
				<Field name="phone" label={t('services.phone')} value={supplier.phone ?? ''} />
				<label className="grid gap-1">
					<span className="text-ink2 text-note">{t('services.language')}</span>
					<select name="language" defaultValue={supplier.language} className="trade-field">
						<option value="de">Deutsch</option>
						<option value="en">English</option>
					</select>
				</label>
				<Field name="answerHours" label={t('services.answer')} value={String(supplier.answerHours)} isNumber />
				<Save of={supplier.key} />
			</Form>
		</li>
	);
}

function Field({
	name,
	label,
	value,
	isNumber = false,
}: {
	name: string;
	label: string;
	value: string;
	isNumber?: boolean;
}) {
	return (
		<label className="grid min-w-0 gap-1">
			<span className="text-ink2 text-note">{label}</span>
			<input
				name={name}
				defaultValue={value}
				key={value}
				inputMode={isNumber ? 'numeric' : undefined}
				maxLength={80}
				className="trade-field"
			/>
		</label>
	);
}

function Save({ of }: { of: string }) {
	const { t } = useTranslation('concierge');
	const answer = useActionData<typeof action>();
	return (
		<span className="grid gap-1">
			<button type="submit" className={tradeButton()}>
				{t('services.save')}
			</button>
			<span role="status" className="text-note empty:hidden">
				{answer?.key === of ? (answer.isDone ? t('services.saved') : t('services.invalid')) : null}
			</span>
		</span>
	);
}

export const meta = noindexMeta;

/** Of its own, so that a refused form has the frame's data. */
export const ErrorBoundary = RouteErrorPage;
