import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoredPicture } from '~/domain/picture/stored-picture';
import { Icon } from '../ui/icon';
import { Picture } from '../ui/picture';

type GalleryDialogProps = { name: string; pictures: readonly StoredPicture[]; first: number; onClose: () => void };

const ROUND =
	'absolute top-1/2 z-1 hidden size-14 -translate-y-1/2 place-items-center rounded-full bg-main/60 transition-colors hover:bg-main disabled:opacity-30 lg:grid';

/**
 * All pictures, one at a time, over the whole page: a modal dialog of the platform, so Escape closes it, focus stays in
 * it and goes back where it came from. Arrow keys, Home and End, buttons or a swipe lead on.
 */
export default function GalleryDialog({ name, pictures, first, onClose }: GalleryDialogProps) {
	const { t } = useTranslation(['property', 'common']);
	const dialog = useRef<HTMLDialogElement>(null);
	const row = useRef<HTMLUListElement>(null);
	const [shown, setShown] = useState(first);
	const last = pictures.length - 1;

	useEffect(() => {
		const element = dialog.current;
		if (!element || element.open) return;
		element.showModal();
		row.current?.children[first]?.scrollIntoView({ behavior: 'instant', inline: 'center', block: 'nearest' });
		document.documentElement.style.overflow = 'hidden';
		return () => {
			document.documentElement.style.overflow = '';
		};
	}, [first]);

	const go = (index: number) => {
		const target = Math.min(last, Math.max(0, index));
		const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
		row.current?.scrollTo({
			left: target * row.current.clientWidth,
			behavior: isStill || Math.abs(target - shown) > 1 ? 'instant' : 'smooth',
		});
	};
	const keys: Record<string, number> = { ArrowLeft: shown - 1, ArrowRight: shown + 1, Home: 0, End: last };

	return (
		<dialog
			ref={dialog}
			aria-label={t('pictures.title', { name })}
			onClose={onClose}
			onKeyDown={(event) => {
				const target = keys[event.key];
				if (target === undefined) return;
				event.preventDefault();
				go(target);
			}}
			className="on-dark m-0 h-dvh max-h-none w-screen max-w-none bg-main text-on-main"
		>
			<div className="flex h-full flex-col">
				<div className="flex h-17 shrink-0 items-center justify-between gap-6 px-5 lg:h-20 lg:px-10">
					<p className="serif truncate text-h4 text-current!">{name}</p>
					<p aria-live="polite" className="tabular ml-auto text-small text-dim">
						{t('common:picture.of', { position: shown + 1, count: pictures.length })}
					</p>
					<button
						type="button"
						onClick={() => dialog.current?.close()}
						aria-label={t('pictures.close')}
						className="-mr-2.5 grid size-11 place-items-center"
					>
						<Icon name="close" size={26} />
					</button>
				</div>
				<div className="relative min-h-0 grow">
					<button
						type="button"
						onClick={() => go(shown - 1)}
						disabled={shown === 0}
						aria-label={t('common:picture.previous')}
						className={`${ROUND} left-6`}
					>
						<Icon name="chevronLeft" size={26} />
					</button>
					<ul
						ref={row}
						// biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keyboard too
						tabIndex={0}
						onScroll={(event) => {
							const { scrollLeft, clientWidth } = event.currentTarget;
							setShown(Math.round(scrollLeft / clientWidth));
						}}
						className="no-scrollbar flex h-full snap-x snap-mandatory overflow-x-auto"
					>
						{pictures.map((picture, index) => (
							<li
								key={picture.hash + index}
								aria-hidden={index !== shown}
								className="grid w-full shrink-0 snap-center place-items-center lg:px-28"
							>
								<Picture
									picture={picture}
									sizes="(min-width: 50rem) 80vw, 100vw"
									className="max-h-full w-full max-w-[calc((100dvh-11rem)*1.5)] aspect-3/2"
								/>
							</li>
						))}
					</ul>
					<button
						type="button"
						onClick={() => go(shown + 1)}
						disabled={shown === last}
						aria-label={t('common:picture.next')}
						className={`${ROUND} right-6`}
					>
						<Icon name="chevronRight" size={26} />
					</button>
				</div>
				<p className="grid min-h-17 shrink-0 place-items-center px-5 py-3 text-center text-small text-dim lg:min-h-20">
					{pictures[shown]?.alt}
				</p>
			</div>
		</dialog>
	);
}
