import { useSyncExternalStore } from 'react';

type KeyCapProps = {
	children: string;
	/** In a list of keys; on a button the key is for the eye, whose name says it all. */
	isRead?: boolean;
};

/** A key on a button or in a list of keys; on desktops only. */
export function KeyCap({ children: key, isRead = false }: KeyCapProps) {
	const modifier = useSyncExternalStore(never, modifierKey, () => 'Ctrl');
	const children = key === '⌘' ? modifier : key;
	return isRead ? (
		<kbd className="trade-key">{children}</kbd>
	) : (
		<span aria-hidden="true" className="trade-key">
			{children}
		</span>
	);
}

const never = () => () => undefined;

/** The key that sends: Command on Apple's machines, Control on all others. */
function modifierKey(): string {
	return /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl';
}
