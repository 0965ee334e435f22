import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { calendarsPath } from '~/domain/calendar-sync/calendars-path';
import { formatPercent } from '~/domain/language/format-number';
import type { Language } from '~/domain/language/language';
import type { PropertyDesk } from '~/domain/operator-desk/property/load-property-desk.server';
import { PROPERTY_PART_NAMES, type PropertyPart } from '~/domain/operator-desk/property/property-parts';
import { propertyPath } from '~/domain/operator-desk/property/property-path';
import { Icon } from '../../../ui/icon';
import { PartIcon } from './part-icon';

type PartListProps = { desk: PropertyDesk; part: PropertyPart; isChosen: boolean };

/** The parts of a property with how far each is: a tick, how many there are, or what is missing. */
export function PartList({ desk, part, isChosen }: PartListProps) {
	const { t } = useTranslation('property-editor');
	const language = useRoot().language as Language;
	const { property, percent, points, pricedUntil, calendars } = desk;
	const words = usePartWords(desk);
	return (
		<nav aria-label={t('parts')} className="trade-card editor-list" data-chosen={isChosen || undefined}>
			<div className="border-b border-hair px-4.5 py-3.5">
				<p className="flex items-baseline justify-between gap-3">
					<b className="font-semibold">{t('complete', { percent: formatPercent(percent, language) })}</b>
					<small className="text-note text-ink2">
						{points.length > 0 ? t('openCount', { count: points.length }) : t('openNone')}
					</small>
				</p>
				<div className="editor-track" aria-hidden="true">
					<i style={{ width: `${percent}%` }} />
				</div>
			</div>
			<ul>
				{PROPERTY_PART_NAMES.map((each) => {
					const { text, level } = words(each);
					return (
						<li key={each}>
							<Link
								to={propertyPath(property.id, each)}
								aria-current={each === part ? 'page' : undefined}
								preventScrollReset
								className="editor-list-row"
							>
								<PartIcon part={each} />
								<span className="grow">{t(`part.${each}`)}</span>
								{text === null ? (
									<span className="flex">
										<Icon name="check" size={16} className="text-ink2" />
										<span className="sr-only">{t('state.complete')}</span>
									</span>
								) : (
									<span data-level={level ?? undefined} className="editor-list-state">
										{text}
									</span>
								)}
								<Onward />
							</Link>
						</li>
					);
				})}
				<li>
					<Link to={`/partner/desk/properties/${property.id}/prices`} className="editor-list-row">
						<PartIcon part="prices" />
						<span className="grow">{t('part.prices')}</span>
						{pricedUntil ? (
							<Icon name="check" size={16} className="text-ink2" />
						) : (
							<span data-level="urgent" className="editor-list-state">
								{t('state.none')}
							</span>
						)}
						<Onward />
					</Link>
				</li>
				<li>
					<Link to={calendarsPath(property.id)} className="editor-list-row">
						<PartIcon part="calendars" />
						<span className="grow">{t('part.calendars')}</span>
						<span className="editor-list-state">
							{calendars > 0 ? t('state.feeds', { count: calendars }) : t('state.none')}
						</span>
						<Onward />
					</Link>
				</li>
			</ul>
		</nav>
	);
}

/** On phones a part is a page that one goes to. */
function Onward() {
	return (
		<span className="editor-list-onward">
			<Icon name="chevronRight" size={16} />
		</span>
	);
}

/** The state of a part in words; null text: a tick. */
function usePartWords({ states, needsRegistration, content }: PropertyDesk) {
	const { t } = useTranslation('property-editor');
	return (part: PropertyPart): { text: string | null; level: 'urgent' | 'soon' | null } => {
		const { open, level, asked, rows } = states[part];
		if (part === 'registration') {
			const isThere = (content.registration[0]?.values.registration_number ?? '') !== '';
			if (isThere) return { text: open > 0 ? t('state.toMend') : null, level };
			return { text: t(needsRegistration ? 'state.needed' : 'state.notNeeded'), level };
		}
		if (part === 'texts' && open > 0) return { text: t('state.of', { there: asked - open, asked }), level };
		if (part === 'pictures' && rows > 0 && open > 0) return { text: t('state.withoutText', { count: open }), level };
		if (open > 0 && rows > 0) return { text: t('state.missing', { count: open }), level };
		if (part === 'floorplans' || part === 'highlights' || part === 'taxes')
			return { text: rows > 0 ? String(rows) : t('state.none'), level: null };
		return rows === 0 ? { text: t('state.none'), level } : { text: null, level: null };
	};
}
