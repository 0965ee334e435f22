import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import { LONG_WEEKDAYS } from '~/domain/date/month-names';
import { type ServiceLevel, serviceLevelLabel } from '~/domain/stay/service-level';
import type { StayCalendar } from '~/domain/stay/stay-calendar';
import type { Period } from '~/domain/stay/stay-rate';
import { Icon } from '../ui/icon';

type StayRuleLineProps = {
	calendar: StayCalendar;
	/** The days that are shown. */
	days: Period;
	level: ServiceLevel | null;
	asksAnyPeriod: boolean;
};

/** When one can arrive in the months that are shown, and for how long. */
export function StayRuleLine({ calendar, days, level, asksAnyPeriod }: StayRuleLineProps) {
	const { t } = useTranslation('stay-calendar');
	const { language } = useRoot();
	const rule = calendar.ruleOf(days);
	const name = (weekday: number) => LONG_WEEKDAYS[language][weekday] ?? '';
	const sentence = () => {
		if (rule.kind === 'wholeWeeks') return t('rule.wholeWeeks', { weekday: name(rule.weekday) });
		if (rule.kind === 'none')
			return rule.next
				? t('rule.next', { date: formatDate(rule.next, language, { weekday: 'comma' }) })
				: t('rule.none');
		const count = rule.nights;
		return rule.weekdays.length === 0
			? t('rule.anyDay', { count })
			: t('rule.arrival', { count, weekdays: rule.weekdays.map(name).join(t('rule.or')) });
	};
	return (
		<p className="stay-rule" aria-live="polite">
			<Icon name="calendar" size={18} className="shrink-0" />
			<span>
				<b>{sentence()}</b>
				{level && rule.kind !== 'none' ? ` ${t('rule.level', { level: serviceLevelLabel(level, language) })}` : null}
				{asksAnyPeriod ? ` ${t('rule.asks')}` : null}
			</span>
		</p>
	);
}
