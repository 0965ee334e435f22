import type { Language } from '~/domain/language/language';

type Messages = { readonly [key: string]: string | Messages };

const FILES = import.meta.glob<{ default: Messages }>('../../../app/locales/{en,de}/*.ts', { eager: true });

/** Every message of a language by its full key: `form-error:past`. */
export function messagesOf(language: Language): ReadonlyMap<string, string> {
	const messages = new Map<string, string>();
	for (const [path, { default: content }] of Object.entries(FILES)) {
		const [, folder, namespace] = /\/(\w+)\/([\w-]+)\.ts$/.exec(path) ?? [];
		if (folder === language) collect(messages, `${namespace}:`, content);
	}
	return messages;
}

function collect(messages: Map<string, string>, prefix: string, content: Messages): void {
	for (const [key, value] of Object.entries(content)) {
		if (typeof value === 'string') messages.set(prefix + key, value);
		else collect(messages, `${prefix}${key}.`, value);
	}
}
