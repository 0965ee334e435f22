import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import type { PriceParts } from '~/domain/property/price-parts';
import type { Property } from '~/domain/property/property';
import type { StayFigures } from '~/domain/property/stay-figures';
import { stayQuery } from '~/domain/property/stay-query';
import CircleMap from '../map/circle-map';
import { LateZone, late } from '../ui/late';
import { BottomBar } from './bottom-bar';
import { EnquiryPanel } from './enquiry-panel';
import { Facts } from './facts';
import { HeroGallery } from './hero-gallery';
import LowerPage from './lower-page';
import { PageHead } from './page-head';
import { PropertyText } from './property-text';
import { Section } from './section';
import type { ShownStay } from './shown-stay';
import type { StayRefusal } from './stay-refusal';

const UPPER = 'upper-page';
const LOWER = 'lower-page';
const MAP = 'circle-map';

// The conditions are known when the page is built: the browser's script has only the late ones, the server's the others.
const LatePage = import.meta.env.SSR
	? LowerPage
	: late(LOWER, () => import('./lower-page'), ['house', 'property-rooms']);
const LateMap = import.meta.env.SSR ? CircleMap : late(MAP, () => import('../map/circle-map'));

type PropertyPageProps = {
	property: Property;
	chosen: ShownStay;
	refusal: StayRefusal | null;
	figures: StayFigures | null;
	parts: PriceParts | null;
	path: string;
	/** Where lifts and pistes are around it. */
	mapTile: string | null;
	/** A draft: its panel cannot be used, and what lies outside of it is left out (EDITOR-9). */
	isPreview?: true;
};

/** React 18 knows the attribute by no name of its own. */
const INERT = { inert: '' };

/**
 * The page of a property for consumers: head and pictures; zone 1, the words beside the panel; zone 2, the rest of
 * the accordion on the full grid.
 */
export function PropertyPage(props: PropertyPageProps) {
	const { property, chosen, refusal, figures, parts, path, mapTile, isPreview } = props;
	const { t } = useTranslation('property');
	const { language } = useRoot();
	const { period } = chosen;
	const gallery = useRef<(picture: number) => void>(() => {});
	const enquirePath = `${path}/enquire-now${
		period && chosen.error !== 'past' && chosen.error !== 'order' ? stayQuery({ ...chosen, ...period }) : ''
	}`;
	const { text } = property;
	const textLanguage = text && text.language !== language ? text.language : undefined;
	return (
		<main id="content">
			<PageHead property={property} path={path} />
			<HeroGallery {...property} opener={gallery} />
			<Facts property={property} />
			<div
				id={UPPER}
				className="container grid gap-x-8 pt-10 lg:grid-cols-[minmax(0,1fr)_19.5rem] lg:pt-14 xl:grid-cols-[minmax(0,1fr)_21.5rem] xl:gap-x-14 2xl:grid-cols-[minmax(0,1fr)_24.5rem] 2xl:gap-x-22"
			>
				<div className="min-w-0">
					{text ? (
						<p
							lang={textLanguage}
							className="serif max-w-2xl pb-10 text-h4 text-pretty! lg:pb-14 xl:text-[1.875rem]/[2.4375rem]"
						>
							{text.summary}
						</p>
					) : null}
					<PropertyText
						id="general"
						title={t('sections.general')}
						html={text?.generalHtml ?? null}
						language={textLanguage}
					/>
					<PropertyText
						id="information"
						title={t('sections.information')}
						html={text?.informationHtml ?? null}
						language={textLanguage}
						isOpen={false}
					/>
					{property.position || text?.locationHtml ? (
						<Section id="location" title={t('sections.location')}>
							{text?.locationHtml ? (
								<div
									lang={textLanguage}
									className="house-text pb-8"
									// biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, raw HTML escaped
									dangerouslySetInnerHTML={{ __html: text.locationHtml }}
								/>
							) : null}
							{property.position ? (
								<LateZone id={MAP}>
									<LateMap name={property.name} {...property.position} tile={mapTile} />
								</LateZone>
							) : null}
						</Section>
					) : null}
				</div>
				<div className="max-lg:pb-14 lg:sticky lg:top-6 lg:self-start lg:pb-14" {...(isPreview ? INERT : {})}>
					<EnquiryPanel
						property={property}
						chosen={chosen}
						refusal={refusal}
						figures={figures}
						isPriceExplained={parts !== null}
						path={path}
						enquirePath={enquirePath}
					/>
				</div>
			</div>
			<LateZone id={LOWER} className="container pb-10">
				<LatePage
					property={property}
					chosen={chosen}
					figures={figures}
					parts={parts}
					enquirePath={enquirePath}
					path={isPreview ? null : path}
					after={UPPER}
					gallery={gallery}
				/>
			</LateZone>
			<BottomBar property={property} chosen={chosen} enquirePath={enquirePath} />
		</main>
	);
}
