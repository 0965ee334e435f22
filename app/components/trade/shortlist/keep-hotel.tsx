import { useTranslation } from 'react-i18next';
import { SHORTLIST_LIMIT } from '~/domain/shortlist/property-code';
import { loadTexts } from '~/locales/browser';
import { toggleHotel, useSavedHotels } from './saved-hotels';

type KeepHotelProps = {
	id: string;
	name: string;
	/** The search that goes along, see `toggleHotel`. */
	search: string;
};

/** The heart over a hotel's picture: puts it on the shortlist, or takes it off (SELECTION-26). Hidden where no script runs. */
export function KeepHotel({ id, name, search }: KeepHotelProps) {
	// Of the texts that every page has, so that a part which hydrates early waits for nothing.
	const { t } = useTranslation();
	return (
		<button
			type="button"
			className="keep"
			aria-pressed={useSavedHotels().ids.includes(id)}
			aria-label={t('shortlist.keep', { house: name })}
			onClick={() => {
				if (!toggleHotel(id, search)) void sayFull();
			}}
		/>
	);
}

async function sayFull(): Promise<void> {
	const [{ showToast, TOAST_MS }, texts] = await Promise.all([import('../../toast/show-toast'), loadTexts(['trade'])]);
	if (!texts) return;
	showToast(texts.t('trade:shortlistFull', { count: SHORTLIST_LIMIT }), {
		milliseconds: TOAST_MS.property,
		dismiss: texts.t('trade:close'),
	});
}
