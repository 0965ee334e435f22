import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import { LONG_MONTHS } from '~/domain/date/month-names';
import { daysBetween } from '~/domain/date/plain-date';
import { formatPercent } from '~/domain/language/format-number';
import { groupDigits } from '~/domain/money/group-digits';
import { serviceLevelLabel } from '~/domain/stay/service-level';
import { stayStatusLabel } from '~/domain/stay/stay-status';
import type { TradePropertyView } from '~/domain/trade/trade-property-view';
import type { TradeWeek, WeekGroup } from '~/domain/trade/week-groups';
import { Icon } from '../../ui/icon';
import { Amount } from '../amount';
import { StayBadge } from '../status-badge';
import { tradeButton } from '../trade-button';
import { inlineLabel } from './inline-label';
import { chooseAddress } from './property-address';

const HEAD = 'h-9 border-b border-line2 px-3 py-1 text-[0.75rem] font-semibold first:pl-5';
// On phones a week is a card, whose lines are the row's.
const CELL = 'border-hair lg:border-b lg:px-3 lg:py-1 lg:first:pl-5 lg:group-last/weeks:group-last/row:border-b-0';

/** The weeks of a season at one level: period, nights, status, price and commission, and the choice; on phones each is a card. */
export function PropertyWeekTable({ view }: { view: TradePropertyView }) {
	const { t } = useTranslation('trade-house');
	const { language } = useRoot();
	const { groups, chosen, facts, levels } = view;
	const hasCommission = facts.commissionPercent !== null;
	const level = chosen.serviceLevel && inlineLabel(serviceLevelLabel(chosen.serviceLevel, language), language);
	return (
		<table className="w-full border-separate border-spacing-0 rounded-card border border-hair bg-work text-left tabular max-lg:block">
			<thead className="max-lg:sr-only">
				<tr>
					<th scope="col" className={HEAD}>
						{t('weeks.period')}
					</th>
					<th scope="col" className={`text-right ${HEAD}`}>
						{t('weeks.nights')}
					</th>
					<th scope="col" className={HEAD}>
						{t('weeks.status')}
					</th>
					<th scope="col" className={`text-right ${HEAD}`}>
						{level && levels.length > 1 ? t('weeks.priceAt', { level }) : t('weeks.price')}
					</th>
					{hasCommission ? (
						<th scope="col" className={`text-right ${HEAD}`}>
							{t('weeks.commission')}
						</th>
					) : null}
					<th scope="col" className={HEAD}>
						<span className="sr-only">{t('weeks.choice')}</span>
					</th>
				</tr>
			</thead>
			{groups.map((group) => (
				<tbody key={`${group.key}${group.weeks[0]?.checkIn}`} className="group/weeks max-lg:block">
					<tr className="h-8 border-hair max-lg:block max-lg:h-auto max-lg:border-b max-lg:bg-paper max-lg:px-4 max-lg:py-2">
						<th
							scope="rowgroup"
							colSpan={hasCommission ? 6 : 5}
							className={`bg-paper text-[0.78125rem] font-semibold text-ink2 ${CELL}`}
						>
							<GroupName group={group} />
						</th>
					</tr>
					{group.weeks.map((week) => (
						<WeekRow key={week.checkIn + week.checkOut} week={week} view={view} />
					))}
				</tbody>
			))}
		</table>
	);
}

function GroupName({ group }: { group: WeekGroup }) {
	const { t } = useTranslation('trade-house');
	const { language } = useRoot();
	return <>{group.key === 'holidays' ? t('weeks.holidays') : LONG_MONTHS[language as 'en' | 'de'][group.key - 1]}</>;
}

const STATES = { available: 'available', on_request: 'onRequest', sold: 'fullyBooked' } as const;

