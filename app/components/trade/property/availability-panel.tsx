import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { LONG_WEEKDAYS } from '~/domain/date/month-names';
import type { Language } from '~/domain/language/language';
import { seasonLabel } from '~/domain/stay/season';
import { serviceLevelLabel } from '~/domain/stay/service-level';
import type { TradePropertyView } from '~/domain/trade/trade-property-view';
import { SEGMENTS } from '../parts/segments';
import { EmptyState } from '../states';
import { chooseAddress, seasonAddress } from './property-address';
import { PropertyWeekTable } from './property-week-table';
import { TermBoxes } from './term-boxes';

/** Weeks and prices by season and service level (LEAD-37), and under which terms. */
export function AvailabilityPanel({ view }: { view: TradePropertyView }) {
	const { t } = useTranslation('trade-house');
	const language = useRoot().language as Language;
	const { property, chosen, seasons, season, levels, groups, changeDay } = view;
	if (seasons.length === 0)
		return (
			<>
				<EmptyState title={t(property.isUnregistered ? 'weeks.unregistered' : 'weeks.none')}>
					{t(property.isUnregistered ? 'weeks.unregisteredText' : 'weeks.noneText')}
				</EmptyState>
				<TermBoxes view={view} />
			</>
		);
	const day = changeDay === null ? null : LONG_WEEKDAYS[language][changeDay];
	const { period } = chosen;
	return (
		<>
			<div className="flex flex-wrap items-center gap-3">
				<nav aria-label={t('weeks.season')} className={`${SEGMENTS} max-lg:w-full`}>
					{seasons.map((each) => (
						<a
							key={each.key}
							href={seasonAddress(chosen, each.key)}
							rel="nofollow"
							aria-current={each.key === season ? 'true' : undefined}
							data-season={each.season.name}
						>
							<SeasonSign name={each.season.name} />
							<span className="max-xs:hidden">{seasonLabel(each.season, language)}</span>
							<abbr title={seasonLabel(each.season, language)} className="no-underline xs:hidden">
								{seasonLabel(each.season, language, 'short')}
							</abbr>
						</a>
					))}
				</nav>
				{levels.length > 1 ? (
					<nav aria-label={t('weeks.level')} className={`${SEGMENTS} max-lg:w-full`}>
						{levels.map((level) => (
							<a
								key={level}
								href={period ? chooseAddress(chosen, period, level) : `?serviceLevel=${level}`}
								rel="nofollow"
								data-level
								aria-current={level === chosen.serviceLevel ? 'true' : undefined}
							>
								{serviceLevelLabel(level, language)}
							</a>
						))}
					</nav>
				) : null}
				<p className="text-[0.8125rem]/5 text-ink2 lg:ml-auto">
					{t('weeks.note', { currency: property.currency })}
					{day ? t('weeks.noteDays', { day }) : null}
				</p>
			</div>
			{groups.length > 0 ? <PropertyWeekTable view={view} /> : <EmptyState title={t('weeks.noneAtLevel')} />}
			<TermBoxes view={view} />
		</>
	);
}

function SeasonSign({ name }: { name: 'winter' | 'summer' }) {
	return (
		<svg
			viewBox="0 0 16 16"
			width={14}
			height={14}
			fill="none"
			stroke="currentColor"
			strokeWidth={1.3}
			strokeLinecap="round"
			aria-hidden="true"
		>
			{name === 'winter' ? (
				<path d="M8 1.500v13M2.400 4.800l11.200 6.400M2.400 11.200l11.200-6.400" />
			) : (
				<>
					<circle cx="8" cy="8" r="2.800" />
					<path d="M8 1.500v1.300M8 13.200v1.300M1.500 8h1.300M13.200 8h1.300M3.400 3.400l.9.9M11.700 11.700l.9.9M3.400 12.600l.9-.9M11.700 4.300l.9-.9" />
				</>
			)}
		</svg>
	);
}
