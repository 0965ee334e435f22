import { useTranslation } from 'react-i18next';
import { COMPARE_FORM } from './compare-bar';
import { type PickedHotel, togglePicked, usePickedHotels } from './picked-hotels';

type CompareTickProps = { hotel: PickedHotel; className?: string };

/** Picks a hotel of a list to compare it (SELECTION-25); without script it is a field of the form below the list. */
export function CompareTick({ hotel, className = '' }: CompareTickProps) {
	const { t } = useTranslation('hotel-list');
	const isPicked = usePickedHotels().some(({ id }) => id === hotel.id);
	return (
		<label
			className={`z-1 inline-flex min-h-11 cursor-pointer items-center gap-2 text-note font-medium xl:min-h-8 ${className}`}
		>
			<input
				type="checkbox"
				name="hotels"
				value={hotel.id}
				form={COMPARE_FORM}
				data-compare=""
				className="size-4 accent-main"
				checked={isPicked}
				onChange={() => togglePicked(hotel)}
			/>
			<span>
				{t('compare.tick')} <span className="sr-only">{hotel.name}</span>
			</span>
		</label>
	);
}
