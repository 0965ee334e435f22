import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Link, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { INVOICE_KINDS } from '#db/schema/money-enums';
import { noindexMeta } from '~/components/layout/page-meta';
import { useRoot } from '~/components/root/use-root';
import { AdminTable } from '~/components/trade/admin/admin-table';
import { FilterBar, FilterChoice, FilterText } from '~/components/trade/admin/filter-bar';
import { Amount } from '~/components/trade/amount';
import { HeldInvoices } from '~/components/trade/money/held-invoices';
import { MoneyPage } from '~/components/trade/money/money-page';
import { OutcomeLine } from '~/components/trade/page/outcome-line';
import { knownBrands } from '~/domain/brand/known-brands';
import { formatDate } from '~/domain/date/format-date';
import { listHeldInvoices } from '~/domain/invoice/desk/list-held-invoices.server';
import { type ListedInvoice, listInvoices } from '~/domain/invoice/desk/list-invoices.server';
import { issueHeldOf } from '~/domain/invoice/issue-held.server';
import { adminLeadPath } from '~/domain/lead/lead-path';
import { houseName } from '~/domain/lead/property-name';
import { moneyCounts } from '~/domain/payment/desk/money-counts.server';
import { serverTexts } from '~/locales/server';
import { answerVerb, textOf } from '../forms/answer-verb.server';
import { errorPage } from '../forms/error-page.server';
import { readFormData } from '../forms/read-form.server';

export const handle = { i18n: ['money', 'admin', 'desk', 'trade-payments'] };

/** `/partner/money/invoices`: what was issued in all brands (INVOICE-8). */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const query = new URL(request.url).searchParams;
	const brands = knownBrands().profiles.map(({ key, name }) => ({ key, name }));
	const filter = {
		kind: INVOICE_KINDS.find((each) => each === query.get('kind')) ?? null,
		brandKey: brands.find(({ key }) => key === query.get('brand'))?.key ?? null,
		words: (query.get('words') ?? '').trim().slice(0, 120) || null,
		after: query.get('after'),
	};
	const title = serverTexts(context).t('money:tabs.invoices');
	const [listed, held, counts] = await Promise.all([
		listInvoices({ ctx: context, filter }),
		listHeldInvoices(context),
		moneyCounts(context),
	]).catch(errorPage(title));
	return json({ title, counts, filter, brands, ...listed, held });
}

export async function action({ context, request }: ActionFunctionArgs) {
	const form = await readFormData(request);
	const [brandKey, operatorKey] = [textOf(form, 'brand'), textOf(form, 'operator') || null];
	return answerVerb({ row: `${brandKey} ${operatorKey}`, done: 'invoicesIssued', form, now: context.now }, () =>
		issueHeldOf({ ctx: context, which: { brandKey, operatorKey } }),
	);
}

export default function MoneyInvoices() {
	const { t } = useTranslation('money');
	const { filter, brands, rows, next, held } = useLoaderData<typeof loader>();
	return (
		<MoneyPage lead={t('invoices.lead')}>
			<OutcomeLine />
			<HeldInvoices held={held} />
			<AdminTable
				above={
					<FilterBar>
						<FilterText name="words" label={t('invoices.words')} value={filter.words ?? ''} />
						<FilterChoice
							name="kind"
							label={t('invoices.kind')}
							value={filter.kind}
							all={t('invoices.all')}
							choices={INVOICE_KINDS.map((value) => ({ value, text: t(`invoices.is.${value}`) }))}
						/>
						<FilterChoice
							name="brand"
							label={t('filter.brand')}
							value={filter.brandKey}
							all={t('filter.all')}
							choices={brands.map(({ key, name }) => ({ value: key, text: name }))}
						/>
					</FilterBar>
				}
				columns={[
					t('invoices.number'),
					t('invoices.day'),
					t('invoices.client'),
					t('invoices.booking'),
					{ right: t('invoices.vat') },
					{ right: t('column.amount') },
				]}
				isEmpty={rows.length === 0}
				empty={{ title: t('invoices.none'), text: t('invoices.noneText') }}
				next={next}
			>
				{rows.map((row) => (
					<InvoiceRow key={row.id} row={row} />
				))}
			</AdminTable>
		</MoneyPage>
	);
}

function InvoiceRow({ row }: { row: ListedInvoice }) {
	const { t } = useTranslation('money');
	const { language } = useRoot();
	const { id, kind, number, issuedOn, currency, leadId, bookingNumber, propertyName, service } = row;
	const sign = kind === 'creditNote' || kind === 'reversal' ? -1 : 1;
	return (
		<tr>
			<td data-label={t('invoices.number')}>
				<a className="trade-link tabular" href={`/partner/money/invoices/${id}.pdf`} target="_blank" rel="noreferrer">
					{number}
				</a>
				<small className="block text-ink2">{t(`invoices.is.${kind}`)}</small>
			</td>
			<td data-label={t('invoices.day')}>{formatDate(issuedOn, language)}</td>
			<td data-label={t('invoices.client')}>{`${row.clientFirstName} ${row.clientLastName}`.trim()}</td>
			<td data-label={t('invoices.booking')}>
				<Link className="trade-link tabular" to={adminLeadPath(leadId)}>
					{bookingNumber}
				</Link>
				<small className="block text-ink2">
					{houseName(propertyName)}
					{service ? `, ${language === 'de' ? service.nameDe : service.nameEn}` : null}
				</small>
			</td>
			<td data-label={t('invoices.vat')} data-align="right">
				{row.vatMinor > 0 ? <Amount money={{ minor: sign * row.vatMinor, currency }} hasCents /> : '–'}
			</td>
			<td data-label={t('column.amount')} data-align="right">
				<Amount money={{ minor: sign * row.minor, currency }} hasCents />
			</td>
		</tr>
	);
}

export const meta = noindexMeta;
