import { json, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { Link, useLoaderData } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { noindexMeta } from '~/components/layout/page-meta';
import { BoardHead, BoardTitle } from '~/components/trade/dashboard/board-head';
import { DASHBOARD_SEARCH, DashboardBar } from '~/components/trade/dashboard/dashboard-bar';
import { DashboardPaging } from '~/components/trade/dashboard/dashboard-paging';
import { DueBoxes } from '~/components/trade/dashboard/due-steps';
import { FiguresRow } from '~/components/trade/dashboard/figures-row';
import { LeadTable } from '~/components/trade/dashboard/lead-table';
import { useSavedWay } from '~/components/trade/dashboard/lead-way';
import { NewLead } from '~/components/trade/dashboard/new-lead';
import { useNewsReload } from '~/components/trade/frame/use-news-reload';
import { CHOICE } from '~/components/trade/parts/choice';
import { type KeyHint, useShortcuts } from '~/components/trade/shortcuts';
import { EmptyState } from '~/components/trade/states';
import { tradeButton } from '~/components/trade/trade-button';
import { TradeIcon } from '~/components/trade/trade-icon';
import { evaluateAccess } from '~/domain/access/access-groups';
import { alpineZoneName } from '~/domain/date/alpine-zone';
import { clockInZone } from '~/domain/date/clock-in-zone';
import { LONG_MONTHS, LONG_WEEKDAYS } from '~/domain/date/month-names';
import { type PlainDate, partsOf, weekday } from '~/domain/date/plain-date';
import type { Language } from '~/domain/language/language';
import { dashboardFigures } from '~/domain/lead/dashboard/dashboard-figures';
import {
	DASHBOARD_PAGE,
	dashboardAddress,
	readDashboardFilter,
	usualWhose,
} from '~/domain/lead/dashboard/dashboard-filter';
import { readDashboard } from '~/domain/lead/dashboard/read-dashboard.server';
import { leadPath } from '~/domain/lead/lead-path';
import { waitingProposals } from '~/domain/proposal/waiting-proposals.server';
import { serverTexts } from '~/locales/server';

const PATH = '/partner/dashboard';
const EXPORT = '/partner/dashboard/leads.csv';

const KEYS: KeyHint[] = [
	{ keys: ['J', 'K'], text: 'dashboard:keys.rows' },
	{ keys: ['↵'], text: 'dashboard:keys.open' },
	{ keys: ['X'], text: 'dashboard:keys.choose' },
	{ keys: ['F'], text: 'dashboard:keys.filter' },
	{ keys: ['N'], text: 'dashboard:keys.new' },
];

export const handle = { i18n: ['dashboard'], keys: KEYS };

/**
 * `/partner/dashboard`: due steps, and the leads of the agent or his team. `?lead-id=` opens that lead, so does `?lead=` of the
 * notifications.
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const query = new URL(request.url).searchParams;
	const opened = query.get('lead-id') ?? query.get('hotel-lead-id') ?? query.get('lead');
	if (opened) throw redirect(leadPath(opened.slice(0, 80)));
	const { brand, language, today, now, actor } = context;
	const usual = usualWhose(actor);
	const filter = readDashboardFilter(query, usual);
	const mayPropose = evaluateAccess('agentDashboard', actor, brand) === 'allowed';
	const [{ sums, ...dashboard }, proposals] = await Promise.all([
		readDashboard({ ctx: context, filter }),
		mayPropose ? waitingProposals({ ctx: context, filter }) : null,
	]);
	const { time } = clockInZone(now);
	return json({
		title: serverTexts(language).t('dashboard:title'),
		firstName: actor?.firstName ?? '',
		hasHotels: mayPropose,
		proposals,
		greeting: greetingOf(time),
		timestamp: timestampOf(today, time, language),
		now,
		usual,
		filter,
		figures: dashboardFigures(sums, filter, today),
		showsCommission: brand.isCommissionDisplayed,
		...dashboard,
	});
}

export default function Dashboard() {
	const { t } = useTranslation('dashboard');
	const data = useLoaderData<typeof loader>();
	const { filter, usual, figures, rows, found } = data;
	useNewsReload();
	useShortcuts({
		f: () => document.getElementById(DASHBOARD_SEARCH)?.focus(),
	});
	const count = found ? found.count : figures.tabs[filter.tab ?? 'all'];
	useSavedWay({
		back: dashboardAddress(PATH, filter, usual),
		first: (filter.page - 1) * DASHBOARD_PAGE + 1,
		count,
		ids: rows.map(({ id }) => id),
	});
	const dueCount = data.options.count + data.payments.count + data.cancellations.count;
	return (
		<main id="content" className="trade">
			<BoardHead
				above={data.timestamp}
				title={<Greeting loaded={data.greeting} now={data.now} name={data.firstName} />}
			>
				<nav aria-label={t('whose.label')} className={CHOICE}>
					{(['mine', 'team'] as const).map((whose) => (
						<Link
							key={whose}
							to={dashboardAddress(PATH, { ...filter, whose, agent: null, page: 1 }, usual)}
							preventScrollReset
							aria-current={!filter.agent && filter.whose === whose ? 'true' : undefined}
						>
							{t(`whose.${whose}`)}
						</Link>
					))}
				</nav>
				<a href={dashboardAddress(EXPORT, { ...filter, page: 1 }, usual)} download className={tradeButton('line')}>
					<TradeIcon name="download" size={16} />
					<span className="max-[40rem]:sr-only">{t('export')}</span>
				</a>
				<NewLead hasHotels={data.hasHotels} />
			</BoardHead>
			<FiguresRow figures={figures} showsCommission={data.showsCommission} filter={filter} usual={usual} />
			<section aria-labelledby="due">
				<BoardTitle>
					<h2 id="due">{t('due.title')}</h2>
					<p className="trade-note">{dueCount > 0 ? t('due.count', { count: dueCount }) : t('due.none')}</p>
				</BoardTitle>
				<DueBoxes
					options={data.options}
					payments={data.payments}
					cancellations={data.cancellations}
					proposals={data.proposals}
					now={data.now}
				/>
			</section>
			<section aria-labelledby="leads">
				<BoardTitle>
					<h2 id="leads">{data.agentName ? t('leads.of', { name: data.agentName }) : t('leads.title')}</h2>
					<p className="trade-note" role="status">
						{found?.isCut ? t('leads.cut', { count }) : t('leads.count', { count })}
					</p>
				</BoardTitle>
				<div className="trade-card">
					<DashboardBar path={PATH} filter={filter} usual={usual} figures={figures} />
					{rows.length > 0 ? (
						<LeadTable
							rows={rows}
							path={PATH}
							filter={filter}
							usual={usual}
							showsCommission={data.showsCommission}
							mayPropose={data.proposals !== null}
							exportPath={EXPORT}
						/>
					) : (
						<NoLeads isFiltered={filter.tab !== null || filter.season !== null || filter.words !== ''} />
					)}
					<DashboardPaging
						path={PATH}
						filter={filter}
						usual={usual}
						count={count}
						shown={rows.length}
						hasMore={data.hasMore}
					/>
				</div>
			</section>
		</main>
	);
}

function NoLeads({ isFiltered }: { isFiltered: boolean }) {
	const { t } = useTranslation('dashboard');
	return isFiltered ? (
		<EmptyState
			title={t('empty.filtered')}
			actions={
				<Link to={PATH} preventScrollReset className={tradeButton('line')}>
					{t('empty.reset')}
				</Link>
			}
		>
			{t('empty.filteredText')}
		</EmptyState>
	) : (
		<EmptyState
			title={t('empty.title')}
			actions={
				<Link to="/search" className={tradeButton('dark')}>
					{t('empty.search')}
				</Link>
			}
		>
			{t('empty.text')}
		</EmptyState>
	);
}

/** The greeting follows the reader's local time as soon as it is known. */
function Greeting({ loaded, now, name }: { loaded: ReturnType<typeof greetingOf>; now: number; name: string }) {
	const { t } = useTranslation('dashboard');
	const [greeting, setGreeting] = useState(loaded);
	useEffect(() => {
		const at = new Date(now);
		setGreeting(greetingOf(`${String(at.getHours()).padStart(2, '0')}:${String(at.getMinutes()).padStart(2, '0')}`));
	}, [now]);
	return <h1>{t(`greeting.${greeting}`, { name })}</h1>;
}

function greetingOf(time: string): 'morning' | 'day' | 'evening' {
	return time < '12:00' ? 'morning' : time < '18:00' ? 'day' : 'evening';
}

/** `Friday, 20 November 2026, 9:46 CET`. */
function timestampOf(today: PlainDate, time: string, language: Language): string {
	const { day, month, year } = partsOf(today);
	const date = `${day}${language === 'de' ? '.' : ''} ${LONG_MONTHS[language][month - 1]} ${year}`;
	return `${LONG_WEEKDAYS[language][weekday(today)]}, ${date}, ${time.replace(/^0/, '')} ${alpineZoneName(today, language)}`;
}

export const meta = noindexMeta;
