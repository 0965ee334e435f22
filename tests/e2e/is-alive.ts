/** Whether the page's script has taken over; runs in the page, hence without imports. */
export function isAlive(): boolean {
	type Root = { stateNode: { current: { memoizedState: { isDehydrated?: boolean } | null } } };
	const own = (element: object, word: string) => Object.entries(element).find(([key]) => key.startsWith(word))?.[1];
	const root: Root | undefined = own(document, '__reactContainer');
	const isTaken = root?.stateNode.current.memoizedState?.isDehydrated === false;
	return isTaken && own(document.querySelector('main') ?? {}, '__react') !== undefined;
}
