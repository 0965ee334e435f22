import { Link } from '@remix-run/react';
import { Picture } from '../ui/picture';
import type { PictureView } from './alps-page-view.server';

type CaptionedPictureProps = { view: PictureView; sizes: string; isFirst?: boolean; className?: string };

/** A picture to the edges of a phone, with the way to the property that it shows. */
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
