import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon';
import { DIALOG_BODY, DIALOG_FOOT, DIALOG_HEAD, dialogLook } from '../parts/dialog';
import { ICON_BUTTON } from '../parts/icon-button';
import { KeyList } from '../parts/key-list';
import type { KeyHint } from '../shortcuts';
import { SingleKeySwitch } from './single-key-switch';

export type ShortcutDialogProps = { everywhere: readonly KeyHint[]; own: readonly KeyHint[]; onClose: () => void };

/** All keys of this page, and the switch for single letters (WCAG 2.1.4). */
export function ShortcutDialog({ everywhere, own, onClose }: ShortcutDialogProps) {
	const { t } = useTranslation('trade');
	const dialog = useRef<HTMLDialogElement>(null);
	useEffect(() => dialog.current?.showModal(), []);
	const groups = [
		{ title: t('keys.here'), hints: own },
		{
			title: t('keys.everywhere'),
			hints: [...everywhere, { keys: ['?'], text: 'trade:keys.all' }, { keys: ['Esc'], text: 'trade:keys.close' }],
		},
	];
	return (
		<dialog ref={dialog} onClose={onClose} aria-labelledby="shortcut-title" className={dialogLook()}>
			<div className={DIALOG_HEAD}>
				<h2 id="shortcut-title">{t('keys.title')}</h2>
				<button type="button" onClick={() => dialog.current?.close()} aria-label={t('close')} className={ICON_BUTTON}>
					<Icon name="close" size={20} />
				</button>
			</div>
			<div className={`${DIALOG_BODY} gap-6`}>
				{groups.map(({ title, hints }) =>
					hints.length > 0 ? (
						<section key={title}>
							<h3 className="mb-1 font-sans text-[0.8125rem] font-semibold tracking-[0] text-ink2">{title}</h3>
							<KeyList hints={hints} className="gap-x-8 [&>li]:h-6 [&>li]:whitespace-nowrap" />
						</section>
					) : null,
				)}
			</div>
			<div className={`${DIALOG_FOOT} gap-2 px-6`}>
				<SingleKeySwitch label={t('keys.single')} hint={t('keys.singleHint')} />
			</div>
		</dialog>
	);
}
