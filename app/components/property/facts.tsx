import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { NO_BREAK_SPACE } from '~/domain/money/group-digits';
import { formatDistance } from '~/domain/property/format-distance';
import type { Property } from '~/domain/property/property';

const FLOORS = ['one', 'two', 'three', 'four', 'five'] as const;

/** The property in six figures; unknown ones are omitted. */
export function Facts({ property }: { property: Property }) {
	const { t } = useTranslation('property');
	const { language } = useRoot();
	const { bedrooms, beds, areaSqm, floors, distances, levels, pets } = property;
	const nearest = distances[0];
	const floorsWord = FLOORS[(floors ?? 0) - 1];
	const facts: [value: string, label: string][] = [];
	if (bedrooms !== null) facts.push([String(bedrooms), t('facts.bedrooms', { count: bedrooms })]);
	if (beds.adults !== null) {
		facts.push(
			beds.children
				? [`${beds.adults} + ${beds.children}`, t('facts.adultsAndChildren')]
				: [String(beds.adults), t('facts.adults', { count: beds.adults })],
		);
	}
	if (areaSqm !== null) {
		facts.push([`${areaSqm}${NO_BREAK_SPACE}m²`, floorsWord ? t(`facts.floors.${floorsWord}`) : t('facts.area')]);
	}
	if (nearest) facts.push([formatDistance(nearest.metres, language), nearest.to]);
	if (levels.length > 0) facts.push([String(levels.length), t('facts.levels', { count: levels.length })]);
	if (pets) facts.push([t('facts.pets'), t(`facts.petsRule.${pets}`)]);
	if (facts.length === 0) return null;
	return (
		<section aria-label={t('facts.title')} className="container">
			<dl className="grid grid-cols-3 gap-x-4 gap-y-6 border-b border-line2 pb-8 pt-7 lg:flex lg:justify-between lg:pb-9 lg:pt-8">
				{facts.map(([value, label]) => (
					<div key={label} className="flex flex-col-reverse justify-end">
						<dt className="text-label text-ink2 hyphens-auto lg:text-small">{label}</dt>
						<dd className="serif whitespace-nowrap text-h3">{value}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
