import { type KeyboardEvent, type RefObject, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { textParts } from '~/domain/enquiry/desk/template-values';
import {
	type BlockQuery,
	blockQuery,
	matchingBlocks,
	type Template,
	type TextBlock,
	textBlocks,
	withBlock,
} from './text-blocks';
import type { Reply } from './use-reply';

type ReplyTextProps = {
	reply: Reply;
	templates: readonly Template[];
	field: RefObject<HTMLTextAreaElement>;
	label: string;
	isReadOnly: boolean;
	isInvalid: boolean;
	describedBy: string;
};

const TYPED =
	'col-start-1 row-start-1 w-full px-3.5 py-3 text-[1rem] leading-6 whitespace-pre-wrap wrap-anywhere lg:text-t';

/** The words of a reply, with what a template has filled in tinted; a slash offers the templates' paragraphs (ENQUIRY-7). */
export function ReplyText({ reply, templates, field, label, isReadOnly, isInvalid, describedBy }: ReplyTextProps) {
	const { t } = useTranslation('enquiries');
	const id = useId();
	const [query, setQuery] = useState<BlockQuery | null>(null);
	const [chosen, setChosen] = useState(0);
	const found = query ? matchingBlocks(textBlocks(templates, reply.language), query.words) : [];
	const isOpen = found.length > 0 && !isReadOnly;
	const at = Math.min(chosen, found.length - 1);
	const activeId = isOpen ? `${id}-${found[at]?.id}` : undefined;
	const look = () => {
		const { current } = field;
		if (!current) return;
		const next =
			current.selectionStart === current.selectionEnd ? blockQuery(current.value, current.selectionStart) : null;
		if (next?.words !== query?.words) setChosen(0);
		setQuery(next);
	};
	const take = (block: TextBlock | undefined) => {
		const { current } = field;
		if (!block || !query || !current) return;
		const { body, caret } = withBlock(reply.body, query, block);
		reply.setBody(body);
		reply.setValues([...new Set([...reply.values, ...block.values])]);
		setQuery(null);
		requestAnimationFrame(() => {
			current.focus();
			current.setSelectionRange(caret, caret);
		});
	};
	const stepOf = (key: string): (() => void) | undefined => {
		if (key === 'ArrowDown') return () => setChosen((at + 1) % found.length);
		if (key === 'ArrowUp') return () => setChosen((at + found.length - 1) % found.length);
		if (key === 'Enter' || key === 'Tab') return () => take(found[at]);
		return key === 'Escape' ? () => setQuery(null) : undefined;
	};
	const keys = (event: KeyboardEvent) => {
		if (!isOpen || event.metaKey || event.ctrlKey || event.altKey) return;
		const step = event.shiftKey ? undefined : stepOf(event.key);
		if (!step) return;
		event.preventDefault();
		event.stopPropagation();
		step();
	};
	useEffect(() => {
		if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
	}, [activeId]);
	return (
		<div className="relative">
			<div className="grid max-h-80 overflow-y-auto rounded-control border border-field bg-work focus-within:border-main focus-within:shadow-[0_0_0_1px_var(--color-main)]">
				<div aria-hidden="true" className={`${TYPED} min-h-36 text-transparent`}>
					{textParts(reply.body, reply.values).map(({ text, kind }, part) => (
						<span
							key={part}
							className={
								kind === 'plain'
									? ''
									: kind === 'value'
										? 'rounded-chip bg-light1'
										: 'rounded-chip bg-err-bg shadow-[0_0_0_1px_var(--color-urgent)]'
							}
						>
							{text}
						</span>
					))}{' '}
				</div>
				<textarea
					ref={field}
					name="body"
					value={reply.body}
					onChange={(event) => {
						reply.setBody(event.target.value);
						look();
					}}
					onSelect={look}
					onBlur={() => setQuery(null)}
					onKeyDown={keys}
					readOnly={isReadOnly}
					aria-label={label}
					aria-invalid={isInvalid || undefined}
					aria-describedby={describedBy}
					aria-autocomplete="list"
					aria-controls={isOpen ? `${id}-blocks` : undefined}
					aria-activedescendant={activeId}
					className={`${TYPED} resize-none overflow-hidden bg-transparent outline-none`}
				/>
			</div>
			{isOpen ? (
				<ul
					id={`${id}-blocks`}
					// biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the field keeps the focus and names the chosen one
					role="listbox"
					aria-label={t('reply.blocks')}
					className="absolute inset-x-0 bottom-full z-20 mb-1 max-h-72 overflow-y-auto rounded-card border border-hair bg-work py-1 shadow-lg"
				>
					{found.map((block, index) => (
						<li
							key={block.id}
							id={`${id}-${block.id}`}
							// biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: see the list
							role="option"
							aria-selected={index === at}
							tabIndex={-1}
							className="cursor-pointer px-3.5 py-2 aria-selected:bg-selected"
							onPointerDown={(event) => {
								// The field keeps the focus.
								event.preventDefault();
								take(block);
							}}
						>
							<span className="block trade-note">{block.name}</span>
							<span className="line-clamp-2 whitespace-pre-line wrap-anywhere">{block.text}</span>
						</li>
					))}
				</ul>
			) : null}
			<p role="status" className="sr-only">
				{query ? t('reply.blocksFound', { count: found.length }) : ''}
			</p>
		</div>
	);
}
