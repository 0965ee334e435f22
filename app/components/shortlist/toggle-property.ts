/** Keeps a property with the dates and the party of this page's address, or lets it go. */
export function toggleProperty(code: string): void {
	void import('./keep-properties').then((module) => module.toggle(code));
}
