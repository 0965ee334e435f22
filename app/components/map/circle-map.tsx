import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import type { Language } from '~/domain/language/language';
import { LazyPropertyMap } from './lazy-property-map';

type CircleMapProps = {
	name: string;
	latitude: number;
	longitude: number;
	radiusMetres?: number;
	/** Under the map: how exact the circle is. */
	note?: string;
	/** Shown over the still picture while the map loads. */
	loading?: string;
	/** Where lifts and pistes are around it (`map-tile.ts`). */
	tile?: string | null;
	/** City and country, told where the still picture ends. */
	place?: string;
};

/** The circle that contains a location, as wide as the one visitors see for properties, labelled in the page's language (`property`). */
export default function CircleMap({
	name,
	radiusMetres = 1000,
	note,
	loading,
	tile,
	place,
	...position
}: CircleMapProps) {
	const { t } = useTranslation('property');
	const { mapStyleUrl, language } = useRoot();
	return (
		<LazyPropertyMap
			name={name}
			{...position}
			radiusMetres={radiusMetres}
			styleUrl={mapStyleUrl}
			language={language as Language}
			tile={tile ?? undefined}
			labels={{
				map: t('map.map', { name }),
				zoomIn: t('map.zoomIn'),
				zoomOut: t('map.zoomOut'),
				circleNote: note ?? t('map.circleNote'),
				scrollHint: t('map.scrollHint'),
				scrollHintMac: t('map.scrollHintMac'),
				touchHint: t('map.touchHint'),
				...(loading ? { loading } : {}),
				...(place ? { place } : {}),
			}}
		/>
	);
}
