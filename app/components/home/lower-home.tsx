import type { ComponentProps } from 'react';
import { DestinationIndex } from './destination-index';
import { HandPickedList } from './hand-picked';
import { HowItWorks } from './how-it-works';
import { NoFee } from './no-fee';
import { Statement } from './statement';

type LowerHomeProps = ComponentProps<typeof DestinationIndex> &
	ComponentProps<typeof HandPickedList> &
	ComponentProps<typeof HowItWorks>;

/** The landing page below its first view. */
export default function LowerHome({ countries, summerFrom, ...handPicked }: LowerHomeProps) {
	return (
		<>
			<Statement />
			<DestinationIndex countries={countries} />
			<HandPickedList {...handPicked} />
			<HowItWorks summerFrom={summerFrom} />
			<NoFee property={handPicked.properties[0]} />
		</>
	);
}
