import { Fragment } from 'react';
import { ContentsList } from '../content/contents-list';
import { ContentHtml, ReferenceSection } from '../content/text-sections';
import type { AlpsPageView } from './alps-page-view.server';
import { CaptionedPicture } from './captioned-picture';
import { FactPanel } from './fact-panel';

/** Sections of the text above its second picture. */
const ABOVE_SCENE = 2;

/** Facts need more room beside the text than a table of contents. */
const WITH_FACTS = { grid: 'xl:grid-cols-12', side: 'xl:col-span-4', text: 'xl:col-span-7 xl:col-start-6' };
const WITH_CONTENTS = { grid: 'lg:grid-cols-12', side: 'lg:col-span-4', text: 'lg:col-span-7 lg:col-start-6' };

/** The text of a page with its facts, or with a table of its contents. */
export function AlpsPageText({ page }: { page: AlpsPageView }) {
	const { facts, scene, sections } = page;
	const columns = facts ? WITH_FACTS : WITH_CONTENTS;
	return (
		<div className={`container grid gap-x-8 gap-y-12 py-12 lg:py-18 ${columns.grid}`}>
			<div className={columns.side}>
				{facts ? (
					<div className="xl:sticky xl:top-8">
						<FactPanel facts={facts} map={page.map} name={page.name} />
					</div>
				) : (
					<ContentsList parts={sections} />
				)}
			</div>
			<div className={columns.text}>
				{page.intro ? (
					<div className="pb-10 text-lead [&_.content-text]:max-w-[44rem]">
						<ContentHtml html={page.intro} />
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
						<ReferenceSection section={section} />
					</Fragment>
				))}
			</div>
		</div>
	);
}
