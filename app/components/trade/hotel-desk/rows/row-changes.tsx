import { RowChangeList, type RowChangesProps } from '../../desk/row-change-list';
import { useRowWords } from './row-words';

/** What publishing would change of a list of a hotel's page. */
export function RowChanges(props: RowChangesProps) {
	return <RowChangeList {...props} words={useRowWords(props.part)} />;
}
