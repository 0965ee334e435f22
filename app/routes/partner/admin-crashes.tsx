import { type ActionFunctionArgs, json, type LinksFunction, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Link, type MetaFunction, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { adminMeta } from '~/components/trade/admin/admin-meta';
import { AdminPage } from '~/components/trade/admin/admin-page';
import { AdminTable } from '~/components/trade/admin/admin-table';
import { Timestamp } from '~/components/trade/page/timestamp';
import { VerbForm } from '~/components/trade/page/verb-form';
import inbox from '~/components/trade/page/work-page.css?url';
import { tradeButton } from '~/components/trade/trade-button';
import { finishCrash } from '~/domain/administration/finish-crash.server';
import { listCrashes } from '~/domain/administration/list-crashes.server';
import { serverTexts } from '~/locales/server';
import { answerVerb, textOf } from '../forms/answer-verb.server';
import { readFormData } from '../forms/read-form.server';

export const handle = { i18n: ['admin', 'desk'] };

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: inbox }];

/** Crashes of site and browsers, each once, counted. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const query = new URL(request.url).searchParams;
	const isDone = query.get('state') === 'done';
	return json({
		title: serverTexts(context).t('admin:tab.crashes'),
		isDone,
		...(await listCrashes({ ctx: context, filter: { isDone, after: query.get('after') } })),
	});
}

export async function action({ context, request }: ActionFunctionArgs) {
	const form = await readFormData(request);
	const fingerprint = textOf(form, 'fingerprint');
	return answerVerb({ row: fingerprint, done: 'crashDone', form, now: context.now }, () =>
		finishCrash({ ctx: context, fingerprint }),
	);
}

export default function AdminCrashes() {
	const { t } = useTranslation('admin');
	const { isDone, rows, next } = useLoaderData<typeof loader>();
	return (
		<AdminPage title={t('tab.crashes')}>
			<AdminTable
				above={
					<nav aria-label={t('crashes.states')} className="desk-states">
						<Link to="?" aria-current={isDone ? undefined : 'page'}>
							{t('crashes.open')}
						</Link>
						<Link to="?state=done" aria-current={isDone ? 'page' : undefined}>
							{t('crashes.done')}
						</Link>
					</nav>
				}
				columns={[t('crashes.error'), t('crashes.seen'), null]}
				isEmpty={rows.length === 0}
				empty={t('crashes.emptyTitle')}
				next={next}
			>
				{rows.map((crash) => (
					<tr key={crash.fingerprint}>
						<td className="desk-wide">
							<details>
								<summary className="desk-fold">
									<span className="desk-chip">{t(`crashes.origin.${crash.origin}`)}</span> {crash.error.split('\n')[0]}
								</summary>
								<pre className="desk-mono desk-stack">{crash.error}</pre>
							</details>
							<small>{[crash.location, crash.userId].filter(Boolean).join(' · ')}</small>
						</td>
						<td data-label={t('crashes.seen')}>
							{t('crashes.times', { count: crash.count })}, <Timestamp at={crash.lastSeenAt} />
							<small>
								{crash.doneAt ? (
									<Timestamp at={crash.doneAt}>{(timestamp) => t('crashes.doneAt', { moment: timestamp })}</Timestamp>
								) : (
									<Timestamp at={crash.createdAt}>{(timestamp) => t('crashes.since', { moment: timestamp })}</Timestamp>
								)}
							</small>
						</td>
						<td data-align="right">
							{isDone ? null : (
								<VerbForm fields={{ fingerprint: crash.fingerprint }}>
									<button type="submit" className={tradeButton()}>
										{t('crashes.finish')}
									</button>
								</VerbForm>
							)}
						</td>
					</tr>
				))}
			</AdminTable>
		</AdminPage>
	);
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => adminMeta(matches, data?.title);
