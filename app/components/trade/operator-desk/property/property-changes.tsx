import { useTranslation } from 'react-i18next';
import type { PropertyPartChange } from '~/domain/operator-desk/property/compare-properties';
import { RowChangeList } from '../../desk/row-change-list';
import type { EditorOption } from './editor-context';
import { usePropertyWords } from './use-property-words';

type PropertyChangesProps = {
	changes: readonly PropertyPartChange[];
	options: Readonly<Record<string, readonly EditorOption[]>>;
};

/** What publishing would change of a property, part by part, before and after beside each other. */
export function PropertyChanges({ changes, options }: PropertyChangesProps) {
	return changes.map((change) => <PartChanges key={change.part} {...{ change, options }} />);
}

function PartChanges({
	change: { part, rows },
	options,
}: { change: PropertyPartChange } & Pick<PropertyChangesProps, 'options'>) {
	const { t } = useTranslation('property-editor');
	const words = usePropertyWords(part);
	const named = (field: string, text: string) =>
		text
			.split(';')
			.map((word) => options[field]?.find(({ value }) => value === word)?.text ?? words.choice(field, word))
			.join(', ');
	const isSingle = part === 'facts' || part === 'texts' || part === 'facilities' || part === 'registration';
	const shown = rows.map((row) => ({
		...row,
		name: isSingle
			? t(`part.${part}`)
			: part === 'pictures' || part === 'taxes'
				? named(part === 'taxes' ? 'kind' : 'shows', row.name)
				: row.name || t('noName'),
	}));
	return (
		<RowChangeList
			{...{ part }}
			title={t(`part.${part}`)}
			rows={shown}
			words={{
				...words,
				choice: (field, text) => (field in options || !text.includes(';') ? named(field, text) : text),
			}}
		/>
	);
}
