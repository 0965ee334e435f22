import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Link, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { ENQUIRY_STATES } from '#db/schema/enums';
import { PROPOSAL_STATES } from '#db/schema/trade-enums';
import { noindexMeta } from '~/components/layout/page-meta';
import { ProposalBadge } from '~/components/proposal/list/list-badge';
import { useRoot } from '~/components/root/use-root';
import { AdminTable } from '~/components/trade/admin/admin-table';
import { FilterBar, FilterChoice, FilterText } from '~/components/trade/admin/filter-bar';
import { EnquiryStateChip } from '~/components/trade/enquiries/enquiry-state-chip';
import { Timestamp } from '~/components/trade/page/timestamp';
import { WorkPage } from '~/components/trade/page/work-page';
import { useGuestTabs } from '~/components/trade/reviews/use-guest-tabs';
import { formatDateRange } from '~/domain/date/format-date-range';
import { type ListedEnquiry, listEnquiries } from '~/domain/enquiry/desk/list-enquiries.server';
import { houseName } from '~/domain/lead/property-name';
import { openBrands } from '~/domain/team/open-brands';
import { serverTexts } from '~/locales/server';

export const handle = { i18n: ['enquiries', 'admin', 'desk', 'dashboard', 'reviews'] };

const ENQUIRIES = '/partner/enquiries';

/** `/partner/enquiries`: guests' enquiries of all brands, for the team (ENQUIRY-1); the open ones by default. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const query = new URL(request.url).searchParams;
	const brands = openBrands().map(({ key, name }) => ({ key, name }));
	const number = (query.get('number') ?? '').trim().slice(0, 120) || null;
	const state = query.get('state') ?? (number ? '' : 'new');
	const filter = {
		state: ENQUIRY_STATES.find((each) => each === state) ?? null,
		brandKey: brands.find(({ key }) => key === query.get('brand'))?.key ?? null,
		number,
		after: query.get('after'),
	};
	return json({
		title: serverTexts(context).t('enquiries:title'),
		...{ filter, brands },
		...(await listEnquiries({ ctx: context, filter })),
	});
}

export default function Enquiries() {
	const { t } = useTranslation('enquiries');
	const { filter, brands, rows, next } = useLoaderData<typeof loader>();
	return (
		<WorkPage title={t('title')} lead={t('lead')} {...useGuestTabs()}>
			<AdminTable
				above={
					<FilterBar>
						<FilterChoice
							name="state"
							label={t('filter.state')}
							value={filter.state}
							all={t('filter.all')}
							choices={ENQUIRY_STATES.map((value) => ({ value, text: t(`state.${value}`) }))}
						/>
						<FilterChoice
							name="brand"
							label={t('filter.brand')}
							value={filter.brandKey}
							all={t('filter.all')}
							choices={brands.map(({ key, name }) => ({ value: key, text: name }))}
						/>
						<FilterText name="number" label={t('filter.number')} value={filter.number ?? ''} />
					</FilterBar>
				}
				columns={[t('column.guest'), t('column.asked'), t('column.stay'), t('column.received'), t('column.state')]}
				isEmpty={rows.length === 0}
				empty={{ title: t('none.title'), text: t('none.text') }}
				next={next}
			>
				{rows.map((row) => (
					<EnquiryLine key={row.id} row={row as ListedEnquiry} brand={brandOf(brands, row.brandKey)} />
				))}
			</AdminTable>
		</WorkPage>
	);
}

function brandOf(brands: readonly { key: string; name: string }[], key: string): string {
	return brands.find((brand) => brand.key === key)?.name ?? key;
}

function EnquiryLine({ row, brand }: { row: ListedEnquiry; brand: string }) {
	const { t } = useTranslation('enquiries');
	const { language } = useRoot();
	const names = row.propertyName ? [row.propertyName] : (JSON.parse(row.propertyNames) as string[]);
	const [first, ...others] = names.map(houseName);
	const proposal = PROPOSAL_STATES.find((state) => state === row.proposalState);
	return (
		<tr>
			<th scope="row">
				<Link
					to={`${ENQUIRIES}/${row.id}`}
					prefetch="intent"
					className="trade-link"
					aria-label={t('open', { name: row.fullName })}
				>
					{row.fullName}
				</Link>
				<small>{[row.bookingNumber, brand].join(', ')}</small>
			</th>
			<td data-label={t('column.asked')}>
				{first ?? t(`kind.${row.kind}`)}
				{first ? (
					<small>{others.length > 0 ? t('more', { count: others.length }) : t(`kind.${row.kind}`)}</small>
				) : null}
			</td>
			<td data-label={t('column.stay')}>
				{row.checkIn && row.checkOut ? formatDateRange(row.checkIn, row.checkOut, language) : '–'}
			</td>
			<td data-label={t('column.received')}>
				<Timestamp at={row.createdAt} />
			</td>
			<td data-label={t('column.state')}>
				<span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
					<EnquiryStateChip state={row.state} />
					{proposal ? (
						<span className="inline-flex items-center gap-1.5">
							<span className="trade-note">{t('proposal')}</span>
							<ProposalBadge state={proposal} />
						</span>
					) : null}
				</span>
			</td>
		</tr>
	);
}

export const meta = noindexMeta;
