import { useTranslation } from 'react-i18next';
import type { BED_TYPES } from '#db/schema/enums';
import type { DeskRoom } from '~/domain/hotel-desk/rooms/rooms-content';

/** Size, guests and beds of a room type in words. */
export function useRoomWords() {
	const { t } = useTranslation('hotel-rooms');
	const size = ({ sqm_min, sqm_max }: DeskRoom) => {
		if (sqm_min === null && sqm_max === null) return null;
		if (sqm_min !== null && sqm_max !== null && sqm_min !== sqm_max) return t('facts.sqmRange', { sqm_min, sqm_max });
		return t('facts.sqm', { sqm: sqm_min ?? sqm_max });
	};
	const beds = ({ beds: cell }: DeskRoom) =>
		cell
			.split(';')
			.filter((bed) => bed !== '')
			.map((bed) => {
				const [type = '', part] = bed.split('/');
				const name = t(`bedType.${type as (typeof BED_TYPES)[number]}`);
				return part === 'extra' ? t('facts.extra', { bed: name }) : name;
			});
	return {
		/** `Suite · 48 to 60 m² · 2 guests in the price`. */
		line: (room: DeskRoom) =>
			[t(`category.${room.category}`), size(room), t('facts.included', { count: room.included_pax })]
				.filter(Boolean)
				.join(' · '),
		beds: (room: DeskRoom) => beds(room).join(', ') || t('facts.noBeds'),
		units: ({ units }: DeskRoom) => t('facts.units', { count: units }),
	};
}
