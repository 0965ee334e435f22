import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon';
import { Hint } from '../hint';
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
		<dialog ref={dialog} onClose={onClose} aria-labelledby="shortcut-title" className="trade-dialog">
			<div className="trade-dialog-head">
				<h2 id="shortcut-title">{t('keys.title')}</h2>
				<button type="button" onClick={() => dialog.current?.close()} aria-label={t('close')} className="trade-mark">
					<Icon name="close" size={20} />
				</button>
			</div>
			<div className="trade-dialog-body">
				{groups.map(({ title, hints }) =>
					hints.length > 0 ? (
						<section key={title} className="trade-keys">
							<h3>{title}</h3>
							<ul>
								{hints.map((hint) => (
									<Hint key={hint.text} hint={hint} />
								))}
							</ul>
						</section>
					) : null,
				)}
			</div>
			<div className="trade-dialog-foot">
				<SingleKeySwitch label={t('keys.single')} hint={t('keys.singleHint')} />
			</div>
		</dialog>
	);
}
