import { titleWords } from '~/components/proposal/client/client-words';
import { proposalDocument } from '~/components/proposal/document/document-view';
import type { AppLoadContext } from '~/context';
import type { BrandProfile } from '~/domain/brand/brand-profile';
import { documentFrame } from '~/domain/document/document-frame';
import { printDocument } from '~/domain/document/print-document.server';
import { fingerprint, type Snapshot, type SnapshotPerson } from '~/domain/proposal/snapshot';
import { serverTexts } from '~/locales/server';

type Printed = {
	snapshot: Snapshot;
	person: SnapshotPerson | null;
	/** Of the version; null for a draft, which is marked as one. */
	hash: string | null;
	/** The client's page; null for a draft, and where the link has ended. */
	url: string | null;
	/** With the agency's design over it. */
	brand: BrandProfile;
};

/**
 * A proposal as a PDF in the brand of its client's page: its snapshot and nothing else. `name`: of the file. Throws DomainError 'unavailable'.
 */
export async function proposalPdf(
	ctx: Pick<AppLoadContext, 'services' | 'settings'>,
	{ snapshot, person, hash, url, brand }: Printed,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; name: string }> {
	const { language, version, agency } = snapshot;
	const texts = serverTexts({ language, brand });
	const t = texts.getFixedT(language, ['proposal']);
	const d = texts.getFixedT(language, ['document']);
	const frame = documentFrame(brand, {
		language,
		title: d('title', { title: titleWords(t, { snapshot, person }), agency }),
		sender: agency,
		senderLines: [agency, ...(person ? [person.agent.name, person.agent.email] : [])],
		mark: hash === null ? d('draftMark') : d('mark', { version, fingerprint: fingerprint(hash) }),
		watermark: hash === null ? d('draft') : null,
	});
	const bytes = await printDocument(ctx, proposalDocument({ snapshot, person, url, t, d }, frame));
	return { bytes, name: `${d('file')}-${hash === null ? d('fileDraft') : hash.slice(0, 8)}` };
}
