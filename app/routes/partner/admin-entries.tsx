import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Link, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { noindexMeta } from '~/components/layout/page-meta';
import { AdminPage } from '~/components/trade/admin/admin-page';
import { AdminTable } from '~/components/trade/admin/admin-table';
import { useEntryWords } from '~/components/trade/admin/entries/use-entry-words';
import { FilterBar, FilterText } from '~/components/trade/admin/filter-bar';
import { Chip } from '~/components/trade/parts/chip';
import { tradeButton } from '~/components/trade/trade-button';
import { Icon } from '~/components/ui/icon';
import { type EntryKind, entryPath } from '~/domain/administration/entries/entry-kinds';
import { type ListedEntry, listEntries } from '~/domain/administration/entries/list-entries.server';
import { serverTexts } from '~/locales/server';
import { entryKindOf } from './entry-kind.server';

export const handle = { i18n: ['admin', 'desk', 'catalogue-entries'] };

/** `/partner/dashboard/admin/operators`, `places`, `regions`, `facilities`, `suppliers`, `services`, `programmes`: what admins edit of the catalogue (ADMIN-1). */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const kind = entryKindOf(request);
	const query = new URL(request.url).searchParams;
	const filter = { q: (query.get('q') ?? '').trim().slice(0, 120), after: query.get('after') };
	return json({
		title: serverTexts(context).t(`catalogue-entries:title.${kind}`),
		...{ kind, q: filter.q, isRemoved: query.has('removed') },
		...(await listEntries({ ctx: context, kind, filter })),
	});
}

/** What their number counts. */
const USED: Readonly<Record<EntryKind, 'properties' | 'services' | 'hotels' | 'parts' | null>> = {
	...{ operators: 'properties', places: 'properties', facilities: 'properties', regions: 'parts' },
	...{ suppliers: 'services', programmes: 'hotels', services: null },
};

export default function AdminEntries() {
	const { t } = useTranslation('catalogue-entries');
	const { kind, q, isRemoved, rows, next } = useLoaderData<typeof loader>();
	const used = USED[kind];
	return (
		<AdminPage
			title={t(`title.${kind}`)}
			lead={t(`lead.${kind}`)}
			aside={
				<Link to={entryPath(kind, 'new')} className={tradeButton('dark')}>
					{t(`add.${kind}`)}
				</Link>
			}
		>
			{isRemoved ? (
				<p role="status" className="mt-6 flex items-center gap-3 font-medium text-ok">
					<Icon name="check" />
					{t('removed')}
				</p>
			) : null}
			{kind === 'suppliers' || kind === 'services' ? (
				<p className="mt-4">
					<Link to="/partner/concierge-jobs/services" className="trade-link">
						{t('accounts')}
					</Link>
				</p>
			) : null}
			<AdminTable
				above={
					<FilterBar>
						<FilterText name="q" label={t('q')} value={q} />
					</FilterBar>
				}
				columns={[t('column.name'), t('column.detail'), ...(used ? [{ right: t('column.uses') }] : [])]}
				isEmpty={rows.length === 0}
				{...(q === '' ? { empty: t(`none.${kind}`) } : {})}
				next={next}
			>
				{rows.map((row) => (
					<EntryRow key={row.key} kind={kind} row={row} used={used} />
				))}
			</AdminTable>
		</AdminPage>
	);
}

type EntryRowProps = { kind: EntryKind; row: ListedEntry; used: (typeof USED)[EntryKind] };

function EntryRow({ kind, row, used }: EntryRowProps) {
	const { t } = useTranslation('catalogue-entries');
	const { words } = useEntryWords(kind);
	const said = (detail: string) => {
		if (kind === 'places') return words('places').choice('country', detail);
		if (kind === 'regions') return words('regions').choice('kind', detail);
		return kind === 'facilities' ? t('isDefault') : detail;
	};
	return (
		<tr>
			<th scope="row" className="desk-wide">
				<Link to={entryPath(kind, row.key)} className="trade-link">
					{row.name}
				</Link>
				{row.isRetired ? <Chip>{t('retired')}</Chip> : null}
				<small className="text-[0.75rem] font-mono wrap-anywhere">{row.key}</small>
			</th>
			<td data-label={t('column.detail')} className="desk-wide">
				{row.detail.map(said).join(', ')}
			</td>
			{used ? (
				<td data-label={t('column.uses')} data-align="right">
					{row.uses ? t(`uses.${used}`, { count: row.uses }) : t('notUsed')}
				</td>
			) : null}
		</tr>
	);
}

export const meta = noindexMeta;
