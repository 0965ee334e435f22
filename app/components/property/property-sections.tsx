import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { NO_BREAK_SPACE } from '~/domain/money/group-digits';
import { pictureUrl } from '~/domain/picture/picture-url';
import { formatDistance } from '~/domain/property/format-distance';
import type { Property } from '~/domain/property/property';
import { Picture } from '../ui/picture';
import { Section } from './section';

/** Lists of more than 8 pieces of equipment split into two columns. */
const ONE_COLUMN_HOLDS = 8;

const HIGHLIGHT_SIZES = '(min-width: 62.5rem) 390px, (min-width: 31.25rem) 45vw, 90vw';

export function Distances({ property }: { property: Property }) {
	const { t } = useTranslation('property');
	const { language } = useRoot();
	if (property.distances.length === 0) return null;
	return (
		<Section id="distances" title={t('sections.distances')} layout="beside">
			<dl className="sm:columns-2 sm:gap-14">
				{property.distances.map(({ to, metres }) => (
					<div key={to} className="flex break-inside-avoid justify-between gap-6 border-b border-line py-3">
						<dt>{to}</dt>
						<dd className="tabular whitespace-nowrap text-ink2">{formatDistance(metres, language)}</dd>
					</div>
				))}
			</dl>
		</Section>
	);
}

/** Highlights with pictures, then every facility; only facilities where there are no highlights. */
export function Highlights({ property }: { property: Property }) {
	const { t } = useTranslation('property');
	const { highlights, facilities, pictures } = property;
	if (highlights.length === 0 && facilities.length === 0) return null;
	return (
		<Section
			id="highlights"
			title={highlights.length > 0 ? t('sections.highlights') : t('sections.facilities')}
			layout="beside"
		>
			{highlights.length > 0 ? (
				<ul
					className={`grid gap-8 pb-8 sm:grid-cols-2 sm:gap-6 ${highlights.length % 2 === 1 ? '2xl:grid-cols-3' : ''}`}
				>
					{highlights.map(({ title, text, picture }) => {
						const shown = picture === null ? undefined : pictures[picture];
						return (
							<li key={title}>
								{shown ? <Picture picture={shown} sizes={HIGHLIGHT_SIZES} className="aspect-3/2" /> : null}
								<h3 className="mt-4 text-h4">{title}</h3>
								{text ? <p className="mt-1 text-ink2">{text}</p> : null}
							</li>
						);
					})}
				</ul>
			) : null}
			<ul className="flex flex-wrap gap-x-7 gap-y-2.5 xl:pt-3">
				{facilities.map((facility) => (
					<li key={facility} className="flex items-center gap-3">
						<span className="tick" />
						{facility}
					</li>
				))}
			</ul>
		</Section>
	);
}

export function Equipment({ property }: { property: Property }) {
	const { t } = useTranslation('property');
	if (property.equipment.length === 0) return null;
	return (
		<Section id="equipment" title={t('sections.equipment')} layout="beside">
			<ul className={property.equipment.length > ONE_COLUMN_HOLDS ? 'sm:columns-2 sm:gap-14' : ''}>
				{property.equipment.map((piece) => (
					<li key={piece} className="break-inside-avoid border-b border-line py-2.5">
						{piece}
					</li>
				))}
			</ul>
		</Section>
	);
}

export function Floorplans({ property }: { property: Property }) {
	const { t } = useTranslation('property');
	const { pictureBaseUrl } = useRoot();
	if (property.floorplans.length === 0) return null;
	return (
		<Section id="floorplans" title={t('sections.floorplans')} layout="beside">
			<ul
				className={`grid gap-6 sm:grid-cols-2 xl:pt-2 ${property.floorplans.length % 2 === 1 ? '2xl:grid-cols-3' : ''}`}
			>
				{property.floorplans.map((plan) => {
					const set = (type: 'webp' | 'jpg') =>
						([480, 800, 1200] as const)
							.map((width) => `${pictureUrl(pictureBaseUrl, plan.hash, width, type)} ${width}w`)
							.join(', ');
					const sizes = '(min-width: 62.5rem) 340px, (min-width: 31.25rem) 42vw, 80vw';
					return (
						<li key={plan.hash + plan.label} className="border border-line bg-sheet p-5 lg:p-6">
							<figure>
								<a href={pictureUrl(pictureBaseUrl, plan.hash, 1200, 'jpg')}>
									<picture>
										<source type="image/webp" srcSet={set('webp')} sizes={sizes} />
										<img
											src={pictureUrl(pictureBaseUrl, plan.hash, 800, 'jpg')}
											srcSet={set('jpg')}
											sizes={sizes}
											alt={`${t('sections.floorplans')}: ${plan.label}`}
											width={plan.width}
											height={plan.height}
											loading="lazy"
											decoding="async"
											className="h-auto w-full mix-blend-multiply"
										/>
									</picture>
								</a>
								<figcaption className="mt-4 flex justify-between gap-4 text-small text-ink2">
									{plan.label}
									{plan.areaSqm === null ? null : (
										<span className="tabular">{`${plan.areaSqm}${NO_BREAK_SPACE}m²`}</span>
									)}
								</figcaption>
							</figure>
						</li>
					);
				})}
			</ul>
		</Section>
	);
}
