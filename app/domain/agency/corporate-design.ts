import type { CORPORATE_THEMES } from '#db/schema/enums';
import type { BrandColors } from '../brand/brand-profile';
import { color, parseColor } from '../brand/color';
import { type ColorVerdict, evaluateAccentColor, evaluateMainColor } from '../brand/evaluate-color';

export type CorporateTheme = (typeof CORPORATE_THEMES)[number];

/** An agency's own design as it stands in the database: colours `#rrggbb`, `logoKey` as `logo-key.ts` says. */
export type StoredDesign = {
	main: string | null;
	accentOnMain: string | null;
	theme: CorporateTheme | null;
	logoKey: string | null;
	/** Counts the changes of the agency. */
	version: number;
};

/** The design as typed. Colours as typed; null takes them back to the profile's. */
export type DesignChoice = { main: string | null; accentOnMain: string | null; theme: CorporateTheme | null };

export type DesignVerdicts = { main: ColorVerdict | null; accentOnMain: ColorVerdict | null };

/**
 * Judges a choice against the brand whose profile it lies over; null where nothing was chosen. The accent is judged on the main colour
 * that is chosen with it, or on the nearest good one of that.
 */
export function evaluateDesign(choice: DesignChoice, profile: BrandColors): DesignVerdicts {
	const accent = parseColor(choice.accentOnMain) ?? color(profile.accent);
	const main = choice.main === null ? null : evaluateMainColor(choice.main, { accent, before: profile.main });
	const ground = color(main?.nearest ?? profile.main);
	return {
		main,
		accentOnMain:
			choice.accentOnMain === null
				? null
				: evaluateAccentColor(choice.accentOnMain, { main: ground, before: profile.accentOnMain ?? profile.accent }),
	};
}
