import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
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
		<dl
			className="trade-card grid grid-cols-[1fr_1fr] lg:grid-cols-[repeat(4,1fr)] lg:data-[columns=3]:grid-cols-[repeat(3,1fr)]"
			data-columns={showsCommission ? 4 : 3}
		>
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

const BOX = 'relative -ml-px border-l border-hair px-4 py-3.5 max-lg:nth-[n+3]:border-t';

/** The whole figure opens the leads behind it. */
const LINK = 'after:absolute after:inset-0 hover:underline hover:decoration-accent hover:underline-offset-4';

const FIGURE = 'text-[1.3125rem]/7.5 font-semibold tabular';

type FigureBoxProps = { to: string; label: string; children: ReactNode };

function FigureBox({ to, label, children }: FigureBoxProps) {
	return (
		<div className={BOX}>
			<dt className="text-note text-ink2">
				<Link to={to} className={LINK}>
					{label}
				</Link>
			</dt>
			<dd className="mt-0.5 flex flex-wrap items-baseline gap-x-2.5">{children}</dd>
		</div>
	);
}

type FigureProps = Omit<FigureBoxProps, 'children'> & { figure: Figure };

function Counted({ figure, ...box }: FigureProps) {
	return (
		<FigureBox {...box}>
			<span className={FIGURE}>{figure.count}</span>
			{figure.amounts.length > 0 ? <Amounts of={figure.amounts} /> : null}
		</FigureBox>
	);
}

function Earned({ figure, note, ...box }: FigureProps & { note: string }) {
	const [first, ...rest] = figure.amounts;
	return (
		<FigureBox {...box}>
			{first ? <Amount money={first} className={FIGURE} /> : <span className={FIGURE}>0</span>}
			<Amounts of={rest}>{note}</Amounts>
		</FigureBox>
	);
}

function Amounts({ of, children }: { of: Figure['amounts']; children?: string }) {
	return (
		<span className="flex flex-wrap gap-x-2.5 text-note text-ink2">
			{of.map((money) => (
				<Amount key={money.currency} money={money} className="font-medium" />
			))}
			{children}
		</span>
	);
}
