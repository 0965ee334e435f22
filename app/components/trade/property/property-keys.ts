import type { KeyHint } from '../shortcuts';

/** Keys of a property's page, for foot and help; `useHouseKeys` says what they do. */
export const PROPERTY_KEYS: readonly KeyHint[] = [
	{ keys: ['1', '4'], text: 'trade:keys.house.tabs' },
	{ keys: ['J', 'K'], text: 'trade:keys.house.weeks' },
	{ keys: ['L'], text: 'trade:keys.house.level' },
	{ keys: ['T'], text: 'trade:keys.house.option' },
	{ keys: ['B'], text: 'trade:keys.house.book' },
	{ keys: ['S'], text: 'trade:keys.house.interest' },
];
