import { Breadcrumbs } from '../layout/breadcrumbs';
import type { AlpsPageView } from './alps-page-view.server';
import { CaptionedPicture } from './captioned-picture';

/** Name, one sentence and a property of the place. */
export function AlpsPageHead({ page }: { page: Pick<AlpsPageView, 'heading' | 'lead' | 'breadcrumbs' | 'hero'> }) {
	const { heading, lead, breadcrumbs, hero } = page;
	return (
		<header className="container grid gap-x-8 gap-y-8 pt-5 lg:grid-cols-12 lg:items-end lg:pt-8">
			<div className="lg:col-span-12">
				<Breadcrumbs {...breadcrumbs} />
			</div>
			<div className="lg:col-span-5 lg:pb-9">
				<h1 className="text-h1 hyphens-auto">{heading}</h1>
				<p className="mt-5 max-w-[34rem] text-lead text-ink2">{lead}</p>
			</div>
			{hero ? (
				<CaptionedPicture
					view={hero}
					sizes="(width >= 81.25rem) 752px, (width >= 50rem) 56vw, 100vw"
					isFirst
					className="lg:col-span-7"
				/>
			) : null}
		</header>
	);
}
