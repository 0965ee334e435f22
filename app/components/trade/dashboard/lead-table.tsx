import { Link } from '@remix-run/react';
import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import { daysBetween, plainDate } from '~/domain/date/plain-date';
import { formatPercent } from '~/domain/language/format-number';
import { type DashboardFilter, type DashboardSort, dashboardAddress } from '~/domain/lead/dashboard/dashboard-filter';
import type { DashboardRow } from '~/domain/lead/dashboard/dashboard-row';
import { leadPath } from '~/domain/lead/lead-path';
import { addMoney, type Money } from '~/domain/money/money';
import { serviceLevelLabel } from '~/domain/stay/service-level';
import { Icon } from '../../ui/icon';
import { Amount } from '../amount';
import { KeyCap } from '../key-cap';
import { useShortcuts } from '../shortcuts';
import { StatusBadge } from '../status-badge';
import { tradeButton } from '../trade-button';
import { TradeIcon } from '../trade-icon';
import { useDayWords } from './day-words';
import { nextStep } from './next-step';
import { useRowKeys } from './use-row-keys';

type LeadTableProps = {
	rows: readonly DashboardRow[];
	path: string;
	filter: DashboardFilter;
	usual: DashboardFilter['whose'];
	showsCommission: boolean;
	exportPath: string;
};

const SORTED: Partial<Record<'client' | 'period' | 'next', DashboardSort>> = {
	client: 'client',
	period: 'arrival',
	next: 'next',
};

/** An agency's leads as a table that is worked in all day; below 800 px each row is a card. */
export function LeadTable({ rows, path, filter, usual, showsCommission, exportPath }: LeadTableProps) {
	const { t } = useTranslation('dashboard');
	const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
	const toggle = (id: string) =>
		setChosen((before) => {
			const after = new Set(before);
			if (!after.delete(id)) after.add(id);
			return after;
		});
	const current = useRowKeys(rows, toggle);
	const shown = rows.filter(({ id }) => chosen.has(id));
	useShortcuts({ escape: () => setChosen(new Set()) });
	const head = (name: keyof typeof SORTED) => {
		const sort = SORTED[name] ?? 'next';
		const isSorted = filter.sort === sort;
		return (
			<th scope="col" aria-sort={isSorted ? 'ascending' : undefined}>
				<Link to={dashboardAddress(path, { ...filter, sort, page: 1 }, usual)} preventScrollReset>
					{t(`column.${name}`)}
					{isSorted ? <Icon name="chevronDown" size={12} className="inline rotate-180" /> : null}
				</Link>
			</th>
		);
	};
	return (
		<form method="get" action={exportPath}>
			{shown.length > 0 ? (
				<div className="board-chosen" role="status">
					<span className="font-semibold">{t('chosen.count', { count: shown.length })}</span>
					<span className="board-chosen-names">{shown.map(({ client }) => client).join(', ')}</span>
					{shown[0] && shown.length === 1 ? (
						<Link to={`${leadPath(shown[0].id)}#rooming`} className={tradeButton('line')}>
							{t('chosen.rooming')}
						</Link>
					) : null}
					<button type="submit" className={tradeButton('line')}>
						{t('chosen.export')}
					</button>
					<button type="button" onClick={() => setChosen(new Set())} className={tradeButton('quiet')}>
						{t('chosen.clear')} <KeyCap>Esc</KeyCap>
					</button>
				</div>
			) : null}
			<table className="trade-table lead-table" data-commission={showsCommission ? '' : undefined}>
				<thead>
					<tr>
						<th scope="col" className="lead-choose">
							<input
								type="checkbox"
								aria-label={t('chosen.all')}
								checked={shown.length > 0 && shown.length === rows.length}
								onChange={(event) => setChosen(new Set(event.currentTarget.checked ? rows.map(({ id }) => id) : []))}
							/>
						</th>
						<th scope="col">{t('column.reference')}</th>
						{head('client')}
						<th scope="col">{t('column.stay')}</th>
						{head('period')}
						<th scope="col" data-align="right">
							{t('column.pax')}
						</th>
						<th scope="col">{t('column.status')}</th>
						{head('next')}
						<th scope="col" data-align="right">
							{t('column.total')}
						</th>
						{showsCommission ? (
							<th scope="col" data-align="right">
								{t('column.commission')}
							</th>
						) : null}
						<th scope="col">
							<span className="sr-only">{t('column.open')}</span>
						</th>
					</tr>
				</thead>
				<tbody>
					{rows.map((row, index) => (
						<LeadRow
							key={row.id}
							row={row}
							isTeam={filter.whose === 'team'}
							isChosen={chosen.has(row.id)}
							isCurrent={index === current}
							showsCommission={showsCommission}
							onToggle={toggle}
						/>
					))}
				</tbody>
				<Sums rows={rows} showsCommission={showsCommission} />
			</table>
		</form>
	);
}

type LeadRowProps = {
	row: DashboardRow;
	isTeam: boolean;
	isChosen: boolean;
	isCurrent: boolean;
	showsCommission: boolean;
	onToggle: (id: string) => void;
};

