import type { ClientView } from '~/components/proposal/client/client-view';
import type { AppLoadContext } from '~/context';
import { isEnded } from '~/domain/proposal/approval-progress';
import { loadClientProposal } from '~/domain/proposal/client-proposal.server';
import { clientCalendarPath, clientPdfPath, proposalPath } from '~/domain/proposal/proposal-token';
import { fingerprint, type Snapshot, type SnapshotPerson } from '~/domain/proposal/snapshot';
import { snapshotChanges } from '~/domain/proposal/snapshot-changes';

/**
 * What the client's page of a token shows: the frozen version, and how things stand. `request` may ask for an older version than
 * the newest. Throws DomainError 'not-found', 'unavailable'.
 */
export async function clientView(ctx: AppLoadContext, token: string, request: Request): Promise<ClientView> {
	const number = Number(new URL(request.url).searchParams.get('version')) || null;
	const found = await loadClientProposal({ ctx, token, number, link: ctx.clientLink });
	const { state, snapshot, person, hash, isNewest, before, approved, approvedBy, decidedAt, progress } = found;
	return {
		state,
		snapshot: shownSnapshot(snapshot),
		person: person && shownPerson(person),
		fingerprint: fingerprint(hash),
		isNewest,
		before: before && {
			number: before.version,
			sentAt: before.sentAt,
			changes: snapshotChanges(before, snapshot),
		},
		approval:
			progress && approved !== null
				? {
						option: approved,
						by: approvedBy ?? '',
						at: decidedAt ?? 0,
						progress,
						canTakeBack: found.canTakeBack,
						money: found.money,
					}
				: null,
		...{ messages: found.messages, hasEmail: found.hasEmail },
		formKey: crypto.randomUUID(),
		path: proposalPath(token),
		pdfPath: state === 'withdrawn' ? null : clientPdfPath(token, isNewest ? null : snapshot.version),
		calendarPath: progress && !isEnded(progress) ? clientCalendarPath(token) : null,
		isGalleryOpen: isGalleryOpen(request),
		now: ctx.now,
	};
}

/** Whether the link to all pictures was followed, as without script. */
export function isGalleryOpen(request: Request): boolean {
	return new URL(request.url).searchParams.has('pictures');
}

/** What a page shows of a snapshot: without our own id, and without the hash of the personal part. */
export function shownSnapshot({ proposal: _, person: __, format: ___, ...shown }: Snapshot): ClientView['snapshot'] {
	return shown;
}

/** The personal part without its salt. */
export function shownPerson({ salt: _, ...shown }: SnapshotPerson): NonNullable<ClientView['person']> {
	return shown;
}
