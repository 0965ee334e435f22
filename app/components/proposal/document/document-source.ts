import type { TFunction } from 'i18next';
import { formatTimestampInZone } from '~/domain/date/format-timestamp';
import type { DocumentPicture } from '~/domain/document/document';
import { documentPicture } from '~/domain/document/document-picture';
import type { Snapshot, SnapshotOption, SnapshotPerson } from '~/domain/proposal/snapshot';
import type { Texts } from '../client/client-words';

/** Texts that stand on PDFs alone. */
export type DocumentTexts = TFunction<['document']>;

/** What a proposal's PDF is made of: a version that was sent, or a draft as it would be sent (`url` null). */
export type PaperSource = {
	snapshot: Omit<Snapshot, 'proposal' | 'person' | 'format'>;
	/** Null once the client's data were erased. */
	person: Omit<SnapshotPerson, 'salt'> | null;
	/** The client's page; null for a draft. */
	url: string | null;
	/** Words of the client's page and of documents, in the language of the proposal. */
	t: Texts;
	d: DocumentTexts;
};

/** The first picture of an option at a width. */
export function pictureOf(option: SnapshotOption | undefined, width: DocumentPicture['width']): DocumentPicture | null {
	const [picture] = option?.pictures ?? [];
	return picture ? documentPicture(picture, width) : null;
}

/** Whether an option is held for the client, and until when. */
export function holdWords(source: PaperSource, { heldUntil }: Pick<SnapshotOption, 'heldUntil'>): string {
	const { t } = source;
	return heldUntil === null ? t('notHeld') : t('held', { moment: instantWords(source, heldUntil) });
}

/** An instant as it binds: with the zone, since the reader's clock may be another. */
export function instantWords({ snapshot: { language } }: PaperSource, instant: number): string {
	return formatTimestampInZone(instant, language);
}
