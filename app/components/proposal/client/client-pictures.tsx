import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchPart } from '../../ui/fetch-part';
import { Icon } from '../../ui/icon';
import { Picture } from '../../ui/picture';
import type { ClientOption } from './client-view';

type Gallery = ComponentType<{ name: string; pictures: ClientOption['pictures']; first: number; onClose: () => void }>;

/** Pictures that are seen at once; the others open. */
const SHOWN = 3;

/** The first pictures of an option; all of them over the page, or below without script. */
export function ClientPictures({ option: { name, pictures } }: { option: ClientOption }) {
	const { t } = useTranslation(['proposal']);
	const [first, ...more] = pictures;
	const [Open, setOpen] = useState<Gallery | null>(null);
	if (!first) return null;
	const beside = more.slice(0, SHOWN - 1);
	const show = (box: HTMLDetailsElement) => {
		fetchPart(() => import('../../property/gallery-dialog'), ['property', 'property-rooms']).then(
			(module) => setOpen(() => module.default),
			// Without it the list below opens.
			() => {
				box.open = true;
			},
		);
	};
	return (
		<div className="relative mt-7">
			<div
				className={`grid grid-cols-2 gap-1 max-lg:-mx-5 lg:gap-2 ${beside.length > 0 ? 'lg:grid-cols-[2fr_1fr] lg:grid-rows-2' : ''}`}
			>
				<Picture
					picture={first}
					sizes="(width >= 90rem) 871px, (width >= 50rem) 66vw, 100vw"
					className="col-span-2 aspect-3/2 w-full lg:col-span-1 lg:row-span-2 lg:h-full"
				/>
				{beside.map((picture) => (
					<Picture
						key={picture.hash}
						picture={picture}
						sizes="(width >= 90rem) 435px, (width >= 50rem) 33vw, 50vw"
						isInList
						className={`aspect-3/2 w-full ${beside.length === 1 ? 'max-lg:col-span-2 lg:row-span-2 lg:h-full' : ''}`}
					/>
				))}
			</div>
			{pictures.length > 1 ? (
				<details className="print:hidden">
					{/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button of the platform */}
					<summary
						className="absolute right-3 bottom-3 inline-flex min-h-11 items-center gap-3 bg-sheet px-5 text-small font-medium text-ink in-open:static in-open:mt-3"
						onClick={(event) => {
							const box = event.currentTarget.parentElement as HTMLDetailsElement;
							// Open already: its own script is not there.
							if (box.open) return;
							event.preventDefault();
							show(box);
						}}
					>
						<Icon name="grid" size={18} />
						{t('pictures', { count: pictures.length })}
						<span className="sr-only">: {name}</span>
					</summary>
					<ul className="mt-3 grid gap-2 sm:grid-cols-2">
						{pictures.map((picture) => (
							<li key={picture.hash}>
								<Picture picture={picture} sizes="(width >= 31.25rem) 50vw, 100vw" isInList className="aspect-3/2" />
							</li>
						))}
					</ul>
				</details>
			) : null}
			{Open ? <Open name={name} pictures={pictures} first={0} onClose={() => setOpen(null)} /> : null}
		</div>
	);
}
