import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { propertyCode } from '~/domain/shortlist/property-code';
import { Icon } from '../ui/icon';
import { useIsSaved } from './saved-properties';
import { toggleProperty } from './toggle-property';

const LOOK =
	'inline-flex min-h-11 items-center gap-2 font-medium max-sm:min-w-11 max-sm:justify-center transition-colors hover:text-accent-ink';

/** Keeps a property or lets it go, beside its name; without script it leads to a shortlist with this property. */
export function KeepLink({ id, name }: { id: string; name: string }) {
	const { t } = useTranslation();
	const code = propertyCode(id);
	const isSaved = useIsSaved(code);
	const [isAwake, setIsAwake] = useState(false);
	useEffect(() => setIsAwake(true), []);
	const label = t('shortlist.keep', { house: name });
	const words = (
		<>
			<Icon name="heart" size={18} className={isSaved ? 'fill-accent text-accent-ink' : ''} />
			<span className="max-sm:hidden">{t('shortlist.keepShort')}</span>
		</>
	);
	return isAwake ? (
		<button
			type="button"
			aria-pressed={isSaved}
			aria-label={label}
			onClick={() => toggleProperty(code)}
			className={LOOK}
		>
			{words}
		</button>
	) : (
		<a href={`/shortlist?houses=${code}`} rel="nofollow" aria-label={label} className={LOOK}>
			{words}
		</a>
	);
}
