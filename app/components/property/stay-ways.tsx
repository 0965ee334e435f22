import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { type Month, monthOf } from '~/domain/date/month';
import { LONG_MONTHS } from '~/domain/date/month-names';
import { maxPlainDate } from '~/domain/date/plain-date';
import { visitorsToday } from '~/domain/date/visitors-today';
import { stayCalendar } from '~/domain/stay/stay-calendar';
import type { PeriodPrice } from '~/domain/stay/stay-rate';
import { ShortStayList } from './short-stay-list';
import { StayChooser, type StayChooserProps } from './stay-chooser';
import { type StayTab, StayTabs } from './stay-tabs';
import { WeekList } from './week-list';

/** A stay of one property by its days, as any week of a month, or below seven nights. A row of a list is the choice; days need their button. */
export function StayWays(props: StayChooserProps) {
	const { rates, level, currency, range, anchor, onApply } = props;
	const { t } = useTranslation('stay-calendar');
	const { language } = useRoot();
	const today = visitorsToday(props.today, new Date());
	const [tab, setTab] = useState<StayTab>('dates');
	const [isFirst, setIsFirst] = useState(true);
	const [month, setMonth] = useState<Month>(() => {
		const first = range.checkIn ?? stayCalendar(rates, level, today).nearestArrival(today)?.checkIn ?? today;
		return monthOf(maxPlainDate(first, today));
	});
	const name = LONG_MONTHS[language][Number(month.slice(5)) - 1] ?? '';
	const list = useMemo(
		() => ({
			...{ rates, level, currency, today },
			chosen: range,
			onTake: (stay: PeriodPrice) => {
				chooseLevel(anchor.current, stay);
				onApply(stay);
			},
		}),
		[rates, level, currency, today, range, anchor, onApply],
	);
	return (
		<StayTabs
			label={t('tabs.label')}
			tab={tab}
			onTab={(next) => {
				setIsFirst(false);
				setTab(next);
			}}
			tabs={[
				{ key: 'dates', label: t('tabs.dates') },
				{
					key: 'week',
					label: props.monthCount === 1 ? t('tabs.week') : `${t('tabs.week')} ${t('tabs.inMonth', { month: name })}`,
				},
				{ key: 'short', label: t('tabs.short') },
			]}
		>
			{tab === 'dates' ? (
				<StayChooser {...props} isFocused={isFirst} />
			) : (
				<div className="stay-panel">
					{tab === 'week' ? (
						<WeekList {...list} month={month} onMonth={setMonth} />
					) : (
						<ShortStayList {...list} month={month} onWeeks={() => setTab('week')} />
					)}
				</div>
			)}
		</StayTabs>
	);
}

/** Chooses the level of a stay in the form of its dates. When only that changes, the form hears of it here. */
function chooseLevel(field: HTMLElement | null, { checkIn, checkOut, serviceLevel }: PeriodPrice): void {
	const form = field?.closest('form');
	const radios = form?.querySelectorAll<HTMLInputElement>('input[type=radio][name=serviceLevel]') ?? [];
	const radio = [...radios].find(({ value }) => value === serviceLevel);
	if (!form || !radio || radio.checked) return;
	radio.checked = true;
	const days = [...(field?.querySelectorAll<HTMLInputElement>('input[type=date]') ?? [])].map(({ value }) => value);
	if (days[0] === checkIn && days[1] === checkOut) radio.dispatchEvent(new Event('change', { bubbles: true }));
}
