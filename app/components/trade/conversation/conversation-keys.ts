import type { KeyHint } from '../shortcuts';

/** Keys of the pages of conversations. */
export const conversationKeys: readonly KeyHint[] = [
	{ keys: ['↑', '↓'], text: 'conversation:keys.rows' },
	{ keys: ['R'], text: 'conversation:keys.reply' },
	{ keys: ['L'], text: 'conversation:keys.lead' },
	{ keys: ['F'], text: 'conversation:keys.find' },
	{ keys: ['⌘', '↵'], text: 'conversation:keys.send' },
];
