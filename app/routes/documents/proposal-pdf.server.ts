import { titleWords } from '~/components/proposal/client/client-words';
import { proposalDocument } from '~/components/proposal/document/document-view';
import type { AppLoadContext } from '~/context';
import type { BrandProfile } from '~/domain/brand/brand-profile';
import type { ProposalDocument } from '~/domain/document/document';
import { documentFrame } from '~/domain/document/document-frame';
import { printDocument, printOnce } from '~/domain/document/print-document.server';
import type { Language } from '~/domain/language/language';
import { fingerprint, type Snapshot, type SnapshotPerson } from '~/domain/proposal/snapshot';
import { serverTexts } from '~/locales/server';

type Printed = {
	/** Of the version; null for a draft, which is marked as one. */
	hash: string | null;
	language: Language;
	/** False once the client's data were erased. */
	hasPerson: boolean;
	/** Snapshot and person, read where the PDF has to be printed. */
	open: () => Promise<{ snapshot: Snapshot; person: SnapshotPerson | null }>;
	/** The client's page; null for a draft, and where the link has ended. */
	url: string | null;
	/** With the agency's design over it. */
	brand: BrandProfile;
};

type Context = Pick<AppLoadContext, 'services' | 'settings'>;

/**
 * A proposal as a PDF in the brand of its client's page: its snapshot and nothing else. `name`: of the file. Throws DomainError 'unavailable'.
 */
export async function proposalPdf(
	ctx: Context,
	printed: Printed,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; name: string }> {
	const { hash, language, hasPerson, url, brand } = printed;
	const d = serverTexts({ language, brand }).getFixedT(language, ['document']);
	const name = `${d('file')}-${hash === null ? d('fileDraft') : hash.slice(0, 8)}`;
	const make = () => documentOf(printed);
	if (hash === null) return { bytes: await printDocument(ctx, await make()), name };
	// The hash stands for the version with its persons, which is all there is to a PDF beside the brand.
	return { bytes: await printOnce(ctx, [hash, hasPerson, url, brand], make), name };
}

async function documentOf({ hash, url, brand, open }: Printed): Promise<ProposalDocument> {
	const { snapshot, person } = await open();
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
	return proposalDocument({ snapshot, person, url, t, d }, frame);
}
