type Texts = { readonly [key: string]: unknown };

/** The texts of several namespaces with a brand's own in place of some: keys are `namespace:path.to.message`. */
export function withWording(
	namespaces: Readonly<Record<string, Texts>>,
	wording: Readonly<Record<string, string>>,
): Record<string, Texts> {
	const worded: Record<string, Texts> = { ...namespaces };
	for (const [key, text] of Object.entries(wording)) {
		const [namespace = '', path = ''] = key.split(':');
		worded[namespace] = withText(worded[namespace] ?? {}, path.split('.'), text);
	}
	return worded;
}

function withText(texts: Texts, [step = '', ...rest]: readonly string[], text: string): Texts {
	return { ...texts, [step]: rest.length === 0 ? text : withText((texts[step] ?? {}) as Texts, rest, text) };
}
