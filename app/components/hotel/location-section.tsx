import { useTranslation } from 'react-i18next';
import type { HotelView } from '~/domain/hotel/hotel-view.server';
import CircleMap from '../map/circle-map';
import { placeWords } from './hotel-marks';
import { FactList, HotelSection, Nothing } from './hotel-section';

const WAYS = ['byPlane', 'byChauffeuredService', 'byCar', 'byPublicTransport'] as const;

/** Metres around the hotel's dot. */
const DOT = 60;

/** The map, and how one gets there. */
export function LocationSection({ view }: { view: HotelView }) {
	const { t } = useTranslation('hotel');
	const { position, text, name } = view;
	const airport = text?.closestAirport;
	const distances = text?.distanceStrings ?? [];
	return (
		<HotelSection id="location" title={t('sections.location')} isOpen>
			{position ? (
				<div className="hotel-map">
					<p className="hotel-note">{[view.street, placeWords(view)].filter(Boolean).join(', ')}</p>
					<CircleMap
						name={name}
						{...position}
						radiusMetres={DOT}
						note={t('location.mapNote')}
						loading={t('location.loading')}
						place={`${view.place}, ${view.country.name}`}
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
