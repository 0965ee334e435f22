import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import type { Language } from '~/domain/language/language';
import { NO_BREAK_SPACE } from '~/domain/money/group-digits';
import { formatDistance } from '~/domain/property/format-distance';
import { serviceLevelAt, serviceLevelLabel } from '~/domain/stay/service-level';
import type { TradePropertyView } from '~/domain/trade/trade-property-view';
import { Box, Line } from './term-boxes';

/** Lists of more than 8 pieces of equipment split into two columns. */
const ONE_COLUMN_HOLDS = 8;

/** The property in facts: figures, distances, facilities, services by level, equipment. */
export function GeneralPanel({ view }: { view: TradePropertyView }) {
	const { t } = useTranslation('trade-house');
	const { language } = useRoot();
	const { property, facts } = view;
	const { bedrooms, bathrooms, beds, areaSqm, floors, distances, facilities, equipment } = property;
	const known: [string, string | null][] = [
		[t('general.bedrooms'), bedrooms === null ? null : String(bedrooms)],
		[t('general.bathrooms'), bathrooms === null ? null : String(bathrooms)],
		[t('general.bedsAdults'), beds.adults === null ? null : String(beds.adults)],
		[t('general.bedsChildren'), beds.children === null ? null : String(beds.children)],
		[t('general.area'), areaSqm === null ? null : `${areaSqm}${NO_BREAK_SPACE}m²`],
		[t('general.floors'), floors === null ? null : String(floors)],
		[t('general.pets'), property.pets && t(`general.petsRule.${property.pets}`)],
		[t('general.operator'), facts.operator],
		[t('general.registration'), property.registrationNumber],
		[t('general.source'), property.source],
	];
	return (
		<>
			<div className="grid items-start gap-4 sm:grid-cols-2">
				<Box title={t('general.title')}>
					{known.map(([label, value]) =>
						value === null ? null : (
							<Line key={label} label={label}>
								{value}
							</Line>
						),
					)}
				</Box>
				{distances.length > 0 ? (
					<Box title={t('general.distances')}>
						{distances.map(({ to, metres }) => (
							<Line key={to} label={to}>
								{formatDistance(metres, language)}
							</Line>
						))}
					</Box>
				) : null}
			</div>
			{facilities.length > 0 ? (
				<Card title={t('general.facilities')}>
					<ul className="flex flex-wrap gap-2">
						{facilities.map((facility) => (
							<li key={facility} className="rounded-[4px] border border-line bg-paper px-2.5 py-1">
								{facility}
							</li>
						))}
					</ul>
				</Card>
			) : null}
			<Services view={view} />
			{equipment.length > 0 ? (
				<Card title={t('general.equipment')}>
					<ul className={equipment.length > ONE_COLUMN_HOLDS ? 'gap-x-10 sm:columns-2' : ''}>
						{equipment.map((piece) => (
							<li key={piece} className="break-inside-avoid border-b border-line py-1.5">
								{piece}
							</li>
						))}
					</ul>
				</Card>
			) : null}
		</>
	);
}

function Services({ view }: { view: TradePropertyView }) {
	const { t } = useTranslation('trade-house');
	const language = useRoot().language as Language;
	const { services, levels } = view.property;
	const shown = levels.flatMap((index) => serviceLevelAt(index) ?? []);
	if (services.length === 0 || shown.length === 0) return null;
	return (
		<Card title={t('general.services')}>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: narrow screens scroll it, by keyboard too */}
			<section tabIndex={0} aria-label={t('general.services')} className="overflow-x-auto">
				<table className="w-full text-left">
					<thead>
						<tr className="border-b border-line2 text-[0.75rem]/5">
							<th scope="col" className="py-2 pr-4 font-semibold">
								{t('general.service')}
							</th>
							{shown.map((level) => (
								<th key={level} scope="col" className="w-32 px-2 py-2 text-center font-semibold">
									{serviceLevelLabel(level, language)}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{services.map(({ name, at }) => (
							<tr key={name} className="border-b border-line last:border-b-0">
								<th scope="row" className="py-2 pr-4 font-normal">
									{name}
								</th>
								{at.map((availability, index) => (
									<td key={shown[index]} className="px-2 text-center text-ink2">
										{availability === 'included' ? (
											<span role="img" aria-label={t('general.included')} className="tick mx-auto" />
										) : availability === 'on_request' ? (
											t('general.onRequest')
										) : (
											<span role="img" aria-label={t('general.notIncluded')}>
												–
											</span>
										)}
									</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			</section>
		</Card>
	);
}

/** A white card with its heading. */
export function Card({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section className="trade-card px-5 pt-4 pb-5">
			<h3 className="mb-2.5 text-[1.25rem]/7 font-semibold">{title}</h3>
			{children}
		</section>
	);
}
