import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { tradeButton } from '../trade-button';

/** The confirmation step (SELECTION-16): the current selection and the next actions. It takes over the focus. */
export function AddedStep({
	title,
	onAnother,
	children,
}: {
	title: string;
	onAnother: () => void;
	children: ReactNode;
}) {
	const { t } = useTranslation('rooms');
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => box.current?.focus(), []);
	return (
		<div ref={box} tabIndex={-1} className="room-added focus:outline-none" role="status">
			<p>
				<b>{title}</b>
				<br />
				{t('added.text')}
			</p>
			<button type="button" className={tradeButton('line')} onClick={onAnother}>
				{t('added.another')}
			</button>
			{children}
		</div>
	);
}
