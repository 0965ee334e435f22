import type { ChosenStay } from '~/domain/property/choose-stay';
import type { House } from '~/domain/property/house';
import type { StayFigures } from '~/domain/property/stay-figures';
import { Availabilities } from './availabilities';
import { Distances, Equipment, Floorplans, Highlights } from './house-sections';
import { ServicesTable } from './services-table';
import { Terms } from './terms';
import { TopBar } from './top-bar';

export type LowerPageProps = {
	house: House;
	chosen: ChosenStay;
	figures: StayFigures | null;
	enquirePath: string;
	/** Id of the upper zone. */
	after: string;
};

/** Zone 2 of a house's page: the accordion on the full grid, and the bar that goes with it. */
export default function LowerPage({ house, chosen, figures, enquirePath, after }: LowerPageProps) {
	return (
		<>
			<Distances house={house} />
			<Highlights house={house} />
			<ServicesTable house={house} chosen={chosen.serviceLevel} />
			<Equipment house={house} />
			<Floorplans house={house} />
			<Availabilities house={house} chosen={chosen} enquirePath={enquirePath} />
			<Terms house={house} chosen={chosen} figures={figures} />
			<TopBar house={house} chosen={chosen} enquirePath={enquirePath} after={after} />
		</>
	);
}
