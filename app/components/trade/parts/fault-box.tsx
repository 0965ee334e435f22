import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon';

type FaultBoxProps = {
	children: ReactNode;
	/** The answer to a form: it takes the focus. */
	isResult?: boolean;
	className?: string;
};

/** What went wrong, said at once to screen readers. */
export function FaultBox({ children, isResult = false, className = '' }: FaultBoxProps) {
	return (
		<div
			role="alert"
			{...(isResult ? { 'data-result': true, tabIndex: -1 } : {})}
			className={`flex flex-wrap items-center gap-3 rounded-control border border-err/45 bg-err-bg px-4 py-3 text-err [&>div]:flex-[1_1_14rem] ${className}`}
		>
			<Icon name="warning" size={18} className="shrink-0" />
			{children}
		</div>
	);
}
