import { useTranslation } from 'react-i18next';
import type { Language } from '~/domain/language/language';
import PropertyMap from '../../map/property-map';

export type LiveMapProps = {
	name: string;
	position: { latitude: number; longitude: number };
	language: Language;
	onReady: () => void;
	onFail: () => void;
};

/** The map around an option, always of our own data, whatever style the site's other maps have. Loaded by dynamic import only. */
export default function ClientLiveMap({ name, position, language, onReady, onFail }: LiveMapProps) {
	const { t } = useTranslation(['property', 'proposal']);
	return (
		<PropertyMap
			{...{ name, language, onReady, onFail, ...position }}
			radiusMetres={1000}
			styleUrl={null}
			labels={{
				map: t('map.map', { name }),
				zoomIn: t('map.zoomIn'),
				zoomOut: t('map.zoomOut'),
				circleNote: t('proposal:mapNote'),
				scrollHint: t('map.scrollHint'),
				scrollHintMac: t('map.scrollHintMac'),
				touchHint: t('map.touchHint'),
			}}
		/>
	);
}
