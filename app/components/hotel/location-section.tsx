import { useTranslation } from 'react-i18next';
import type { HotelView } from '~/domain/hotel/hotel-view.server';
import type { Language } from '~/domain/language/language';
import { useRoot } from '~/root';
import { LazyPropertyMap } from '../map/lazy-property-map';
import { placeWords } from './hotel-marks';
import { FactList, HotelSection, Nothing } from './hotel-section';

const WAYS = ['byPlane', 'byChauffeuredService', 'byCar', 'byPublicTransport'] as const;

/** Metres around the dot that stands for the hotel. */
const DOT = 60;

/** The map, and how one gets there. */
export function LocationSection({ view }: { view: HotelView }) {
	const { t } = useTranslation(['hotel', 'property']);
	const { mapStyleUrl, language } = useRoot();
	const { position, text, name } = view;
	const airport = text?.closestAirport;
	const distances = text?.distanceStrings ?? [];
	return (
		<HotelSection id="location" title={t('sections.location')} isOpen>
			{position ? (
				<div className="hotel-map">
					<p className="hotel-note">{placeWords(view)}</p>
					<LazyPropertyMap
						name={name}
						{...position}
						radiusMetres={DOT}
						styleUrl={mapStyleUrl}
						language={language as Language}
						labels={{
							map: t('property:map.map', { name }),
							zoomIn: t('property:map.zoomIn'),
							zoomOut: t('property:map.zoomOut'),
							circleNote: t('location.mapNote'),
							scrollHint: t('property:map.scrollHint'),
							scrollHintMac: t('property:map.scrollHintMac'),
							touchHint: t('property:map.touchHint'),
							loading: t('location.loading'),
						}}
					/>
				</div>
			) : (
				<Nothing>{t('empty.location')}</Nothing>
			)}
			<FactList
				facts={[
					[
						t('location.airport'),
						airport &&
							t('location.airportText', { name: airport.name, code: airport.iataCode, distance: airport.distanceInKm }),
					],
					[
						t('location.distances'),
						distances.length > 0 && (
							<ul>
								{distances.map((distance) => (
									<li key={distance}>{distance}</li>
								))}
							</ul>
						),
					],
					...WAYS.map((way) => [t(`location.${way}`), text?.directions[way] ?? null] as const),
				]}
			/>
		</HotelSection>
	);
}
