import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { initialsOf } from '../initials-of';
import { TradeIcon } from '../trade-icon';
import { FACE } from './classes';

/** Of a message: those of the user are at the right. */
export function messageClass(isOwn: boolean, isFollowing: boolean): string {
	const side = isOwn ? 'justify-items-end lg:pr-11' : 'justify-items-start lg:pl-11';
	return `grid min-w-0 gap-1.5 ${side} ${isFollowing ? '-mt-3' : ''}`;
}

type AuthorProps = {
	name: string;
	isOwn: boolean;
	/** Its name is that of the message before it is sent. */
	hasFace?: boolean;
	children: ReactNode;
};

/** The name above a message, and what follows it in the line. */
export function Author({ name, isOwn, hasFace = true, children }: AuthorProps) {
	return (
		<p className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-[0.875rem] lg:relative">
			{hasFace ? (
				<span
					aria-hidden="true"
					className={`hidden lg:absolute lg:top-0 lg:grid ${FACE} ${isOwn ? 'lg:-right-11 lg:bg-main lg:text-on-main' : 'lg:-left-11'}`}
				>
					{initialsOf({ name, email: '' })}
				</span>
			) : null}
			<b className="font-semibold">{name}</b>
			{children}
		</p>
	);
}

/** After the name. */
export function AuthorNote({ children }: { children: ReactNode }) {
	return <span className="text-(length:--text-note) text-ink2">{children}</span>;
}

/** The text of a message. */
export function Bubble({
	isOwn,
	className = '',
	children,
}: {
	isOwn: boolean;
	className?: string;
	children: ReactNode;
}) {
	const ground = isOwn
		? 'border-[color-mix(in_srgb,var(--color-accent)_40%,var(--color-hair))] bg-light1'
		: 'border-hair bg-paper';
	return (
		<p
			className={`talk-bubble max-w-[min(36rem,92%)] rounded-card border px-3.75 py-3 leading-5.75 wrap-anywhere whitespace-pre-wrap xl:leading-5.5 ${ground} ${className}`}
		>
			{children}
		</p>
	);
}

/** The place of a message that is erased. */
export function ErasedBubble({ isOwn }: { isOwn: boolean }) {
	const { t } = useTranslation('conversation');
	return (
		<Bubble isOwn={isOwn} className="text-ink2 italic">
			{t('erased')}
		</Bubble>
	);
}

const LINE =
	'flex items-center gap-3.5 text-(length:--text-note) before:flex-1 before:border-t after:flex-1 after:border-t';
/** Between the messages of two days. */
export const DAY_LINE = `text-ink2 before:border-hair after:border-hair ${LINE}`;
/** Above the first unread message. */
export const NEW_LINE = `font-semibold text-accent-ink before:border-accent-ink after:border-accent-ink ${LINE}`;

type SentFileProps = {
	address: string;
	name: string;
	/** Its size in pixels, if it is a picture. */
	picture: { width: number; height: number } | null;
	/** Type and size. */
	note: string | null;
};

/** A file of a message: a picture as such, any other by its name. */
export function SentFile({ address, name, picture, note }: SentFileProps) {
	const { t } = useTranslation('conversation');
	if (picture)
		return (
			<a href={address} target="_blank" rel="noopener nofollow">
				<img
					src={address}
					alt={t('picture', { name })}
					width={picture.width}
					height={picture.height}
					loading="lazy"
					className="h-auto max-h-60 w-auto max-w-[min(20rem,100%)] rounded-card border border-hair object-cover"
				/>
			</a>
		);
	return (
		<a
			href={address}
			target="_blank"
			rel="noopener nofollow"
			className="flex items-center gap-2.5 rounded-card border border-hair bg-work px-3.5 py-2.5 hover:bg-row"
		>
			<TradeIcon name="document" size={22} />
			<span>
				<b className="block font-semibold wrap-anywhere">{name}</b>
				<small className="text-note text-ink2">{note}</small>
			</span>
		</a>
	);
}
