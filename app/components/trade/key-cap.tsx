type KeyCapProps = {
	children: string;
	/** In a list of keys; on a button the key is for the eye, whose name says it all. */
	isRead?: boolean;
};

/** A key on a button or in a list of keys; on desktops only. */
export function KeyCap({ children, isRead = false }: KeyCapProps) {
	return isRead ? (
		<kbd className="trade-key">{children}</kbd>
	) : (
		<span aria-hidden="true" className="trade-key">
			{children}
		</span>
	);
}
