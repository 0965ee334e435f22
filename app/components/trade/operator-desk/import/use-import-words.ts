import { useTranslation } from 'react-i18next';
import { SERVICE_LEVELS } from '#db/schema/enums';
import { useRoot } from '~/components/root/use-root';
import type { Language } from '~/domain/language/language';
import { serviceLevelLabel } from '~/domain/stay/service-level';

/** What columns and words of our files are called. */
export function useImportWords() {
	const { t, i18n } = useTranslation('desk-import');
	const language = useRoot().language as Language;
	return {
		column: (name: string): string =>
			i18n.exists(`desk-import:column.${name}`) ? (t(`column.${name}` as never) as string) : name,
		word: (word: string): string => {
			const level = SERVICE_LEVELS.find((each) => each === word);
			return level ? serviceLevelLabel(level, language) : word.replaceAll('_', ' ');
		},
	};
}
