import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { pictureUrl, servedWidths } from '~/domain/picture/picture-url';
import type { StoredPicture } from '~/domain/picture/stored-picture';
import { Icon } from '../../ui/icon';
import { DIALOG_HEAD, dialogLook } from '../parts/dialog';
import { ICON_BUTTON } from '../parts/icon-button';

type FloorplanDialogProps = { title: string; plans: readonly StoredPicture[]; onClose: () => void };

/** The floor plans of a room type, one below the other; drawings are served as WebP and JPEG. */
export default function FloorplanDialog({ title, plans, onClose }: FloorplanDialogProps) {
	const { t } = useTranslation('trade');
	const { pictureBaseUrl } = useRoot();
	const dialog = useRef<HTMLDialogElement>(null);
	useEffect(() => {
		if (dialog.current && !dialog.current.open) dialog.current.showModal();
	}, []);
	return (
		<dialog
			ref={dialog}
			aria-label={title}
			onClose={onClose}
			className={dialogLook('w-[min(56rem,100vw-2rem)] overflow-y-auto')}
		>
			<header className={DIALOG_HEAD}>
				<h2>{title}</h2>
				<button type="button" className={ICON_BUTTON} aria-label={t('close')} onClick={() => dialog.current?.close()}>
					<Icon name="close" />
				</button>
			</header>
			{plans.map((plan) => {
				const set = (type: 'webp' | 'jpg') =>
					servedWidths(plan.width)
						.map((width) => `${pictureUrl(pictureBaseUrl, plan.hash, width, type)} ${width}w`)
						.join(', ');
				const sizes = '(min-width: 58rem) 56rem, 100vw';
				return (
					<picture key={plan.hash} className="block bg-white p-4">
						<source type="image/webp" srcSet={set('webp')} sizes={sizes} />
						<img
							src={pictureUrl(pictureBaseUrl, plan.hash, 800, 'jpg')}
							srcSet={set('jpg')}
							sizes={sizes}
							alt={plan.alt || title}
							width={plan.width}
							height={plan.height}
							className="h-auto w-full"
						/>
					</picture>
				);
			})}
		</dialog>
	);
}
