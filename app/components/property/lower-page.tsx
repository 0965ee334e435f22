import type { ChosenStay } from '~/domain/property/choose-stay';
import type { House } from '~/domain/property/house';
import type { PriceParts } from '~/domain/property/price-parts';
import type { StayFigures } from '~/domain/property/stay-figures';
import { Availabilities } from './availabilities';
import { Distances, Equipment, Floorplans, Highlights } from './house-sections';
import { ServicesTable } from './services-table';
import { Terms } from './terms';
import { TopBar } from './top-bar';
import { useNoPriceToast } from './use-no-price-toast';
import { WhyPrice } from './why-price';

export type LowerPageProps = {
	house: House;
	chosen: ChosenStay;
	figures: StayFigures | null;
	parts: PriceParts | null;
	enquirePath: string;
	/** Id of the upper zone. */
	after: string;
};

/** Zone 2 of a house's page: the accordion on the full grid, and the bar that goes with it. */
export default function LowerPage({ house, chosen, figures, parts, enquirePath, after }: LowerPageProps) {
	useNoPriceToast(chosen);
	return (
		<>
			<Distances house={house} />
			<Highlights house={house} />
			<ServicesTable house={house} chosen={chosen.serviceLevel} />
			<Equipment house={house} />
			<Floorplans house={house} />
			<Availabilities house={house} chosen={chosen} enquirePath={enquirePath} />
			<Terms house={house} chosen={chosen} figures={figures} isPriceExplained={parts !== null} />
			<WhyPrice house={house} chosen={chosen} figures={figures} parts={parts} />
			<TopBar house={house} chosen={chosen} enquirePath={enquirePath} after={after} />
		</>
	);
}
