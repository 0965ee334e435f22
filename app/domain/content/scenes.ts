/** The site's own pictures in `public/scenes` that a text may show: widths that exist, size of the largest. */
export const SCENES = {
	evening: { widths: [480, 1000], width: 1000, height: 667 },
	hotel: { widths: [480, 800, 1200], width: 1200, height: 800 },
	house: { widths: [480, 800, 1200], width: 1200, height: 800 },
	lounge: { widths: [480, 800, 1200], width: 1200, height: 800 },
	pool: { widths: [480, 800, 1200], width: 1200, height: 800 },
	suite: { widths: [480, 800, 1200], width: 1200, height: 800 },
	summer: { widths: [480, 1000], width: 1000, height: 667 },
	table: { widths: [480, 1200], width: 1200, height: 800 },
	valley: { widths: [480, 800, 1200], width: 1200, height: 800 },
} as const;

export type SceneName = keyof typeof SCENES;

export const SCENE_NAMES = Object.keys(SCENES) as [SceneName, ...SceneName[]];
