import { Form, Link, useSubmit } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { LEAD_TABS } from '#db/schema/trade-enums';
import { useRoot } from '~/components/root/use-root';
import { type DashboardFigures, seasonOfKey } from '~/domain/lead/dashboard/dashboard-figures';
import { DASHBOARD_SORTS, type DashboardFilter, dashboardAddress } from '~/domain/lead/dashboard/dashboard-filter';
import { seasonLabel } from '~/domain/stay/season';
import { Icon } from '../../ui/icon';
import { KeyCap } from '../key-cap';
import { NoScriptSubmit } from '../parts/no-script-submit';

export const DASHBOARD_SEARCH = 'board-search';

type DashboardBarProps = {
	path: string;
	filter: DashboardFilter;
	usual: DashboardFilter['whose'];
	figures: DashboardFigures;
};

/** Tabs by status, words, season and order of the table: a GET form, so that the address says it all. */
export function DashboardBar({ path, filter, usual, figures }: DashboardBarProps) {
	const { t } = useTranslation('dashboard');
	const { language } = useRoot();
	const submit = useSubmit();
	const to = (changed: Partial<DashboardFilter>) => dashboardAddress(path, { ...filter, page: 1, ...changed }, usual);
	const send = (event: { currentTarget: { form: HTMLFormElement | null } }) =>
		submit(event.currentTarget.form, { preventScrollReset: true });
	return (
		<div className="grid gap-3 border-b border-hair p-3 2xl:grid-cols-[1fr_auto]">
			<nav aria-label={t('tabs.label')} className="flex min-w-0 gap-1 overflow-x-auto [scrollbar-width:none]">
				{([null, ...LEAD_TABS] as const).map((tab) => (
					<Link
						key={tab}
						to={to({ tab })}
						preventScrollReset
						aria-current={filter.tab === tab ? 'true' : undefined}
						className="flex min-h-11 items-center gap-1.5 rounded-control px-3 font-medium whitespace-nowrap hover:bg-row aria-[current]:bg-main aria-[current]:text-on-main aria-[current]:font-semibold xl:min-h-8.5"
					>
						{t(`tabs.${tab ?? 'all'}`)}{' '}
						<span className="text-[0.78125rem] tabular-nums">{figures.tabs[tab ?? 'all']}</span>
					</Link>
				))}
			</nav>
			<Form
				role="search"
				aria-label={t('search.label')}
				method="get"
				action={path}
				preventScrollReset
				className="flex flex-wrap gap-2 xl:flex-nowrap"
			>
				{filter.agent ? <input type="hidden" name="agent" value={filter.agent} /> : null}
				{filter.whose !== usual ? <input type="hidden" name="whose" value={filter.whose} /> : null}
				{filter.tab ? <input type="hidden" name="status" value={filter.tab} /> : null}
				<div className="relative flex-[1_1_14rem] xl:flex-[0_1_16rem]">
					<Icon className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2" name="search" size={16} />
					<input
						key={filter.words}
						id={DASHBOARD_SEARCH}
						name="q"
						type="search"
						defaultValue={filter.words}
						aria-label={t('search.label')}
						placeholder={t('search.placeholder')}
						maxLength={80}
						autoComplete="off"
						className="trade-field peer px-9"
					/>
					<KeyCap className="absolute top-1/2 right-2 -translate-y-1/2 text-ink2 xl:peer-focus:hidden">F</KeyCap>
				</div>
				<select
					name="season"
					key={`season ${filter.season}`}
					defaultValue={filter.season ?? ''}
					aria-label={t('search.season')}
					onChange={send}
					className="trade-field w-auto min-w-0 flex-[1_1_8rem] font-medium xl:flex-[0_0_auto]"
				>
					<option value="">{t('search.allSeasons')}</option>
					{figures.seasons.map((key) => (
						<option key={key} value={key}>
							{t('search.inSeason', { season: seasonLabel(seasonOfKey(key), language) })}
						</option>
					))}
				</select>
				<select
					name="sort"
					key={`sort ${filter.sort}`}
					defaultValue={filter.sort}
					aria-label={t('search.sort')}
					onChange={send}
					className="trade-field w-auto min-w-0 flex-[1_1_8rem] font-medium xl:flex-[0_0_auto]"
				>
					{DASHBOARD_SORTS.map((sort) => (
						<option key={sort} value={sort}>
							{t(`sort.${sort}`)}
						</option>
					))}
				</select>
				<NoScriptSubmit>{t('search.submit')}</NoScriptSubmit>
			</Form>
		</div>
	);
}
