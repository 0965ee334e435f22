import type { ReactNode } from 'react';
import { Icon } from '../ui/icon';

export type ErrorLineProps = { id: string; children: ReactNode; className?: string };

/** The sentence under a field with an error: an icon and words, never colour alone. */
export function ErrorLine({ id, children, className = 'mt-2' }: ErrorLineProps) {
	return (
		<p id={id} className={`flex items-start gap-2 text-small text-err ${className}`}>
			<Icon name="warning" size={18} className="mt-0.5 shrink-0" />
			{children}
		</p>
	);
}
