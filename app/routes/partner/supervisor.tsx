import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Form, Link, useLoaderData, useSubmit } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { noindexMeta } from '~/components/layout/page-meta';
import { useRoot } from '~/components/root/use-root';
import { Amount } from '~/components/trade/amount';
import { BoardHead, BoardTitle } from '~/components/trade/dashboard/board-head';
import { FiguresRow } from '~/components/trade/dashboard/figures-row';
import { NoScriptSubmit } from '~/components/trade/parts/no-script-submit';
import { tradeButton } from '~/components/trade/trade-button';
import { type Figure, seasonOfKey } from '~/domain/lead/dashboard/dashboard-figures';
import { readTeam } from '~/domain/lead/dashboard/read-team.server';
import { seasonLabel } from '~/domain/stay/season';
import { serverTexts } from '~/locales/server';

const PATH = '/partner/dashboard/supervisor';

const TEAM = { whose: 'team' } as const;

export const handle = { i18n: ['dashboard'] };

/** `/partner/dashboard/supervisor`: the agency's figures of a season, and each agent's. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const requested = new URL(request.url).searchParams.get('season') ?? '';
	const team = await readTeam({ ctx: context, season: /^\d{4}-[sw]$/.test(requested) ? requested : null });
	return json({
		title: serverTexts(context).t('dashboard:team.title'),
		agency: context.actor?.agency?.name ?? '',
		showsCommission: context.brand.isCommissionDisplayed,
		...team,
	});
}

/** On phones a card, whose figures are labelled. */
const ROW =
	'max-[40rem]:grid max-[40rem]:grid-cols-4 max-[40rem]:gap-x-3 max-[40rem]:gap-y-2 max-[40rem]:h-auto max-[40rem]:px-4.5 max-[40rem]:py-3.5 last:border-b-0 [&>th]:text-[length:inherit] [&>th]:text-ink max-[40rem]:[&>*]:p-0 max-[40rem]:[&>*]:text-left max-[40rem]:[&>th]:col-span-full max-[40rem]:[&>td:nth-of-type(n+5)]:col-span-2 max-[40rem]:[&>td]:before:block max-[40rem]:[&>td]:before:truncate max-[40rem]:[&>td]:before:text-note max-[40rem]:[&>td]:before:text-ink2 max-[40rem]:[&>td]:before:content-[attr(data-label)]';

export default function SupervisorDashboard() {
	const { t } = useTranslation('dashboard');
	const { language } = useRoot();
	const submit = useSubmit();
	const { all, members, agency, showsCommission } = useLoaderData<typeof loader>();
	const columns = [
		t('figure.interests'),
		t('figure.options'),
		t('tabs.requested'),
		t('team.bookings'),
		t('team.sales'),
		...(showsCommission ? [t('column.commission')] : []),
	];
	return (
		<main id="content" className="trade">
			<BoardHead above={agency} title={<h1>{t('team.title')}</h1>}>
				<Form method="get" action={PATH} preventScrollReset className="flex flex-wrap gap-2 xl:flex-nowrap">
					<select
						name="season"
						key={all.season}
						defaultValue={all.season}
						aria-label={t('search.season')}
						onChange={(event) => submit(event.currentTarget.form, { preventScrollReset: true })}
						className="trade-field w-auto min-w-0 flex-[1_1_8rem] font-medium xl:flex-[0_0_auto]"
					>
						{all.seasons.map((key) => (
							<option key={key} value={key}>
								{seasonLabel(seasonOfKey(key), language)}
							</option>
						))}
					</select>
					<NoScriptSubmit>{t('search.submit')}</NoScriptSubmit>
				</Form>
				<Link to="/partner/dashboard?whose=team" className={tradeButton('dark')}>
					{t('team.leads')}
				</Link>
			</BoardHead>
			<FiguresRow figures={all} showsCommission={showsCommission} filter={TEAM} usual="team" />
			<BoardTitle>
				<h2 id="people">{t('team.people')}</h2>
				<p className="trade-note">{t('team.hint', { season: seasonLabel(seasonOfKey(all.season), language) })}</p>
			</BoardTitle>
			<section className="trade-card" aria-labelledby="people">
				<table className="trade-table max-[40rem]:block">
					<thead className="max-[40rem]:sr-only">
						<tr>
							<th scope="col">{t('team.agent')}</th>
							{columns.map((label) => (
								<th key={label} scope="col" data-align="right">
									{label}
								</th>
							))}
						</tr>
					</thead>
					<tbody className="max-[40rem]:block">
						{members.map(({ id, name, figures }) => (
							<tr key={id} className={ROW}>
								<th scope="row">
									{id ? (
										<Link
											to={`/partner/dashboard?agent=${encodeURIComponent(id)}`}
											className="underline decoration-accent underline-offset-4"
										>
											{name ?? t('team.nobody')}
										</Link>
									) : (
										t('team.nobody')
									)}
								</th>
								<td data-align="right" data-label={t('tabs.interest')}>
									{figures.interests.count}
								</td>
								<td data-align="right" data-label={t('tabs.options')}>
									{figures.options.count}
								</td>
								<td data-align="right" data-label={t('tabs.requested')}>
									{figures.tabs.requested}
								</td>
								<td data-align="right" data-label={t('team.bookings')}>
									{figures.confirmed.count}
								</td>
								<td data-align="right" data-label={t('team.sales')}>
									<Amounts figure={figures.confirmed} />
								</td>
								{showsCommission ? (
									<td
										data-align="right"
										data-label={t('column.commission')}
										className="[&_.trade-amount]:text-accent-ink"
									>
										<Amounts figure={figures.commission} />
									</td>
								) : null}
							</tr>
						))}
					</tbody>
				</table>
			</section>
		</main>
	);
}

function Amounts({ figure }: { figure: Figure }) {
	return figure.amounts.length === 0 ? (
		<span className="text-ink2">0</span>
	) : (
		figure.amounts.map((money) => (
			<span key={money.currency} className="block">
				<Amount money={money} />
			</span>
		))
	);
}

export const meta = noindexMeta;
