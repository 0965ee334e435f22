import type { Texts } from './browser-texts';

/** Texts of the trade's pages, each a file of its own; see `browser.ts`. */
export const files = import.meta.glob<{ default: Texts }>(
	'./{en,de}/{admin,agency,calendar,commission,dashboard,desk,help,inbox,lead,onboarding,studio,trade,trade-house,trade-lead}.ts',
);
