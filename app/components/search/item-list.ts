/** The properties of a listing in their order, as schema.org says it; each by the address of its page, without a stay. */
export function itemList(origin: string, properties: readonly { name: string; to: string }[]): object {
	return {
		'@context': 'https://schema.org',
		'@type': 'ItemList',
		itemListElement: properties.map(({ name, to }, index) => {
			const { pathname } = new URL(to, origin);
			return { '@type': 'ListItem', position: index + 1, name, url: origin + pathname };
		}),
	};
}
