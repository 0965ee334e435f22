import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { type DashboardFigures, type Figure, seasonOfKey } from '~/domain/lead/dashboard/dashboard-figures';
import { type DashboardFilter, dashboardAddress } from '~/domain/lead/dashboard/dashboard-filter';
import type { LeadTab } from '~/domain/lead/dashboard/lead-tabs';
import { seasonLabel } from '~/domain/stay/season';
import { Amount } from '../amount';

/** The agency's figures: a count each, and its amount. */
type FiguresRowProps = {
	figures: DashboardFigures;
	showsCommission: boolean;
	/** The dashboard's filter for the leads behind each figure. */
	filter: Pick<DashboardFilter, 'whose' | 'agent'>;
	usual: DashboardFilter['whose'];
};

export function FiguresRow({ figures, showsCommission, filter, usual }: FiguresRowProps) {
	const { t } = useTranslation('dashboard');
	const { language } = useRoot();
	const season = seasonLabel(seasonOfKey(figures.season), language);
	const leads = (tab: LeadTab, season: string | null) =>
		dashboardAddress('/partner/dashboard', { ...filter, tab, season, words: '', sort: 'next', page: 1 }, usual);
	return (
		<dl className="trade-card board-figures" data-columns={showsCommission ? 4 : 3}>
			<Counted to={leads('interest', null)} label={t('figure.interests')} figure={figures.interests} />
			<Counted to={leads('options', null)} label={t('figure.options')} figure={figures.options} />
			<Earned
				to={leads('confirmed', figures.season)}
				label={t('figure.confirmed', { season })}
				figure={figures.confirmed}
				note={t('figure.bookings', { count: figures.confirmed.count })}
			/>
			{showsCommission ? (
				<Earned
					to="/partner/dashboard/commission"
					label={t('figure.commission')}
					figure={figures.commission}
					note={t('figure.commissionNote', { season })}
				/>
			) : null}
		</dl>
	);
}

function Counted({ to, label, figure }: { to: string; label: string; figure: Figure }) {
	return (
		<div>
			<dt>
				<Link to={to} className="board-figure-link">
					{label}
				</Link>
			</dt>
			<dd>
				<span className="board-figure">{figure.count}</span>
				{figure.amounts.length > 0 ? (
					<span className="trade-note">
						{figure.amounts.map((money) => (
							<Amount key={money.currency} money={money} className="board-figure-amount" />
						))}
					</span>
				) : null}
			</dd>
		</div>
	);
}

function Earned({ to, label, figure, note }: { to: string; label: string; figure: Figure; note: string }) {
	const [first, ...rest] = figure.amounts;
	return (
		<div>
			<dt>
				<Link to={to} className="board-figure-link">
					{label}
				</Link>
			</dt>
			<dd>
				{first ? <Amount money={first} className="board-figure" /> : <span className="board-figure">0</span>}
				<span className="trade-note">
					{rest.map((money) => (
						<Amount key={money.currency} money={money} className="board-figure-amount" />
					))}
					{note}
				</span>
			</dd>
		</div>
	);
}
