import { PISTE_DIFFICULTIES } from '#db/schema/enums';
import type { Language } from '~/domain/language/language';
import { escapeHtml } from '~/domain/mail/escape-html';
import type { MapFeature } from '~/domain/map-feature/find-map-features.server';
import type { MapSet } from '~/domain/map-feature/list-map-sets.server';
import { serverTexts } from '~/locales/server';
import type { FeatureMark, MapFeatures } from './feature-layers';

/** What a map draws of the catalogue's features, with the words of its legend and its sources as HTML. */
export function mapFeaturesView(
	{ features, sets }: { features: readonly MapFeature[]; sets: readonly MapSet[] },
	language: Language,
): MapFeatures {
	const t = serverTexts(language).getFixedT(language, 'places');
	const drawn = features.map(({ kind, detail, name, geometry }) => ({
		type: 'Feature' as const,
		properties: { mark: kind === 'piste' ? (detail ?? '') : kind, name: name ?? '' },
		geometry,
	}));
	const marks = new Set(drawn.map(({ properties }) => properties.mark));
	const legend = (['lift', ...PISTE_DIFFICULTIES] as const).filter((mark) => marks.has(mark));
	return {
		features: drawn,
		legend: legend.map((mark: FeatureMark) => ({ mark, label: t(`marks.${mark}`) })),
		attribution: sets
			.map(({ source, licence, licenceUrl }) => {
				const link = `<a href="${escapeHtml(licenceUrl)}" rel="noopener nofollow">${escapeHtml(licence)}</a>`;
				return `${escapeHtml(source)} (${link})`;
			})
			.join(' · '),
	};
}
