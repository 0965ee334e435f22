import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Link, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { LEAD_STATUSES } from '#db/schema/trade-enums';
import { noindexMeta } from '~/components/layout/page-meta';
import { useRoot } from '~/components/root/use-root';
import { AdminPage } from '~/components/trade/admin/admin-page';
import { AdminTable } from '~/components/trade/admin/admin-table';
import { FilterBar, FilterChoice, FilterText } from '~/components/trade/admin/filter-bar';
import { Amount } from '~/components/trade/amount';
import { StatusBadge } from '~/components/trade/status-badge';
import { type ListedLead, listAllLeads } from '~/domain/administration/list-all-leads.server';
import { knownBrands } from '~/domain/brand/known-brands';
import { formatDateRange } from '~/domain/date/format-date-range';
import { leadStatusLabel } from '~/domain/lead/lead-status-label';
import { houseName } from '~/domain/lead/property-name';
import { serverTexts } from '~/locales/server';

export const handle = { i18n: ['admin', 'desk'] };

/** The leads of all agencies and visitors. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const query = new URL(request.url).searchParams;
	const brands = knownBrands().profiles.map(({ key, name }) => ({ key, name }));
	const filter = {
		status: LEAD_STATUSES.find((each) => each === query.get('status')) ?? null,
		agency: typed(query, 'agency'),
		client: typed(query, 'client'),
		brandKey: brands.find(({ key }) => key === query.get('brand'))?.key ?? null,
		bookingNumber: typed(query, 'number'),
		after: query.get('after'),
	};
	return json({
		title: serverTexts(context).t('admin:tab.leads'),
		filter,
		brands,
		...(await listAllLeads({ ctx: context, filter })),
	});
}

function typed(query: URLSearchParams, name: string): string | null {
	return (query.get(name) ?? '').trim().slice(0, 120) || null;
}

export default function AdminLeads() {
	const { t } = useTranslation('admin');
	const { language } = useRoot();
	const { filter, brands, rows, next } = useLoaderData<typeof loader>();
	return (
		<AdminPage title={t('tab.leads')}>
			<AdminTable
				above={
					<FilterBar>
						<FilterChoice
							name="status"
							label={t('leads.status')}
							value={filter.status}
							all={t('all')}
							choices={LEAD_STATUSES.map((value) => ({ value, text: leadStatusLabel(value, language) }))}
						/>
						<FilterText name="number" label={t('leads.bookingNumber')} value={filter.bookingNumber ?? ''} />
						<FilterText
							name="client"
							label={t('leads.client')}
							hint={t('leads.clientHint')}
							value={filter.client ?? ''}
						/>
						<FilterText
							name="agency"
							label={t('agencies.agency')}
							hint={t('leads.agencyHint')}
							value={filter.agency ?? ''}
						/>
						<FilterChoice
							name="brand"
							label={t('leads.brand')}
							value={filter.brandKey}
							all={t('all')}
							choices={brands.map(({ key, name }) => ({ value: key, text: name }))}
						/>
					</FilterBar>
				}
				columns={[
					t('leads.client'),
					t('agencies.agency'),
					t('leads.stay'),
					{ right: t('leads.party') },
					t('leads.status'),
					{ right: t('leads.total') },
					null,
				]}
				isEmpty={rows.length === 0}
				next={next}
			>
				{rows.map((lead) => (
					<LeadRow key={lead.id} lead={lead as ListedLead} />
				))}
			</AdminTable>
		</AdminPage>
	);
}

function LeadRow({ lead }: { lead: ListedLead }) {
	const { t } = useTranslation('admin');
	const { language } = useRoot();
	const client = `${lead.clientFirstName} ${lead.clientLastName}`.trim();
	return (
		<tr>
			<th scope="row">
				{client}
				<small>{[lead.bookingNumber, lead.bookingReference].filter(Boolean).join(', ')}</small>
			</th>
			<td data-label={t('agencies.agency')}>
				{lead.agencyName ?? t('leads.direct')}
				<small>{lead.brandKey}</small>
			</td>
			<td data-label={t('leads.stay')}>
				{houseName(lead.propertyName)}
				<small>{formatDateRange(lead.checkIn, lead.checkOut, language)}</small>
			</td>
			<td data-align="right" data-label={t('leads.party')}>
				{lead.pax}
			</td>
			<td data-label={t('leads.status')}>
				<StatusBadge status={lead.status} />
			</td>
			<td data-align="right" data-label={t('leads.total')}>
				{lead.totalMinor === null ? '–' : <Amount money={{ minor: lead.totalMinor, currency: lead.currency }} />}
			</td>
			<td data-align="right">
				<Link
					to={`/partner/dashboard/admin/leads/${lead.id}`}
					className="trade-link"
					aria-label={`${t('leads.open')}: ${client}, ${houseName(lead.propertyName)}`}
				>
					{t('leads.open')}
				</Link>
			</td>
		</tr>
	);
}

export const meta = noindexMeta;
