import type { Language } from '~/domain/language/language';

/** A JPEG for previews: absolute address, size in pixels, and alternative text. */
export type PreviewPicture = { url: string; width: number; height: number; alt: string };

const ALT: Record<Language, string> = {
	en: 'A chalet of larch and stone in the last sun, its windows lit, snow in front of it',
	de: 'Ein Chalet aus Lärche und Stein in der letzten Sonne, die Fenster erleuchtet, davor Schnee',
};

/** The preview of a page without its own picture. */
export function defaultPreview(origin: string, language: Language): PreviewPicture {
	return { url: `${origin}/scenes/house-1200.jpg`, width: 1200, height: 800, alt: ALT[language] };
}
