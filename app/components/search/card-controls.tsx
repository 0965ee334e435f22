import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/icon';

const SHADE = 'opacity-0 transition-opacity duration-150 group-focus-within:opacity-100 group-hover:opacity-100';
const ARROW = `absolute inset-y-0 z-10 grid w-12 place-items-center text-white ${SHADE}`;

type CardControlsProps = { name: string; count: number; index: number; go: (by: number) => void };

/** Arrows and bars over the pictures of a card. */
export function CardControls({ name, count, index, go }: CardControlsProps) {
	const { t } = useTranslation();
	const arrow = (by: -1 | 1) => (
		<button
			type="button"
			className={`${ARROW} ${by < 0 ? 'left-0' : 'right-0'}`}
			onClick={() => go(by)}
			aria-label={`${name}: ${t(by < 0 ? 'picture.previous' : 'picture.next')}`}
		>
			<Icon
				name={by < 0 ? 'chevronLeft' : 'chevronRight'}
				size={22}
				className="[filter:drop-shadow(0_0_3px_rgb(0_0_0/60%))]"
			/>
		</button>
	);
	return (
		<>
			<div
				className={`pointer-events-none absolute inset-0 bg-[linear-gradient(to_top_in_oklab,--alpha(var(--color-main)/55%),transparent_45%)] ${SHADE}`}
			/>
			{/* Out of sight on a touch screen they would only take the taps on the card's edges; there one swipes. */}
			{matchMedia('(hover: hover)').matches ? (
				<>
					{arrow(-1)}
					{arrow(1)}
				</>
			) : null}
			<p className="sr-only" aria-live="polite">
				{t('picture.of', { position: index + 1, count })}
			</p>
			<div
				aria-hidden="true"
				className={`pointer-events-none absolute inset-x-0 bottom-3 flex justify-center gap-2 ${SHADE}`}
			>
				{Array.from({ length: count }, (_, position) => (
					<span key={position} className={`h-0.5 w-5 bg-white ${position === index ? '' : 'opacity-50'}`} />
				))}
			</div>
		</>
	);
}
