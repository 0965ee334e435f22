import type { ReactNode } from 'react';
import type { ConnectionState } from './messages-state';

type PresenceLineProps = { state: ConnectionState; isOnline: boolean; children: ReactNode };

/** The connection, or who is present, beside a dot. */
export function PresenceLine({ state, isOnline, children }: PresenceLineProps) {
	const tone = isOnline
		? 'font-semibold text-[#1b5834] before:bg-current'
		: state === 'offline'
			? 'text-soon'
			: 'text-ink2';
	return (
		<p
			className={`flex items-center gap-1.75 text-note/5 before:size-2 before:shrink-0 before:rounded-full before:border-[1.5px] before:border-current ${tone}`}
			data-state={state}
			data-online={isOnline || undefined}
			role="status"
		>
			{children}
		</p>
	);
}
