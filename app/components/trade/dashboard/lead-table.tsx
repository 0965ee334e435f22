import { Link, useNavigate } from '@remix-run/react';
import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import { daysBetween, plainDate } from '~/domain/date/plain-date';
import { formatPercent } from '~/domain/language/format-number';
import { type DashboardFilter, type DashboardSort, dashboardAddress } from '~/domain/lead/dashboard/dashboard-filter';
import type { DashboardRow } from '~/domain/lead/dashboard/dashboard-row';
import { leadPath } from '~/domain/lead/lead-path';
import { formatRate } from '~/domain/money/format-rate';
import { addMoney, type Money } from '~/domain/money/money';
import { beginAddress, beginPost } from '~/domain/proposal/begin-address';
import { MOST_OPTIONS } from '~/domain/proposal/proposal-limits';
import { builderPath } from '~/domain/proposal/proposal-path';
import { serviceLevelLabel } from '~/domain/stay/service-level';
import { Icon } from '../../ui/icon';
import { Amount } from '../amount';
import { KeyCap } from '../key-cap';
import { useShortcuts } from '../shortcuts';
import { StatusBadge } from '../status-badge';
import { NewMark } from '../thread/new-mark';
import { tradeButton } from '../trade-button';
import { TradeIcon } from '../trade-icon';
import { useDayWords } from './day-words';
import { type NextStep, nextStep } from './next-step';
import { useRowKeys } from './use-row-keys';

type LeadTableProps = {
	rows: readonly DashboardRow[];
	path: string;
	filter: DashboardFilter;
	usual: DashboardFilter['whose'];
	showsCommission: boolean;
	/** Of lifestyle agents it is not. */
	mayPropose: boolean;
	exportPath: string;
};

const SORTED: Partial<Record<'client' | 'period' | 'next', DashboardSort>> = {
	client: 'client',
	period: 'arrival',
	next: 'next',
};

