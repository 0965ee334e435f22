import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { tradeButton } from '../trade-button';
import { PART } from './classes';

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
		<div
			ref={box}
			tabIndex={-1}
			className={`flex flex-wrap items-center gap-x-4 gap-y-2 bg-[#eef6f1] focus:outline-none ${PART}`}
			role="status"
		>
			<p className="flex-[1_1_14rem]">
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
