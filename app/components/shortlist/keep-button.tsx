import { useTranslation } from 'react-i18next';
import { houseCode } from '~/domain/shortlist/house-code';
import { toggleHouse, useIsKept } from './kept-houses';

/** The heart over a card's picture: keeps the house, or lets it go. Hidden where no script runs. */
export function KeepButton({ id, name }: { id: string; name: string }) {
	const { t } = useTranslation();
	const code = houseCode(id);
	return (
		<button
			type="button"
			className="keep"
			aria-pressed={useIsKept(code)}
			aria-label={t('shortlist.keep', { house: name })}
			onClick={() => toggleHouse(code)}
		/>
	);
}
