import { Link } from '@remix-run/react';
import { Breadcrumbs } from '../layout/breadcrumbs';
import { Picture } from '../ui/picture';
import type { AlpsPageView, PictureView } from './alps-page-view.server';

/** Name, one sentence and a house of the place. */
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

type CaptionedPictureProps = { view: PictureView; sizes: string; isFirst?: boolean; className?: string };

/** A picture to the edges of a phone, with the way to the house that it shows. */
export function CaptionedPicture({ view, sizes, isFirst = false, className = '' }: CaptionedPictureProps) {
	return (
		<figure className={className}>
			<div className="-mx-5 lg:mx-0">
				<Picture picture={view.picture} sizes={sizes} isFirst={isFirst} className="aspect-[3/2]" />
			</div>
			{view.caption ? (
				<figcaption className="mt-2 text-small text-ink2">
					<Link
						to={view.caption.to}
						className="inline-block py-1 underline decoration-line2 underline-offset-4 hover:text-accent-ink"
					>
						{view.caption.text}
					</Link>
				</figcaption>
			) : null}
		</figure>
	);
}
