import type { ErrorLineProps } from '../form/error-line';
import type { FieldLook } from '../form/field';
import { Icon } from '../ui/icon';
import { FIELD_LABEL } from './parts/field-label';

/** Fields of the trade's pages. */
export const PAGE_LOOK: FieldLook = {
	label: 'font-semibold',
	hint: 'trade-note',
	box: () => 'trade-field',
	input: '',
	area: '',
	select: '',
	ErrorLine: ({ id, children }: ErrorLineProps) => (
		<p id={id} className="flex items-center gap-1.5 text-err">
			<Icon name="warning" size={16} />
			{children}
		</p>
	),
};

/** Fields of the trade's dialogs. */
export const DIALOG_LOOK: FieldLook = {
	label: FIELD_LABEL,
	hint: 'trade-note mt-1',
	box: () => 'trade-field',
	input: '',
	area: 'block py-2',
	select: '',
};
