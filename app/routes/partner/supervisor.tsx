import { json, type LinksFunction, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Form, Link, type MetaFunction, useLoaderData, useSubmit } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { pageMeta } from '~/components/layout/page-meta';
import { useRoot } from '~/components/root/use-root';
import { Amount } from '~/components/trade/amount';
import dashboard from '~/components/trade/dashboard/dashboard.css?url';
import { FiguresRow } from '~/components/trade/dashboard/figures-row';
import { tradeButton } from '~/components/trade/trade-button';
import { type Figure, seasonOfKey } from '~/domain/lead/dashboard/dashboard-figures';
import { readTeam } from '~/domain/lead/dashboard/read-team.server';
import { seasonLabel } from '~/domain/stay/season';
import { serverTexts } from '~/locales/server';

const PATH = '/partner/dashboard/supervisor';

const TEAM = { whose: 'team' } as const;

export const handle = { i18n: ['dashboard'] };

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: dashboard }];

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

export default function SupervisorDashboard() {
	const { t } = useTranslation('dashboard');
	const { language } = useRoot();
	const submit = useSubmit();
	const { all, members, agency, showsCommission } = useLoaderData<typeof loader>();
	return (
		<main id="content" className="trade">
			<div className="board-head">
				<div>
					<p className="board-moment">{agency}</p>
					<h1>{t('team.title')}</h1>
				</div>
				<div className="board-actions">
					<Form method="get" action={PATH} preventScrollReset className="board-form">
						<select
							name="season"
							key={all.season}
							defaultValue={all.season}
							aria-label={t('search.season')}
							onChange={(event) => submit(event.currentTarget.form, { preventScrollReset: true })}
							className="trade-field board-select"
						>
							{all.seasons.map((key) => (
								<option key={key} value={key}>
									{seasonLabel(seasonOfKey(key), language)}
								</option>
							))}
						</select>
						<button type="submit" className={tradeButton('line', 'board-submit')}>
							{t('search.submit')}
						</button>
					</Form>
					<Link to="/partner/dashboard?whose=team" className={tradeButton('dark')}>
						{t('team.leads')}
					</Link>
				</div>
			</div>
			<FiguresRow figures={all} showsCommission={showsCommission} filter={TEAM} usual="team" />
			<div className="board-title">
				<h2 id="people">{t('team.people')}</h2>
				<p className="trade-note">{t('team.hint', { season: seasonLabel(seasonOfKey(all.season), language) })}</p>
			</div>
			<section className="trade-card" aria-labelledby="people">
				<table className="trade-table team-table">
					<thead>
						<tr>
							<th scope="col">{t('team.agent')}</th>
							<th scope="col" data-align="right">
								{t('figure.interests')}
							</th>
							<th scope="col" data-align="right">
								{t('figure.options')}
							</th>
							<th scope="col" data-align="right">
								{t('tabs.requested')}
							</th>
							<th scope="col" data-align="right">
								{t('team.bookings')}
							</th>
							<th scope="col" data-align="right">
								{t('team.sales')}
							</th>
							{showsCommission ? (
								<th scope="col" data-align="right">
									{t('column.commission')}
								</th>
							) : null}
						</tr>
					</thead>
					<tbody>
						{members.map(({ id, name, figures }) => (
							<tr key={id}>
								<th scope="row">
									{id ? (
										<Link to={`/partner/dashboard?agent=${encodeURIComponent(id)}`} className="team-link">
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
									<td data-align="right" data-label={t('column.commission')} className="team-commission">
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

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
	pageMeta(matches, { title: data?.title ?? '', description: data?.title ?? '', path: PATH, isNoindex: true });
