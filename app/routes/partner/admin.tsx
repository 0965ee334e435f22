import { json, type LinksFunction, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Link, type MetaFunction, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { adminMeta } from '~/components/trade/admin/admin-meta';
import { AdminPage } from '~/components/trade/admin/admin-page';
import desk from '~/components/trade/desk/desk.css?url';
import { countWork } from '~/domain/administration/count-work.server';
import { serverTexts } from '~/locales/server';

export const handle = { i18n: ['admin', 'desk'] };

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: desk }];

/** `/partner/dashboard/admin` (H§6): what needs an admin today. */
export async function loader({ context }: LoaderFunctionArgs) {
	return json({
		title: serverTexts(context.language).t('admin:title'),
		counts: await countWork({ ctx: context }),
	});
}

const DOORS = [
	{ name: 'leads', tab: 'inbox', to: '/partner/inbox' },
	{ name: 'agencies', tab: 'agencies', to: '/partner/dashboard/admin/agencies?verification=requested' },
	{ name: 'memberships', tab: 'agencies', to: '/partner/dashboard/admin/agencies' },
	{ name: 'mails', tab: 'mails', to: '/partner/dashboard/admin/mails' },
	{ name: 'crashes', tab: 'crashes', to: '/partner/dashboard/admin/crashes' },
] as const;

export default function Admin() {
	const { t } = useTranslation('admin');
	const { counts } = useLoaderData<typeof loader>();
	return (
		<AdminPage title={t('title')} lead={t('lead')}>
			<ul className="desk-doors">
				{DOORS.map(({ name, tab, to }) => (
					<li key={name} className="trade-card">
						<Link to={to} prefetch="intent">
							<strong>{t(`tab.${tab}`)}</strong>
							<span className={counts[name] > 0 ? 'desk-soon' : 'trade-note'}>
								{t(`waiting.${name}`, { count: counts[name] })}
							</span>
						</Link>
					</li>
				))}
			</ul>
		</AdminPage>
	);
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => adminMeta(matches, data?.title);
