/** Adds a stylesheet once, and resolves when it holds. */
export function loadStylesheet(href: string): Promise<void> {
	if (document.querySelector(`link[rel="stylesheet"][href="${href}"]`)) return Promise.resolve();
	return new Promise((resolve, reject) => {
		const link = document.createElement('link');
		link.rel = 'stylesheet';
		link.href = href;
		link.onload = () => resolve();
		link.onerror = () => {
			link.remove();
			reject(new Error(`${href} was not loaded`));
		};
		document.head.appendChild(link);
	});
}
