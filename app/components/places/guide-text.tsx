import { Fragment } from 'react';
import { ContentHtml, ReferenceSection } from '../content/text-sections';
import { CaptionedPicture } from './captioned-picture';
import { FactPanel } from './fact-panel';
import type { GuideView } from './guide-view';

/** Sections of the text above its picture. */
const ABOVE_SCENE = 2;

/** A guide below the cards of a listing: its facts beside its text on wide screens, above it on others. */
export default function GuideText({ guide }: { guide: GuideView }) {
	const { title, name, facts, map, intro, sections, scene, source } = guide;
	return (
		<section aria-labelledby="guide-title" className="mt-16 border-t border-line2 pt-10 lg:mt-22 lg:pt-14">
			<h2 id="guide-title" className="text-h2">
				{title}
			</h2>
			<div className="mt-8 grid gap-x-8 gap-y-12 lg:mt-10 xl:grid-cols-12">
				{facts ? (
					<div className="xl:col-span-4">
						<div className="xl:sticky xl:top-8">
							<FactPanel facts={facts} map={map} name={name} heading="h3" />
							{source ? <p className="mt-3 text-label text-ink2">{source}</p> : null}
						</div>
					</div>
				) : null}
				<div className={facts ? 'xl:col-span-7 xl:col-start-6' : 'xl:col-span-8'}>
					{intro ? (
						<div className="pb-10 text-lead [&_.content-text]:max-w-[44rem]">
							<ContentHtml html={intro} />
						</div>
					) : null}
					{sections.map((section, index) => (
						<Fragment key={section.id}>
							{index === ABOVE_SCENE && scene ? (
								<CaptionedPicture
									view={scene}
									sizes="(width >= 81.25rem) 752px, (width >= 50rem) 62vw, 100vw"
									className="pb-8 lg:pb-10"
								/>
							) : null}
							<ReferenceSection section={section} heading="h3" />
						</Fragment>
					))}
				</div>
			</div>
		</section>
	);
}
