/** A label amid a line: small in English, as it is in German, whose nouns are not. */
export function inlineLabel(label: string, language: string): string {
	return language === 'en' ? label.toLowerCase() : label;
}
