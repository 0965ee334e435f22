import { useSyncExternalStore } from 'react';

type KeyCapProps = {
	children: string;
	/** In a list of keys; on a button the key is for the eye, whose name says it all. */
	isRead?: boolean;
	className?: string;
};

const KEY =
	'trade-key hidden min-w-5 h-5 place-items-center rounded-chip border border-current/32 px-1 text-[0.6875rem]/none [font-family:inherit] xl:inline-grid';

/** A key on a button or in a list of keys; on desktops only. */
export function KeyCap({ children: key, isRead = false, className = '' }: KeyCapProps) {
	const modifier = useSyncExternalStore(never, modifierKey, () => 'Ctrl');
	const children = key === '⌘' ? modifier : key;
	const look = `${KEY} ${className}`;
	return isRead ? (
		<kbd className={look}>{children}</kbd>
	) : (
		<span aria-hidden="true" className={look}>
			{children}
		</span>
	);
}

const never = () => () => undefined;

/** The key that sends: Command on Apple's machines, Control on all others. */
function modifierKey(): string {
	return /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl';
}
