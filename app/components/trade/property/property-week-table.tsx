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

/** The weeks of a season at one level: period, nights, status, price and commission, and the choice; on phones each is a card. */
export function PropertyWeekTable({ view }: { view: TradePropertyView }) {
	const { t } = useTranslation('trade-house');
	const { language } = useRoot();
	const { groups, chosen, facts, levels } = view;
	const hasCommission = facts.commissionPercent !== null;
	const level = chosen.serviceLevel && inlineLabel(serviceLevelLabel(chosen.serviceLevel, language), language);
	return (
		<table className="week-table">
			<thead>
				<tr>
					<th scope="col">{t('weeks.period')}</th>
					<th scope="col" className="num">
						{t('weeks.nights')}
					</th>
					<th scope="col">{t('weeks.status')}</th>
					<th scope="col" className="num">
						{level && levels.length > 1 ? t('weeks.priceAt', { level }) : t('weeks.price')}
					</th>
					{hasCommission ? (
						<th scope="col" className="num">
							{t('weeks.commission')}
						</th>
					) : null}
					<th scope="col">
						<span className="sr-only">{t('weeks.choice')}</span>
					</th>
				</tr>
			</thead>
			{groups.map((group) => (
				<tbody key={`${group.key}${group.weeks[0]?.checkIn}`}>
					<tr className="group-row">
						<th scope="rowgroup" colSpan={hasCommission ? 6 : 5}>
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
	const { period, serviceLevel } = chosen;
	const isChosen = period?.checkIn === checkIn && period.checkOut === checkOut;
	const from = formatDate(checkIn, language, { weekday: 'plain', hasYear: false });
	const to = formatDate(checkOut, language, { weekday: 'plain' });
	// Phones have no room for the weekdays.
	const short = t('weeks.to', { date: formatDate(checkOut, language) });
	const nights = daysBetween(checkIn, checkOut);
	return (
		<tr aria-current={isChosen ? 'true' : undefined} className={isFree || isOnOption ? undefined : 'is-taken'}>
			<th scope="row">
				<span className="max-lg:hidden">
					<b>{from}</b> {t('weeks.to', { date: to })}
				</span>
				<span className="lg:hidden">
					<b>{formatDate(checkIn, language, { hasYear: false })}</b> {short}
				</span>
			</th>
			<td className="num" data-label="nights">
				<span className="lg:hidden">{t('weeks.nightCount', { count: nights })}</span>
				<span className="max-lg:hidden">{nights}</span>
			</td>
			<td data-label="status">
				{isOnOption ? (
					<StayBadge state="onOption" text={t('weeks.onOption')} />
				) : (
					<StayBadge state={STATES[status]} text={stayStatusLabel(status, language)} />
				)}
			</td>
			<td className="num" data-label="price">
				{priceMinor === null ? (
					<span className="text-ink2">{t('weeks.noPrice')}</span>
				) : (
					<Amount money={{ minor: priceMinor, currency: property.currency }} />
				)}
			</td>
			{facts.commissionPercent === null ? null : (
				<td className="num" data-label="commission">
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
			<td data-label="choice">
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
						className={tradeButton('line', 'house-choose')}
					>
						{t(isOnOption ? 'weeks.wait' : status === 'available' ? 'weeks.choose' : 'weeks.request')}
					</a>
				) : null}
			</td>
		</tr>
	);
}
