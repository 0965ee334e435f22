import { useTranslation } from 'react-i18next';
import type { Language } from '~/domain/language/language';
import { useRoot } from '~/root';
import { LazyPropertyMap } from '../map/lazy-property-map';

type HouseMapProps = { name: string; latitude: number; longitude: number };

/** The circle in which a house lies, with its words in the page's language. */
export default function HouseMap({ name, latitude, longitude }: HouseMapProps) {
	const { t } = useTranslation('property');
	const { mapStyleUrl, language } = useRoot();
	return (
		<LazyPropertyMap
			name={name}
			latitude={latitude}
			longitude={longitude}
			radiusMetres={1000}
			styleUrl={mapStyleUrl}
			language={language as Language}
			labels={{
				map: t('map.map', { name }),
				zoomIn: t('map.zoomIn'),
				zoomOut: t('map.zoomOut'),
				circleNote: t('map.circleNote'),
				scrollHint: t('map.scrollHint'),
				scrollHintMac: t('map.scrollHintMac'),
				touchHint: t('map.touchHint'),
			}}
		/>
	);
}