/** An agency's leads as a table that is worked in all day; below 800 px each row is a card. */
export function LeadTable({ rows, path, filter, usual, showsCommission, mayPropose, exportPath }: LeadTableProps) {
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
	const navigate = useNavigate();
	const offered = shown.slice(0, MOST_OPTIONS).map(({ id }) => id);
	useShortcuts({
		escape: () => setChosen(new Set()),
		...(mayPropose && shown[0] && shown.length === 1
			? { m: () => navigate(`${leadPath(shown[0]?.id ?? '')}#messages`) }
			: {}),
		...(mayPropose && offered.length > 0 ? { p: () => navigate(beginAddress({ leads: offered })) } : {}),
	});
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
		<>
			<form id={BEGIN_FORM} method="post" action={beginPost()} hidden />
			<form method="get" action={exportPath}>
				{shown.length > 0 ? (
					<div
						className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-hair bg-selected py-2 pr-3 pl-4.5"
						role="status"
					>
						<span className="font-semibold">{t('chosen.count', { count: shown.length })}</span>
						<span className="truncate flex-[1_1_8rem] min-w-0 text-ink2">
							{shown.map(({ client }) => client).join(', ')}
						</span>
						{mayPropose ? (
							<Link to={beginAddress({ leads: offered })} className={tradeButton('line')}>
								{t('proposals.begin')} <KeyCap>P</KeyCap>
							</Link>
						) : null}
						{mayPropose && shown[0] && shown.length === 1 ? (
							<Link to={`${leadPath(shown[0].id)}#messages`} className={tradeButton('line')}>
								{t('chosen.message')} <KeyCap>M</KeyCap>
							</Link>
						) : null}
						{mayPropose && shown.length > 1 ? (
							<button type="button" disabled title={t('chosen.messageSeveral')} className={tradeButton('line')}>
								<span aria-hidden="true">{t('chosen.message')}</span>
								<span className="sr-only">{t('chosen.messageSeveral')}</span>
							</button>
						) : null}
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
				<table className="trade-table lead-table max-xl:block" data-commission={showsCommission ? '' : undefined}>
					<thead className="max-xl:hidden">
						<tr>
							<th scope="col">
								<input
									className={BOX}
									type="checkbox"
									aria-label={t('chosen.all')}
									checked={shown.length > 0 && shown.length === rows.length}
									onChange={(event) => setChosen(new Set(event.currentTarget.checked ? rows.map(({ id }) => id) : []))}
								/>
							</th>
							<th scope="col" className="max-2xl:hidden">
								{t('column.reference')}
							</th>
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
					<tbody className="max-xl:block">
						{rows.map((row, index) => (
							<LeadRow
								key={row.id}
								row={row}
								isTeam={filter.whose === 'team'}
								isChosen={chosen.has(row.id)}
								isCurrent={index === current}
								showsCommission={showsCommission}
								mayPropose={mayPropose}
								onToggle={toggle}
							/>
						))}
					</tbody>
					<Sums rows={rows} showsCommission={showsCommission} />
				</table>
			</form>
		</>
	);
}

type LeadRowProps = {
	row: DashboardRow;
	isTeam: boolean;
	isChosen: boolean;
	isCurrent: boolean;
	showsCommission: boolean;
	mayPropose: boolean;
	onToggle: (id: string) => void;
};

/** On phones a card, on tablets a row of two lines, from 1000 px on a row of the table. */
const ROW =
	"group/row relative data-chosen:bg-selected data-chosen:shadow-[inset_3px_0_0_var(--color-accent)] max-xl:grid max-xl:h-auto max-xl:gap-x-3 max-xl:gap-y-0.5 max-xl:px-4.5 max-xl:py-3.5 max-xl:[grid-template:'client_status'_auto_'stay_stay'_auto_'period_period'_auto_'next_total'_auto_'next_commission'_auto_/_1fr_auto] md:max-xl:gap-x-4 md:max-xl:py-2 md:max-xl:[grid-template:'client_stay_next_total'_auto_'status_period_next_commission'_auto_/_9.75rem_minmax(0,1fr)_10rem_minmax(6.5rem,auto)] max-xl:[&>td]:block max-xl:[&>td]:p-0";

const BOX = 'relative z-1 block size-4.5 accent-main';

const ACTION = 'grid size-7 place-items-center rounded-control border border-hair bg-work hover:border-field';

const COMMISSION = 'text-accent-ink in-data-closed:font-medium in-data-closed:text-ink2 [&>.trade-code]:hidden';

function LeadRow({ row, isTeam, isChosen, isCurrent, showsCommission, mayPropose, onToggle }: LeadRowProps) {
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
			className={ROW}
		>
			<td className="max-xl:hidden!">
				<input
					className={BOX}
					type="checkbox"
					name="id"
					value={row.id}
					checked={isChosen}
					onChange={() => onToggle(row.id)}
					onClick={(event: MouseEvent) => event.stopPropagation()}
					aria-label={t('chosen.one', { client: row.client })}
				/>
			</td>
			<td className="max-2xl:hidden! text-ink2 whitespace-nowrap">
				{row.bookingNumber}
				<small>{row.bookingReference ?? row.clientReference}</small>
			</td>
			<td className="max-xl:text-[1rem] max-xl:[grid-area:client] md:max-xl:text-[length:inherit] xl:whitespace-nowrap">
				<Link
					className="font-semibold after:absolute after:inset-0 in-data-closed:font-medium in-data-closed:text-ink2"
					to={leadPath(row.id)}
				>
					{row.client}
				</Link>
				{mayPropose && row.unread > 0 ? (
					<Link
						to={`${leadPath(row.id)}#messages`}
						aria-label={`${t('proposals.unread', { count: row.unread })}: ${row.client}`}
						className="relative z-1 flex min-h-6 w-fit items-center"
					>
						<NewMark>{t('proposals.unread', { count: row.unread })}</NewMark>
					</Link>
				) : null}
				{isTeam && row.agent ? <small className="md:max-xl:hidden">{row.agent}</small> : null}
			</td>
			<td className="max-xl:[grid-area:stay] md:max-xl:truncate">
				<b className="font-semibold in-data-closed:font-medium in-data-closed:text-ink2">{row.property}</b>
				<small className="max-xl:inline max-xl:ml-1.5 md:max-xl:hidden">
					{[row.place, row.serviceLevel && serviceLevelLabel(row.serviceLevel, language)].filter(Boolean).join(', ')}
				</small>
			</td>
			<td className="max-xl:[grid-area:period] max-xl:text-ink2 md:max-xl:text-(length:--text-note) xl:whitespace-nowrap">
				{formatDate(row.checkIn, language)}
				<small className="max-xl:inline max-xl:ml-1 max-xl:text-[length:inherit] max-xl:text-inherit">
					{t('period', { date: formatDate(row.checkOut, language) })}, {t('nights', { count: nights })}
				</small>
			</td>
			<td className="max-xl:hidden!" data-align="right">
				{row.pax}
			</td>
			<td className="max-xl:[grid-area:status] max-xl:text-right md:max-xl:text-left">
				<StatusBadge status={row.status} />
			</td>
			<td className="max-xl:[grid-area:next] max-xl:mt-1.5 md:max-xl:mt-0">
				<StepWords row={row} step={step} mayPropose={mayPropose} />
				<small data-urgency={step.urgency ?? undefined}>
					{step.day ? dayWords(step.day, step.time) : t(`stepNote.${step.name === 'answer' ? 'answer' : 'none'}`)}
				</small>
			</td>
			<td className="max-xl:[grid-area:total] max-xl:mt-1.5 md:max-xl:mt-0" data-align="right">
				{row.totalMinor === null ? (
					<span className="text-ink2">{t('noPrice')}</span>
				) : (
					<Amount money={{ minor: row.totalMinor, currency: row.currency }} isStruck={isClosed} />
				)}
				{row.priceNews ? <PriceMark {...row.priceNews} currency={row.currency} /> : null}
			</td>
			{showsCommission ? (
				<td className="whitespace-nowrap max-xl:[grid-area:commission]" data-align="right">
					{row.commissionPercent === null || commission === null ? null : (
						<>
							<span className="sr-only">{t('column.commission')} </span>
							<Amount money={{ minor: commission, currency: row.currency }} className={COMMISSION} />{' '}
							<span className="inline-block text-ink2 xl:min-w-10">
								{formatPercent(row.commissionPercent, language)}
							</span>
						</>
					)}
				</td>
			) : null}
			<td className="max-xl:hidden! pointing:w-22 pointing:text-right">
				<Icon name="chevronRight" size={16} className="pointing:inline pointing:group-hover/row:hidden" />
				{/* The same ways stand on the lead's page: these are for the pointer, and no stops for the keyboard. */}
				<span className="hidden relative z-1 gap-1 justify-end pointing:group-hover/row:flex">
					<a
						className={ACTION}
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
							className={ACTION}
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

/** The form of the buttons that begin a proposal. */
const BEGIN_FORM = 'begin-proposal';

type StepWordsProps = { row: DashboardRow; step: NextStep; mayPropose: boolean };

/** The next step; of an interest the way to its proposal, which begins where there is none (PROPOSAL-20). */
function StepWords({ row, step, mayPropose }: StepWordsProps) {
	const { t } = useTranslation('dashboard');
	if (!mayPropose || step.name !== 'sendOffer') return <>{t(`step.${step.name}`, { position: row.queuePosition })}</>;
	const { proposal } = row;
	if (proposal)
		return (
			<Link to={builderPath(proposal.id)} className="trade-link relative z-1">
				{t(`step.proposal.${proposal.state}`)}
			</Link>
		);
	return (
		<button
			type="submit"
			// Not of the table's own form, whose ticks are exported and whose Enter begins nothing.
			form={BEGIN_FORM}
			name="lead"
			value={row.id}
			aria-label={`${t('step.sendOffer')}: ${row.client}`}
			className="trade-link relative z-1 text-left"
		>
			{t('step.sendOffer')}
		</button>
	);
}

/** That an interest is no longer to be had at what it was saved at, as its agent was told. */
function PriceMark({ toMinor, currency }: NonNullable<DashboardRow['priceNews']> & Pick<DashboardRow, 'currency'>) {
	const { t } = useTranslation('dashboard');
	return (
		<small data-urgency="soon" className="whitespace-nowrap">
			<span className="sr-only">{t('price.label')}: </span>
			{toMinor === null ? (
				t('price.gone')
			) : (
				<>
					<span aria-hidden="true">↑ </span>
					{t('price.now', { amount: formatRate({ minor: toMinor, currency }) })}
				</>
			)}
		</small>
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
		<tfoot className="max-xl:hidden">
			{currencies.map((currency, index) => (
				<tr
					key={currency}
					className="[&>td]:bg-sheet [&>td]:py-1.5 first:[&>td]:pt-3 last:[&>td]:border-b last:[&>td]:border-hair last:[&>td]:pb-3"
				>
					<td colSpan={8} data-align="right" className="trade-note">
						{index === 0 ? t('sums', { count: open.length }) : null}
					</td>
					<td data-align="right">
						<Amount money={total(currency, (row) => row.totalMinor)} />
					</td>
					{showsCommission ? (
						<td data-align="right" className="whitespace-nowrap">
							<Amount money={total(currency, (row) => row.commissionMinor)} className={COMMISSION} />{' '}
							<span className="inline-block text-ink2 xl:min-w-10" />
						</td>
					) : null}
					<td />
				</tr>
			))}
		</tfoot>
	);
}
