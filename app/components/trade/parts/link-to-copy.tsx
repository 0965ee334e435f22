import { useEffect, useId, useState } from 'react';
import { tradeButton } from '../trade-button';

type LinkToCopyProps = {
	url: string;
	/** It was asked for a moment ago, and is copied at once, where the browser lets it. */
	isAsked: boolean;
	/** `copyOf` and `copiedOf` name what is copied, for screen readers. */
	words: { label: string; copy: string; copyOf: string; copied: string; copiedOf: string; open?: string };
};

const SHOWN_MS = 2000;

/** A link to look at, select and copy. */
export function LinkToCopy({ url, isAsked, words }: LinkToCopyProps) {
	const id = useId();
	const [isCopied, setCopied] = useState(false);
	const copy = () =>
		navigator.clipboard?.writeText(url).then(
			() => setCopied(true),
			() => document.getElementById(id)?.focus(),
		);
	useEffect(() => {
		if (isAsked)
			navigator.clipboard?.writeText(url).then(
				() => setCopied(true),
				() => undefined,
			);
	}, [isAsked, url]);
	useEffect(() => {
		if (!isCopied) return;
		const timer = setTimeout(() => setCopied(false), SHOWN_MS);
		return () => clearTimeout(timer);
	}, [isCopied]);
	return (
		<div className="grid gap-1">
			<label htmlFor={id} className="text-note text-ink2">
				{words.label}
			</label>
			<div className="flex flex-wrap gap-2">
				<input
					id={id}
					readOnly
					value={url}
					onFocus={({ currentTarget }) => currentTarget.select()}
					className="trade-field min-w-0 flex-[1_1_14rem]"
				/>
				<button
					type="button"
					onClick={copy}
					aria-label={isCopied ? words.copiedOf : words.copyOf}
					className={tradeButton('line', '[@media(scripting:none)]:hidden')}
				>
					{isCopied ? words.copied : words.copy}
				</button>
				{words.open ? (
					<a href={url} target="_blank" rel="noreferrer" className={tradeButton('quiet')}>
						{words.open}
					</a>
				) : null}
			</div>
			<p role="status" className={isCopied ? 'trade-note' : 'sr-only'}>
				{isCopied ? words.copied : ''}
			</p>
		</div>
	);
}
