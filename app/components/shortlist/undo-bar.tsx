import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/icon';

type UndoBarProps = { name: string; onUndo: () => void; onClose: () => void };

/** Says what has gone and takes it back; stands below the header, so that nothing moves and nothing covers it. */
export function UndoBar({ name, onUndo, onClose }: UndoBarProps) {
	const { t } = useTranslation('shortlist');
	return (
		<div
			role="status"
			className="on-dark fixed inset-x-5 top-20 z-40 lg:top-26 mx-auto flex max-w-120 items-center gap-4 rounded-sm bg-main py-2 pr-2 pl-5 text-on-main shadow-popover print:hidden"
		>
			<span className="mr-auto">{t('removed', { house: name })}</span>
			<button type="button" onClick={onUndo} className="min-h-11 px-2 font-semibold underline underline-offset-4">
				{t('undo')}
			</button>
			<button type="button" onClick={onClose} aria-label={t('close')} className="grid size-11 place-items-center">
				<Icon name="close" size={18} />
			</button>
		</div>
	);
}
