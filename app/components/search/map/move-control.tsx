import { useTranslation } from 'react-i18next';
import type { AreaSearch } from '../../map/use-area-search';

type MoveControlProps = Pick<AreaSearch, 'isOnMove' | 'setOnMove' | 'searchHere'> & { isBusy: boolean };

/** Whether the list follows the map, and the button for a list that does not. */
export function MoveControl({ isOnMove, setOnMove, searchHere, isBusy }: MoveControlProps) {
	const { t } = useTranslation('results-map');
	return (
		<div aria-busy={isBusy} className="map-control absolute top-3 left-3 z-1 bg-sheet text-small shadow-popover">
			<label className="flex min-h-11 items-center gap-3 px-4">
				<input
					type="checkbox"
					className="check"
					checked={isOnMove}
					onChange={(event) => setOnMove(event.currentTarget.checked)}
				/>
				{t('searchOnMove')}
			</label>
			{searchHere ? (
				<button type="button" className="min-h-11 w-full border-t border-line px-4 font-semibold" onClick={searchHere}>
					{t('searchHere')}
				</button>
			) : null}
		</div>
	);
}
