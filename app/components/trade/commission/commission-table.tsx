import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { commissionFormula, isStepOpen } from '~/domain/commission/commission-sums';
import type { ListedCommission } from '~/domain/commission/list-commissions.server';
import { formatDate } from '~/domain/date/format-date';
import { formatDateRange } from '~/domain/date/format-date-range';
import { formatPercent } from '~/domain/language/format-number';
import type { CommissionState } from '~/domain/lead/commission-state';
import { leadPath } from '~/domain/lead/lead-path';
import { houseName } from '~/domain/lead/property-name';
import { Amount } from '../amount';
import { useTyped } from '../page/outcome-line';
import { VerbForm } from '../page/verb-form';
import { Chip } from '../parts/chip';
import { FIELD_BOX, TEXT_AREA } from '../parts/field-label';
import { tradeButton } from '../trade-button';

const KIND: Record<CommissionState, 'good' | 'open' | 'bad' | undefined> = {
	expected: undefined,
	due: 'open',
	invoiced: 'open',
	disputed: 'bad',
	paid: 'good',
};

/** On tablets the agent stands below the client: seven columns do not fit there. */
const AGENT_COLUMN = 'min-[40rem]:max-xl:hidden';
const AGENT_NOTE = 'hidden text-note font-normal text-ink2 min-[40rem]:max-xl:block';

/** The commissions one by one, by their due date. */
export function CommissionTable({ rows, isTeam }: { rows: readonly ListedCommission[]; isTeam: boolean }) {
	const { t } = useTranslation('commission');
	return (
		<table className="trade-table desk-table desk-slim">
			<thead>
				<tr>
					<th scope="col">{t('client')}</th>
					<th scope="col">{t('stay')}</th>
					{isTeam ? (
						<th scope="col" className={AGENT_COLUMN}>
							{t('agent')}
						</th>
					) : null}
					<th scope="col">{t('dueDate')}</th>
					<th scope="col">{t('where')}</th>
					<th scope="col" data-align="right">
						{t('amount')}
					</th>
					<td />
				</tr>
			</thead>
			<tbody>
				{rows.map((row) => (
					<CommissionRow key={row.id} row={row} isTeam={isTeam} />
				))}
			</tbody>
		</table>
	);
}

function CommissionRow({ row, isTeam }: { row: ListedCommission; isTeam: boolean }) {
	const { t } = useTranslation('commission');
	const { language } = useRoot();
	const typed = useTyped(row.id);
	const state = row.state ?? 'expected';
	const date = formatDate(row.dueDate, language);
	const agent = [row.agentFirstName, row.agentLastName].filter(Boolean).join(' ');
	return (
		<tr>
			<th scope="row">
				<Link to={leadPath(row.id)} className="trade-link">
					{row.clientFirstName} {row.clientLastName}
				</Link>
				<small>{row.bookingReference}</small>
				{isTeam ? <span className={AGENT_NOTE}>{agent}</span> : null}
			</th>
			<td data-label={t('stay')}>
				{houseName(row.propertyName)}
				<small className="whitespace-nowrap">{formatDateRange(row.checkIn, row.checkOut, language)}</small>
			</td>
			{isTeam ? (
				<td data-label={t('agent')} className={AGENT_COLUMN}>
					{agent}
				</td>
			) : null}
			<td data-label={t('dueDate')} className="whitespace-nowrap">
				<span className={row.isOverdue ? 'text-urgent font-semibold' : undefined}>{date}</span>
				{row.isOverdue ? <small className="text-urgent font-semibold">{t('state.overdue')}</small> : null}
			</td>
			<td data-label={t('where')}>
				<Chip kind={KIND[state]}>{t(`state.${state}`)}</Chip>
				{row.disputeReason ? <small>{row.disputeReason}</small> : null}
			</td>
			<td data-align="right" data-label={t('amount')}>
				<Amount money={{ minor: row.minor ?? 0, currency: row.currency }} hasCents />
				<small>
					{commissionFormula(formatPercent(row.percent ?? 0, language), row.subtotalMinor ?? 0, row.currency)}
				</small>
			</td>
			<td data-align="right">
				{/* Before the stay nothing is owed that could be disputed. */}
				{state !== 'expected' && isStepOpen('dispute', state) ? (
					<details
						className="relative inline-block max-xl:open:grid max-xl:open:gap-3"
						open={typed.reason !== undefined}
					>
						<summary className={tradeButton()}>{t('dispute')}</summary>
						<VerbForm
							fields={{ id: row.id, version: row.version }}
							className="grid gap-3 justify-items-start text-left xl:absolute xl:right-0 xl:top-[calc(100%_+_0.375rem)] xl:z-20 xl:w-80 xl:border xl:border-hair xl:rounded-card xl:bg-work xl:p-4 xl:shadow-popover"
						>
							<label className={`${FIELD_BOX} w-full`}>
								<span>{t('reason')}</span>
								<textarea
									name="reason"
									required
									maxLength={500}
									rows={3}
									defaultValue={typed.reason ?? ''}
									className={TEXT_AREA}
								/>
							</label>
							<button type="submit" className={tradeButton('dark')}>
								{t('send')}
							</button>
						</VerbForm>
					</details>
				) : null}
			</td>
		</tr>
	);
}
