import { useTranslation } from 'react-i18next';
import { SERVICE_LEVELS } from '#db/schema/enums';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import { formatDateRange } from '~/domain/date/format-date-range';
import type { Language } from '~/domain/language/language';
import { groupDigits } from '~/domain/money/group-digits';
import type { ImportFile } from '~/domain/operator-desk/import/import-files';
import { AMOUNT_COLUMNS, DAY_COLUMNS } from '~/domain/operator-desk/import/table-mapping';
import { serviceLevelLabel } from '~/domain/stay/service-level';

/** What columns, rows and words of our files are called. */
export function useImportWords() {
	const { t } = useTranslation('desk-import');
	const language = useRoot().language as Language;
	const word = (text: string): string => {
		const level = SERVICE_LEVELS.find((each) => each === text);
		if (level) return serviceLevelLabel(level, language);
		// Words of a closed list; other texts are themselves.
		const isWord = /^[a-z]+(?:_[a-z]+)*$/.test(text) && text.length < 24;
		return isWord ? (t(`word.${text}` as never, { defaultValue: text.replaceAll('_', ' ') }) as string) : text;
	};
	return {
		// Columns come and go with the format; one without words is called by its name.
		column: (name: string): string => t(`column.${name}` as never, { defaultValue: name }) as string,
		word,
		/** A cell as people read it. */
		value(column: string, text: string): string {
			if (DAY_COLUMNS.includes(column)) return formatDate(text, language) || text;
			const amount = AMOUNT_COLUMNS.includes(column) ? Math.round(Number(text) * 100) : Number.NaN;
			if (text !== '' && Number.isFinite(amount)) return groupDigits(amount, amount % 100 === 0 ? 0 : 2);
			return word(text);
		},
		/** A row of a file by what tells it from others. */
		row(file: ImportFile, name: string): string {
			const kind = t(`file.${file}`);
			const [first = '', second = '', ...rest] = name.split(' ');
			const period = file === 'stays' || file === 'stayRules' ? formatDateRange(first, second, language) : '';
			const parts = period === '' ? [kind, word(name)] : [kind, period, ...rest.map(word)];
			return parts.filter((part) => part !== '').join(', ');
		},
	};
}
