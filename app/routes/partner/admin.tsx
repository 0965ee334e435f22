import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Link, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { noindexMeta } from '~/components/layout/page-meta';
import { AdminPage } from '~/components/trade/admin/admin-page';
import { Timestamp } from '~/components/trade/page/timestamp';
import { countWork } from '~/domain/administration/count-work.server';
import { serverTexts } from '~/locales/server';

export const handle = { i18n: ['admin', 'desk'] };

/** `/partner/dashboard/admin`: the admin's tasks of today. */
export async function loader({ context }: LoaderFunctionArgs) {
	return json({
		title: serverTexts(context).t('admin:title'),
		counts: await countWork({ ctx: context }),
	});
}

const PATH = '/partner/dashboard/admin';

/** In the order in which they hurt. */
const DOORS = [
	{ name: 'asked', to: '/partner/inbox' },
	{ name: 'wishes', to: '/partner/inbox' },
	{ name: 'ending', to: `${PATH}/leads?status=confirmedOption` },
	{ name: 'agencies', to: `${PATH}/agencies?verification=requested` },
	{ name: 'claims', to: `${PATH}/agencies?claims=open` },
	{ name: 'hotels', to: `${PATH}/hotels` },
	{ name: 'dead', to: `${PATH}/mails?state=dead` },
	{ name: 'uncertain', to: `${PATH}/mails?state=uncertain` },
	{ name: 'crashes', to: `${PATH}/crashes` },
] as const;

export default function Admin() {
	const { t } = useTranslation('admin');
	const { counts } = useLoaderData<typeof loader>();
	return (
		<AdminPage title={t('title')} lead={t('lead')}>
			<ul className="grid gap-4 mt-6 min-[40rem]:grid-cols-2 xl:grid-cols-4">
				{DOORS.map(({ name, to }) => {
					const { count, first } = counts[name];
					return (
						<li key={name} className="grid trade-card">
							<Link
								className="grid gap-1 p-4.5 hover:bg-row data-idle:text-ink2"
								to={to}
								prefetch="intent"
								data-idle={count === 0 || undefined}
							>
								<span className="in-data-idle:font-normal in-data-idle:text-inherit text-[2rem]/9 font-serif font-semibold tabular text-accent-ink">
									{count}
								</span>
								<strong className="font-semibold">{t(`work.${name}.title`)}</strong>
								<span className="trade-note">
									{count === 0 || first === null ? (
										t(`work.${name}.none`)
									) : (
										<Timestamp at={first}>{(timestamp) => t(`work.${name}.first`, { moment: timestamp })}</Timestamp>
									)}
								</span>
							</Link>
						</li>
					);
				})}
			</ul>
		</AdminPage>
	);
}

export const meta = noindexMeta;
