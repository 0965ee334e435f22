import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Link, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { noindexMeta } from '~/components/layout/page-meta';
import { AdminPage } from '~/components/trade/admin/admin-page';
import { AdminTable } from '~/components/trade/admin/admin-table';
import { Timestamp } from '~/components/trade/page/timestamp';
import { VerbForm } from '~/components/trade/page/verb-form';
import { Chip } from '~/components/trade/parts/chip';
import { STATES_ROW } from '~/components/trade/parts/states-row';
import { tradeButton } from '~/components/trade/trade-button';
import { finishCrash } from '~/domain/administration/finish-crash.server';
import { listCrashes } from '~/domain/administration/list-crashes.server';
import { serverTexts } from '~/locales/server';
import { answerVerb, textOf } from '../forms/answer-verb.server';
import { readFormData } from '../forms/read-form.server';

export const handle = { i18n: ['admin', 'desk'] };

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
					<nav aria-label={t('crashes.states')} className={STATES_ROW}>
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
								<summary className="font-medium wrap-anywhere">
									<Chip>{t(`crashes.origin.${crash.origin}`)}</Chip> {crash.error.split('\n')[0]}
								</summary>
								<pre className="text-[0.75rem] font-mono wrap-anywhere mt-2 max-h-80 overflow-auto border border-hair rounded-control bg-selected p-3 whitespace-pre-wrap">
									{crash.error}
								</pre>
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

export const meta = noindexMeta;
