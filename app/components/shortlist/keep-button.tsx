import { useTranslation } from 'react-i18next';
import { propertyCode } from '~/domain/shortlist/property-code';
import { useIsSaved } from './saved-properties';
import { toggleProperty } from './toggle-property';

/** The heart over a card's picture: keeps the property, or lets it go. Hidden where no script runs. */
export function KeepButton({ id, name }: { id: string; name: string }) {
	const { t } = useTranslation();
	const code = propertyCode(id);
	return (
		<button
			type="button"
			className="keep"
			aria-pressed={useIsSaved(code)}
			aria-label={t('shortlist.keep', { house: name })}
			onClick={() => toggleProperty(code)}
		/>
	);
}
