import type { CatalogueRow } from '#db/catalogue/format/files';
import { readRows } from '#db/catalogue/stored/read-catalogue';
import type { Database } from '#db/client';
import type { RequestContext } from '~/context';
import { requireActor } from '../../access/require-actor';
import { loadDraft, saveDraft } from '../../desk/drafts.server';
import type { Language } from '../../language/language';
import type { CountryCode } from '../../place/country';
import { findDeskProperty } from '../prices/stored-prices.server';
import {
	editsBetween,
	type PropertyContent,
	type PropertyDraft,
	type PropertyEdits,
	withEdits,
} from './property-content';
import { propertySubject, readStoredProperty } from './stored-property.server';

export type EditPropertyContext = Pick<RequestContext, 'db' | 'actor' | 'now' | 'services'>;

/** A word that a choice of the form offers. */
export type Named = { key: string; name: Record<Language, string> };

/** Places and facilities of the catalogue. */
export type PropertyVocabulary = {
	places: readonly (Named & { country: CountryCode })[];
	facilities: readonly Named[];
};

export async function loadPropertyVocabulary(db: Database): Promise<PropertyVocabulary> {
	const [places, facilities] = await Promise.all([readRows(db, 'places', null), readRows(db, 'facilities', null)]);
	return {
		places: (places as CatalogueRow<'places'>[]).map(({ key, name_en, name_de, country }) => ({
			...{ key, country, name: { en: name_en, de: name_de ?? name_en } },
		})),
		facilities: (facilities as CatalogueRow<'facilities'>[]).map(({ key, name_en, name_de }) => ({
			...{ key, name: { en: name_en, de: name_de } },
		})),
	};
}

/**
 * A property of the actor's desk as it is edited, and how its draft is saved. Throws DomainError 'forbidden'; 'not-found' (another operator's property
 * too); 'unavailable'.
 */
export async function openProperty(ctx: Pick<RequestContext, 'db' | 'actor' | 'now'>, propertyId: string) {
	const { db, now } = ctx;
	const actor = requireActor(ctx, 'desk');
	const property = await findDeskProperty(ctx, propertyId);
	const subject = propertySubject(property);
	const [first, stored, vocabulary] = await Promise.all([
		loadDraft<PropertyDraft>(db, subject),
		readStoredProperty(db, property.key),
		loadPropertyVocabulary(db),
	]);
	const published = stored.content;
	const withDraft = (draft: typeof first) => {
		const edits: PropertyEdits = draft?.content.edits ?? {};
		/** Makes a content the draft; only what it changes is stored. */
		const save = (next: PropertyContent, seen = draft?.revision ?? 0, restores: number | null = null) =>
			saveDraft<PropertyDraft>(db, {
				...{ ...subject, content: { edits: editsBetween(published, next) }, restores, seen, userNo: actor.no, now },
			});
		return { property, subject, draft, published, content: withEdits(published, edits), edits, vocabulary, save };
	};
	/** The same with the draft as another user has saved it meanwhile. */
	const again = async () => withDraft(await loadDraft<PropertyDraft>(db, subject));
	return { ...withDraft(first), again };
}

/** A property under its draft, as an edit reads it. */
export type OpenProperty = Omit<Awaited<ReturnType<typeof openProperty>>, 'again'>;
