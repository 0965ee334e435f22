import { type ReactNode, useId } from 'react';
import type { LeadStatus } from '~/domain/lead/lead-status';
import { StatusBadge } from '../status-badge';
import { Deadline } from './request-facts';

type RequestFrameProps = {
	id: string;
	name: ReactNode;
	status: LeadStatus;
	/** Beside the status. */
	mark?: ReactNode;
	/** Null where no answer is awaited. */
	requestedAt: number | null;
	now: number;
	/** A link has led to it. */
	isMarked: boolean;
	children: ReactNode;
};

/** A card with a request to answer: whose it is, its status and until when, above its facts and the form. */
export function RequestFrame({ id, name, status, mark, requestedAt, now, isMarked, children }: RequestFrameProps) {
	const nameId = useId();
	return (
		<article
			id={id}
			className="trade-card desk-request scroll-mt-6 [.desk-request+&]:mt-4 aria-[current]:outline-2 aria-[current]:outline-accent aria-[current]:outline-offset-2"
			aria-labelledby={nameId}
			aria-current={isMarked || undefined}
		>
			<header className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-b border-hair px-4.5 py-3.5 min-[40rem]:[&>:last-child]:ml-auto">
				<div id={nameId}>{name}</div>
				<StatusBadge status={status} />
				{mark}
				{requestedAt === null ? null : <Deadline requestedAt={requestedAt} now={now} />}
			</header>
			<div className="grid gap-x-10 gap-y-5 px-4.5 pt-4 pb-5 xl:grid-cols-[minmax(0,1fr)_24rem]">{children}</div>
		</article>
	);
}
