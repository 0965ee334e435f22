import type { KeyHint } from '../shortcuts';

/** Keys of the enquiries' desk. */
export const enquiryKeys: readonly KeyHint[] = [
	{ keys: ['J', 'K'], text: 'enquiries:keys.rows' },
	{ keys: ['R'], text: 'enquiries:keys.reply' },
	{ keys: ['O'], text: 'enquiries:keys.offer' },
	{ keys: ['A'], text: 'enquiries:keys.assign' },
	{ keys: ['T'], text: 'enquiries:keys.template' },
	{ keys: ['⌘', '↵'], text: 'enquiries:keys.send' },
	{ keys: ['1', '5'], text: 'enquiries:keys.tabs' },
	{ keys: ['F'], text: 'enquiries:keys.find' },
];