function WeekRow({ week, view }: { week: TradeWeek; view: TradePropertyView }) {
	const { t } = useTranslation('trade-house');
	const { language } = useRoot();
	const { chosen, facts, property } = view;
	const { checkIn, checkOut, status, priceMinor, commissionMinor, isFree, isOnOption } = week;
	const canTake = isFree || (isOnOption && view.rights.canBook);
	const isTaken = !isFree && !isOnOption;
	const strong = isTaken ? 'font-normal' : 'font-semibold';
	const { period, serviceLevel } = chosen;
	const isChosen = period?.checkIn === checkIn && period.checkOut === checkOut;
	const from = formatDate(checkIn, language, { weekday: 'plain', hasYear: false });
	const to = formatDate(checkOut, language, { weekday: 'plain' });
	// Phones have no room for the weekdays.
	const short = t('weeks.to', { date: formatDate(checkOut, language) });
	const nights = daysBetween(checkIn, checkOut);
	return (
		<tr
			aria-current={isChosen ? 'true' : undefined}
			className={`group/row h-11.5 border-hair hover:bg-paper max-lg:grid max-lg:h-auto max-lg:grid-cols-[1fr_auto] max-lg:gap-x-4 max-lg:gap-y-0.5 max-lg:border-b max-lg:px-4 max-lg:pt-3 max-lg:pb-3.5 max-lg:group-last/weeks:last:border-b-0 ${isChosen ? 'bg-selected shadow-[inset_3px_0_0_var(--color-accent)]' : ''}`}
		>
			<th
				scope="row"
				className={`font-normal max-lg:col-start-1 max-lg:row-start-1 max-lg:text-[1rem] ${isTaken ? 'text-ink2' : ''} ${CELL}`}
			>
				<span className="max-lg:hidden">
					<b className={strong}>{from}</b> {t('weeks.to', { date: to })}
				</span>
				<span className="lg:hidden">
					<b className={strong}>{formatDate(checkIn, language, { hasYear: false })}</b> {short}
				</span>
			</th>
			<td className={`max-lg:col-start-1 max-lg:row-start-2 max-lg:text-ink2 lg:text-right ${CELL}`}>
				<span className="lg:hidden">{t('weeks.nightCount', { count: nights })}</span>
				<span className="max-lg:hidden">{nights}</span>
			</td>
			<td className={`max-lg:col-start-1 max-lg:row-start-3 max-lg:self-center max-lg:pt-1.5 ${CELL}`}>
				{isOnOption ? (
					<StayBadge state="onOption" text={t('weeks.onOption')} />
				) : (
					<StayBadge state={STATES[status]} text={stayStatusLabel(status, language)} />
				)}
			</td>
			<td className={`text-right max-lg:col-start-2 max-lg:row-start-1 max-lg:text-[1.0625rem] ${CELL}`}>
				{priceMinor === null ? (
					<span className="text-ink2">{t('weeks.noPrice')}</span>
				) : (
					<Amount
						money={{ minor: priceMinor, currency: property.currency }}
						className={isTaken ? 'font-normal text-ink2' : ''}
					/>
				)}
			</td>
			{facts.commissionPercent === null ? null : (
				<td className={`text-right max-lg:col-start-2 max-lg:row-start-2 ${CELL}`}>
					{commissionMinor === null || !(isFree || isOnOption) ? null : (
						<span className="inline-flex gap-5 text-accent-ink">
							<span className="font-semibold">
								<span className="lg:hidden">{t('weeks.commissionShort')} </span>
								{groupDigits(commissionMinor, 0)}
							</span>
							<span className="text-ink2 max-lg:hidden">{formatPercent(facts.commissionPercent, language)}</span>
						</span>
					)}
				</td>
			)}
			<td className={`text-right max-lg:col-start-2 max-lg:row-start-3 max-lg:pt-1.5 ${CELL}`}>
				{isChosen ? (
					<span className="inline-flex items-center gap-2 px-3 font-semibold">
						<Icon name="check" size={16} />
						{t('weeks.chosen')}
					</span>
				) : canTake ? (
					<a
						href={chooseAddress(chosen, week, serviceLevel)}
						rel="nofollow"
						data-week
						aria-label={t(
							isOnOption ? 'weeks.waitWeek' : status === 'available' ? 'weeks.chooseWeek' : 'weeks.requestWeek',
							{
								period: `${from} ${t('weeks.to', { date: to })}`,
							},
						)}
						className={tradeButton('line', 'min-h-11 px-3 lg:min-h-7.5')}
					>
						{t(isOnOption ? 'weeks.wait' : status === 'available' ? 'weeks.choose' : 'weeks.request')}
					</a>
				) : null}
			</td>
		</tr>
	);
}
