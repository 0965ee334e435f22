import { Fragment } from 'react';
import { ContentsList } from '../content/contents-list';
import { ContentHtml, ReferenceSection } from '../content/text-sections';
import { AlpsIndex } from './alps-index';
import { AlpsPageHead, CaptionedPicture } from './alps-page-head';
import type { AlpsPageView } from './alps-page-view.server';
import { FactPanel } from './fact-panel';
import { HousesBand } from './houses-band';
import { PlaceTable } from './place-table';
import { PlaceTiles } from './place-tiles';

/** Sections of the text that stand above its second picture. */
const ABOVE_SCENE = 2;

/** Facts need more room beside the text than a table of contents. */
const WITH_FACTS = { grid: 'xl:grid-cols-12', side: 'xl:col-span-4', text: 'xl:col-span-7 xl:col-start-6' };
const WITH_CONTENTS = { grid: 'lg:grid-cols-12', side: 'lg:col-span-4', text: 'lg:col-span-7 lg:col-start-6' };

/** A German page about the Alps, one of its countries or places, or about travelling there. */
export function AlpsPage({ page }: { page: AlpsPageView }) {
	const { tiles, table, facts, scene, sections } = page;
	const scenePicture = scene ? (
		<CaptionedPicture
			view={scene}
			sizes="(width >= 81.25rem) 864px, (width >= 50rem) 62vw, 100vw"
			className="pb-8 lg:pb-10"
		/>
	) : null;
	return (
		<main id="content">
			<AlpsPageHead page={page} />
			<div className={`container grid gap-x-8 gap-y-12 py-12 lg:py-18 ${facts ? WITH_FACTS.grid : WITH_CONTENTS.grid}`}>
				<div className={facts ? WITH_FACTS.side : WITH_CONTENTS.side}>
					{facts ? (
						<div className="xl:sticky xl:top-8">
							<FactPanel facts={facts} map={page.map} name={page.name} />
						</div>
					) : (
						<ContentsList parts={sections} />
					)}
				</div>
				<div className={facts ? WITH_FACTS.text : WITH_CONTENTS.text}>
					{page.intro ? (
						<div className="pb-10 text-lead [&_.content-text]:max-w-[44rem]">
							<ContentHtml html={page.intro} />
						</div>
					) : null}
					{sections.map((section, index) => (
						<Fragment key={section.id}>
							{index === ABOVE_SCENE ? scenePicture : null}
							<ReferenceSection section={section} />
						</Fragment>
					))}
				</div>
			</div>
			{table ? <PlaceTable table={table} /> : null}
			<HousesBand houses={page.houses} />
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
		</main>
	);
}
