import { Icon } from '~/components/ui/icon';

type ZoomButtonsProps = {
	labels: { zoomIn: string; zoomOut: string };
	/** The direction that is used up; its button stays focusable and says so. */
	limit: 'in' | 'out' | null;
	onZoomIn: () => void;
	onZoomOut: () => void;
};

const BUTTON =
	'flex size-11 items-center justify-center bg-sheet text-ink transition-colors duration-150 hover:bg-row aria-disabled:cursor-default aria-disabled:text-field focus-visible:relative focus-visible:outline-offset-[-4px]';

/** Our own zoom buttons: MapLibre's are 29 px and speak no German. */
export function ZoomButtons({ labels, limit, onZoomIn, onZoomOut }: ZoomButtonsProps) {
	return (
		<div className="zoom-buttons absolute top-3 right-3 flex flex-col overflow-hidden rounded-sm border border-line shadow-panel">
			<button
				type="button"
				aria-label={labels.zoomIn}
				aria-disabled={limit === 'in'}
				onClick={onZoomIn}
				className={`${BUTTON} border-line border-b`}
			>
				<Icon name="plus" size={18} />
			</button>
			<button
				type="button"
				aria-label={labels.zoomOut}
				aria-disabled={limit === 'out'}
				onClick={onZoomOut}
				className={BUTTON}
			>
				<Icon name="minus" size={18} />
			</button>
		</div>
	);
}
