import { Link, useNavigate } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDateRange } from '~/domain/date/format-date-range';
import { formatPercent } from '~/domain/language/format-number';
import { groupDigits } from '~/domain/money/group-digits';
import { serviceLevelLabel } from '~/domain/stay/service-level';
import { PROPERTY_TABS, type PropertyTab, TAB_NAME } from '~/domain/trade/property-tabs';
import type { TradePropertyView } from '~/domain/trade/trade-property-view';
import { useChoose } from '../../property/use-choose';
import { useChosenStayToast } from '../../property/use-chosen-stay-toast';
import { Amount } from '../amount';
import { useShortcuts } from '../shortcuts';
import { tradeButton } from '../trade-button';
import { AvailabilityPanel } from './availability-panel';
import { ConditionsPanel } from './conditions-panel';
import { DescriptionPanel } from './description-panel';
import { GeneralPanel } from './general-panel';
import { inlineLabel } from './inline-label';
import { chosenQuery } from './property-address';
import { PropertyHead } from './property-head';
import { PropertyPanels } from './property-panels';
import { isBookable, StaySummary } from './stay-summary';

type TradePropertyProps = {
	view: TradePropertyView;
	/** Path of the property in the page's language. */
	path: string;
};

/** The page of a property for agents (LEAD-37): its four parts beside the chosen stay. */
export default function TradeProperty({ view, path }: TradePropertyProps) {
	const { tab, open } = useTab(view);
	const { choose, isChoosing } = useChoose();
	useChosenStayToast(view.chosen, view.property);
	usePropertyKeys(open);
	return (
		<main id="content" className="trade-house">
			<PropertyHead view={view} />
			{/* biome-ignore lint/a11y/useKeyWithClickEvents: the links inside take the keyboard themselves */}
			{/* biome-ignore lint/a11y/noStaticElementInteractions: one handler for the links inside */}
			<div onClick={choose} aria-busy={isChoosing || undefined} className="transition-opacity aria-busy:opacity-60">
				<PropertyPanels
					tab={tab}
					onTab={open}
					panels={{
						general: <GeneralPanel view={view} />,
						description: <DescriptionPanel view={view} />,
						availability: <AvailabilityPanel view={view} />,
						conditions: <ConditionsPanel view={view} />,
					}}
					aside={<StaySummary view={view} path={path} />}
				/>
			</div>
			<StayBar view={view} path={path} />
		</main>
	);
}

/** The open tab; the address follows, so that it can be sent on. */
function useTab(view: TradePropertyView) {
	const [tab, setTab] = useState(view.tab);
	useEffect(() => setTab(view.tab), [view]);
	const open = (next: PropertyTab) => {
		setTab(next);
		const url = new URL(location.href);
		url.searchParams.set(TAB_NAME, next);
		history.replaceState(history.state, '', url);
	};
	return { tab, open };
}

/** Keys 1 to 4 for the tabs, J and K for the weeks, L for the service level, B, T and S for the ways on. */
function usePropertyKeys(open: (tab: PropertyTab) => void) {
	const navigate = useNavigate();
	const press = (id: string) => document.getElementById(id)?.click();
	const step = (by: number) => {
		const weeks = [...document.querySelectorAll<HTMLElement>('[data-week]')];
		const at = weeks.indexOf(document.activeElement as HTMLElement);
		const next = weeks[at === -1 ? (by > 0 ? 0 : weeks.length - 1) : at + by];
		next?.focus();
	};
	const nextLevel = () => {
		const levels = [...document.querySelectorAll<HTMLAnchorElement>('[data-level]')];
		const at = levels.findIndex((level) => level.ariaCurrent === 'true');
		const to = levels[(at + 1) % levels.length]?.getAttribute('href');
		if (to) navigate(to, { preventScrollReset: true, replace: true });
	};
	useShortcuts({
		...Object.fromEntries(PROPERTY_TABS.map((tab, index) => [String(index + 1), () => open(tab)])),
		j: () => step(1),
		k: () => step(-1),
		l: nextLevel,
		b: () => press('go-book'),
		t: () => press('go-option'),
		s: () => press('go-interest'),
	});
}

const WORDS = {
	'save-interest': 'summary.interest',
	'take-option': 'summary.waitShort',
	'book-now': 'summary.book',
} as const;

/** The summary below the weeks: the selected stay, its commission and the actions, always in reach. */
function StayBar({ view, path }: TradePropertyProps) {
	const { t } = useTranslation('trade-house');
	const { language } = useRoot();
	const { chosen, property, rights, commission, facts } = view;
	const { period, serviceLevel, priceMinor, availability } = chosen;
	if (!period || !rights.canSave) return null;
	const canAsk = rights.canBook && isBookable(view);
	const way = !canAsk ? 'save-interest' : view.isOnOption ? 'take-option' : 'book-now';
	return (
		<section
			className="sticky bottom-0 z-20 flex items-center gap-3 border-t border-line bg-work px-(--trade-margin) py-2.5 xl:hidden"
			aria-label={t('summary.chosen')}
		>
			<p className="min-w-0 flex-1 text-[0.8125rem]/5 text-ink2">
				{[
					formatDateRange(period.checkIn, period.checkOut, language),
					serviceLevel && inlineLabel(serviceLevelLabel(serviceLevel, language), language),
				]
					.filter(Boolean)
					.join(', ')}
				{priceMinor === null ? null : (
					<span className="flex flex-wrap items-baseline gap-x-3 text-[1rem]/6 text-ink">
						<Amount money={{ minor: priceMinor, currency: property.currency }} />
						{commission ? (
							<span className="text-[0.8125rem]/5 font-semibold text-accent-ink max-md:hidden">
								{t('summary.commission', { percent: formatPercent(commission.percent, language) })}{' '}
								{groupDigits(commission.minor, 2)}
							</span>
						) : null}
					</span>
				)}
			</p>
			{canAsk ? (
				<>
					<Link
						to={`${path}/save-interest${chosenQuery(chosen)}`}
						preventScrollReset
						className={tradeButton('quiet', 'shrink-0 max-md:hidden')}
					>
						{t('summary.interest')}
					</Link>
					{view.isOnOption ? null : (
						<Link
							to={`${path}/take-option${chosenQuery(chosen)}`}
							preventScrollReset
							className={tradeButton('line', 'shrink-0 max-md:hidden')}
						>
							{availability === 'on_request'
								? t('summary.requestOption')
								: t('summary.optionShort', { hours: facts.optionHours })}
						</Link>
					)}
				</>
			) : null}
			<Link to={`${path}/${way}${chosenQuery(chosen)}`} preventScrollReset className={tradeButton('dark', 'shrink-0')}>
				{t(WORDS[way])}
			</Link>
		</section>
	);
}
