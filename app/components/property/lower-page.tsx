import type { PriceParts } from '~/domain/property/price-parts';
import type { Property } from '~/domain/property/property';
import type { StayFigures } from '~/domain/property/stay-figures';
import { Availabilities } from './availabilities';
import { Distances, Equipment, Floorplans, Highlights } from './property-sections';
import { Reviews } from './reviews';
import { type GalleryOpener, Rooms } from './rooms-section';
import { ServicesTable } from './services-table';
import type { ShownStay } from './shown-stay';
import { Similar } from './similar';
import { Terms } from './terms';
import { TopBar } from './top-bar';
import { useChosenStayToast } from './use-chosen-stay-toast';
import { WhyPrice } from './why-price';

export type LowerPageProps = {
	property: Property;
	chosen: ShownStay;
	figures: StayFigures | null;
	parts: PriceParts | null;
	enquirePath: string;
	/** Of the property; null: nothing beside it is shown. */
	path: string | null;
	/** Id of the upper zone. */
	after: string;
	gallery: GalleryOpener;
};

/** Zone 2 of a property's page: the accordion on the full grid, and the bar that goes with it. */
export default function LowerPage({
	property,
	chosen,
	figures,
	parts,
	enquirePath,
	path,
	after,
	gallery,
}: LowerPageProps) {
	useChosenStayToast(chosen, property);
	return (
		<>
			<Rooms property={property} gallery={gallery} />
			<Distances property={property} />
			<Highlights property={property} />
			<ServicesTable property={property} chosen={chosen.serviceLevel} />
			<Equipment property={property} />
			<Floorplans property={property} />
			<Availabilities property={property} chosen={chosen} enquirePath={enquirePath} />
			<Terms property={property} chosen={chosen} figures={figures} isPriceExplained={parts !== null} />
			<WhyPrice property={property} chosen={chosen} figures={figures} parts={parts} />
			<Reviews property={property} />
			{path === null ? null : <Similar place={property.place.name} path={path} />}
			<TopBar property={property} chosen={chosen} enquirePath={enquirePath} after={after} />
		</>
	);
}
