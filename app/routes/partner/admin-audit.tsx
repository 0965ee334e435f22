import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Link, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { noindexMeta } from '~/components/layout/page-meta';
import { AdminPage } from '~/components/trade/admin/admin-page';
import { AdminTable } from '~/components/trade/admin/admin-table';
import { EditList } from '~/components/trade/admin/edit-list';
import { FilterBar, FilterText } from '~/components/trade/admin/filter-bar';
import { Timestamp } from '~/components/trade/page/timestamp';
import { searchAudit } from '~/domain/administration/search-audit.server';
import { serverTexts } from '~/locales/server';

export const handle = { i18n: ['admin', 'desk'] };

/** The audit log: actor, action and record. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const query = new URL(request.url).searchParams;
	const text = (name: string) => (query.get(name) ?? '').trim();
	const filter = {
		subject: text('subject'),
		actor: text('actor'),
		action: text('action'),
		after: query.get('after'),
	};
	return json({
		title: serverTexts(context).t('admin:tab.audit'),
		filter,
		...(await searchAudit({ ctx: context, filter })),
	});
}

export default function AdminAudit() {
	const { t } = useTranslation('admin');
	const { filter, rows, next } = useLoaderData<typeof loader>();
	return (
		<AdminPage title={t('tab.audit')}>
			<AdminTable
				above={
					<FilterBar>
						<FilterText name="subject" label={t('audit.subject')} value={filter.subject} />
						<FilterText name="actor" label={t('audit.actor')} value={filter.actor} />
						<FilterText name="action" label={t('audit.action')} value={filter.action} />
					</FilterBar>
				}
				columns={[t('audit.when'), t('audit.what'), t('audit.subject'), t('audit.actor'), t('audit.detail')]}
				isEmpty={rows.length === 0}
				next={next}
			>
				{rows.map((row) => (
					<tr key={row.no}>
						<td data-label={t('audit.when')}>
							<Timestamp at={row.createdAt} />
						</td>
						<th scope="row">
							{row.action}
							<small>{row.brandKey}</small>
						</th>
						<td data-label={t('audit.subject')} className="text-[0.75rem] font-mono wrap-anywhere">
							<Link to={`?subject=${encodeURIComponent(row.subjectId)}`} className="trade-link">
								{row.subjectId}
							</Link>
						</td>
						<td data-label={t('audit.actor')} className="text-[0.75rem] font-mono wrap-anywhere">
							<Link to={`?actor=${encodeURIComponent(row.actor)}`} className="trade-link">
								{row.actor}
							</Link>
						</td>
						<td data-label={t('audit.detail')} className="desk-wide">
							{Object.entries(row.detail ?? {})
								.map(([name, value]) => `${name}: ${value}`)
								.join(', ')}
							<EditList edits={row.edits} />
						</td>
					</tr>
				))}
			</AdminTable>
		</AdminPage>
	);
}

export const meta = noindexMeta;
