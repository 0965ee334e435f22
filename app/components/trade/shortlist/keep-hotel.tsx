import { useTranslation } from 'react-i18next';
import { SHORTLIST_LIMIT } from '~/domain/shortlist/property-code';
import { showToast, TOAST_MS } from '../../toast/show-toast';
import { toggleHotel, useSavedHotels } from './saved-hotels';

type KeepHotelProps = {
	id: string;
	name: string;
	/** The search that goes along, see `toggleHotel`. */
	search: string;
};

/** The heart over a hotel's picture: puts it on the shortlist, or takes it off (SELECTION-26). Hidden where no script runs. */
export function KeepHotel({ id, name, search }: KeepHotelProps) {
	const { t } = useTranslation(['trade', 'common']);
	return (
		<button
			type="button"
			className="keep"
			aria-pressed={useSavedHotels().ids.includes(id)}
			aria-label={t('common:shortlist.keep', { house: name })}
			onClick={() => {
				if (toggleHotel(id, search)) return;
				showToast(t('shortlistFull', { count: SHORTLIST_LIMIT }), {
					milliseconds: TOAST_MS.property,
					dismiss: t('trade:close'),
				});
			}}
		/>
	);
}
