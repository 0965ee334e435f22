import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { Property } from '~/domain/property/property';
import { Icon } from '../ui/icon';
import { Picture } from '../ui/picture';

/** `?view=pictures`: all pictures of a property as a plain list, for browsers without script and for sharing. */
export function PictureList({ property, path }: { property: Pick<Property, 'name' | 'pictures'>; path: string }) {
	const { t } = useTranslation('property');
	return (
		<main id="content" className="container pb-16 pt-6 lg:pb-26">
			<Link to={path} className="inline-flex min-h-11 items-center gap-2 text-small hover:text-accent-ink">
				<Icon name="chevronLeft" size={18} />
				{t('pictures.back', { name: property.name })}
			</Link>
			<h1 className="mt-2 text-h2">{t('pictures.title', { name: property.name })}</h1>
			<ol className="mt-8 grid gap-8 lg:mt-10 lg:grid-cols-2 lg:gap-x-8 lg:gap-y-10">
				{property.pictures.map((picture, index) => (
					<li key={picture.hash + index} id={`picture-${index + 1}`} className="scroll-mt-6">
						<Picture
							picture={{ ...picture, alt: '' }}
							sizes="(min-width: 90rem) 640px, (min-width: 50rem) 46vw, 100vw"
							isFirst={index === 0}
							className="aspect-3/2 max-lg:-mx-5"
						/>
						<p className="mt-3 text-small text-ink2">{picture.alt}</p>
					</li>
				))}
			</ol>
		</main>
	);
}
