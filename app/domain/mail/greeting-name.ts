import { headerText } from './header-text';
import { withoutLinks } from './without-links';

/** A name for the greeting, or null when the typed text does not look like one: the reader may not be the writer. */
export function greetingName(fullName: string): string | null {
	const name = headerText(fullName, 60);
	const isName = name !== '' && withoutLinks(name) === name && !/[\d<>{}[\]|\\/]/.test(name);
	return isName ? name : null;
}
