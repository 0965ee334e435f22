import { ContactBand } from '../content/contact-band';
import { AlpsIndex } from './alps-index';
import { AlpsPageText } from './alps-page-text';
import type { AlpsPageView } from './alps-page-view.server';
import { PlaceTable } from './place-table';
import { PlaceTiles } from './place-tiles';
import { PropertiesBand } from './properties-band';

/** The content below the head: the text, the places compared, the properties, the neighbours and all other pages. */
export default function AlpsPageBelow({ page }: { page: AlpsPageView }) {
	const { tiles, table } = page;
	return (
		<>
			<AlpsPageText page={page} />
			{table ? <PlaceTable table={table} /> : null}
			<PropertiesBand properties={page.properties} />
			{tiles ? (
				<section aria-labelledby="places" className="container py-14 lg:py-22">
					<h2 id="places" className="mb-7 text-h2 lg:mb-9">
						{tiles.title}
					</h2>
					<PlaceTiles tiles={tiles.items} />
				</section>
			) : (
				<div className="h-14 lg:h-22" />
			)}
			<AlpsIndex index={page.index} stories={page.stories} />
			<ContactBand />
		</>
	);
}