function LeadRow({ row, isTeam, isChosen, isCurrent, showsCommission, onToggle }: LeadRowProps) {
	const { t } = useTranslation('dashboard');
	const { language, today } = useRoot();
	const dayWords = useDayWords();
	const step = nextStep(row, plainDate(today));
	const nights = daysBetween(plainDate(row.checkIn), plainDate(row.checkOut));
	const isClosed = step.isClosed;
	const commission = isClosed ? 0 : row.commissionMinor;
	return (
		<tr
			data-lead={row.id}
			data-closed={isClosed ? '' : undefined}
			data-current={isCurrent ? '' : undefined}
			data-chosen={isChosen ? '' : undefined}
		>
			<td className="lead-choose">
				<input
					type="checkbox"
					name="id"
					value={row.id}
					checked={isChosen}
					onChange={() => onToggle(row.id)}
					onClick={(event: MouseEvent) => event.stopPropagation()}
					aria-label={t('chosen.one', { client: row.client })}
				/>
			</td>
			<td className="lead-reference">
				{row.bookingNumber}
				<small>{row.bookingReference ?? row.clientReference}</small>
			</td>
			<td className="lead-client">
				<Link to={leadPath(row.id)}>{row.client}</Link>
				{isTeam && row.agent ? <small>{row.agent}</small> : null}
			</td>
			<td className="lead-stay">
				<b>{row.property}</b>
				<small>
					{[row.place, row.serviceLevel && serviceLevelLabel(row.serviceLevel, language)].filter(Boolean).join(', ')}
				</small>
			</td>
			<td className="lead-period">
				{formatDate(row.checkIn, language)}
				<small>
					{t('period', { date: formatDate(row.checkOut, language) })}, {t('nights', { count: nights })}
				</small>
			</td>
			<td className="lead-pax" data-align="right">
				{row.pax}
			</td>
			<td className="lead-status">
				<StatusBadge status={row.status} />
			</td>
			<td className="lead-next">
				{t(`step.${step.name}`, { position: row.queuePosition })}
				<small data-urgency={step.urgency ?? undefined}>
					{step.day ? dayWords(step.day, step.time) : t(`stepNote.${step.name === 'answer' ? 'answer' : 'none'}`)}
				</small>
			</td>
			<td className="lead-total" data-align="right">
				{row.totalMinor === null ? (
					<span className="text-ink2">{t('noPrice')}</span>
				) : (
					<Amount money={{ minor: row.totalMinor, currency: row.currency }} isStruck={isClosed} />
				)}
			</td>
			{showsCommission ? (
				<td className="lead-commission" data-align="right">
					{row.commissionPercent === null || commission === null ? null : (
						<>
							<span className="sr-only">{t('column.commission')} </span>
							<Amount money={{ minor: commission, currency: row.currency }} className="lead-commission-amount" />{' '}
							<span className="lead-percent">{formatPercent(row.commissionPercent, language)}</span>
						</>
					)}
				</td>
			) : null}
			<td className="lead-open">
				<Icon name="chevronRight" size={16} className="lead-open-sign" />
				{/* The same ways stand on the lead's page: these are for the pointer, and no stops for the keyboard. */}
				<span className="lead-row-actions">
					<a
						href={`${leadPath(row.id)}/confirmation`}
						target="_blank"
						rel="noreferrer"
						tabIndex={-1}
						title={t('row.paper')}
						aria-label={`${t('row.paper')}: ${row.client}`}
					>
						<TradeIcon name="document" size={16} />
					</a>
					{isClosed ? null : (
						<Link
							to={`${leadPath(row.id)}#rooming`}
							tabIndex={-1}
							title={t('row.rooming')}
							aria-label={`${t('row.rooming')}: ${row.client}`}
						>
							<TradeIcon name="people" size={16} />
						</Link>
					)}
				</span>
			</td>
		</tr>
	);
}

/** Sums of the open leads of this page, one line for each currency. */
function Sums({ rows, showsCommission }: { rows: readonly DashboardRow[]; showsCommission: boolean }) {
	const { t } = useTranslation('dashboard');
	const { today } = useRoot();
	const open = rows.filter((row) => row.totalMinor !== null && !nextStep(row, plainDate(today)).isClosed);
	const currencies = [...new Set(open.map(({ currency }) => currency))].sort();
	if (open.length === 0) return null;
	const total = (currency: Money['currency'], of: (row: DashboardRow) => number | null) =>
		open
			.filter((row) => row.currency === currency)
			.map((row) => ({ minor: of(row) ?? 0, currency }))
			.reduce((sum, each) => addMoney(sum, each), { minor: 0, currency });
	return (
		<tfoot>
			{currencies.map((currency, index) => (
				<tr key={currency}>
					<td colSpan={8} data-align="right" className="trade-note">
						{index === 0 ? t('sums', { count: open.length }) : null}
					</td>
					<td data-align="right">
						<Amount money={total(currency, (row) => row.totalMinor)} />
					</td>
					{showsCommission ? (
						<td data-align="right" className="lead-commission">
							<Amount money={total(currency, (row) => row.commissionMinor)} className="lead-commission-amount" />{' '}
							<span className="lead-percent" />
						</td>
					) : null}
					<td />
				</tr>
			))}
		</tfoot>
	);
}
