import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { mapFeaturesView } from '~/components/map/map-features-view.server';
import { findMapFeatures } from '~/domain/map-feature/find-map-features.server';
import { CACHE_CONTROL } from '~/platform/cache/cache-control';
import { notFound } from '../forms/error-page.server';

/** `GET /map-features/{tile}`: lifts, pistes and villages around a place, requested when its map is drawn (PAGE-38). */
export async function loader({ context, params }: LoaderFunctionArgs) {
	const found = await findMapFeatures({ ctx: context, tile: params.tile ?? '' });
	if (found.features.length === 0) throw notFound(context);
	return json(mapFeaturesView(found, context.language), {
		headers: { 'cache-control': CACHE_CONTROL.publicPage, 'x-robots-tag': 'noindex' },
	});
}
