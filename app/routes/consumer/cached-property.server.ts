import type { AppLoadContext } from '@remix-run/cloudflare';
import { loadProperty } from '~/domain/property/load-property.server';
import type { Property } from '~/domain/property/property';
import { cachedByVersion } from '~/platform/cache/versioned-cache';
import { missingPage } from '../forms/error-page.server';

type Which = Parameters<typeof loadProperty>[0]['which'];

/**
 * A property for its public page, kept in the isolate: a form sent while the database is unavailable still finds its page around it.
 * Throws the answer of a missing page.
 */
export function cachedProperty(context: AppLoadContext, which: Which): Promise<Property> {
	const { type, country, city, name } = which;
	const key = ['property', context.language, context.today, type, country, city, name].join('|');
	return cachedByVersion(key, context.catalogueVersion, () => loadProperty({ ctx: context, which })).catch(
		missingPage(context),
	);
}
