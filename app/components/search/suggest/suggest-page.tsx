import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon';
import type { SuggestBoxProps } from './suggest-box';
import { SuggestList } from './suggest-list';
import { useSuggestBox } from './use-suggest-box';

/** The suggestions of a phone: a page over the whole window with a field of its own, opened by a touch of the form's field. */
export function SuggestPage(props: SuggestBoxProps) {
	const { input } = props;
	const [isOpen, setIsOpen] = useState(() => document.activeElement === input.current);
	useEffect(() => {
		const element = input.current;
		const open = () => setIsOpen(true);
		// Focus alone is no reason: it comes back when the page closes.
		for (const sign of ['click', 'input']) element?.addEventListener(sign, open);
		element?.setAttribute('aria-haspopup', 'dialog');
		return () => {
			for (const sign of ['click', 'input']) element?.removeEventListener(sign, open);
			element?.removeAttribute('aria-haspopup');
		};
	}, [input]);
	return isOpen ? <OpenPage {...props} onClose={() => setIsOpen(false)} /> : null;
}

function OpenPage(props: SuggestBoxProps & { onClose: () => void }) {
	const { label, input, onClose } = props;
	const { t } = useTranslation();
	const dialog = useRef<HTMLDialogElement>(null);
	const field = useRef<HTMLInputElement>(null);
	const [isReady, setIsReady] = useState(false);
	useLayoutEffect(() => {
		const element = dialog.current;
		if (element && !element.open) element.showModal();
		field.current?.focus();
		field.current?.setSelectionRange(field.current.value.length, field.current.value.length);
		setIsReady(true);
		// What is typed here is nothing that the form around it searches for by itself.
		const stop = (event: Event) => event.stopPropagation();
		for (const sign of ['input', 'change']) element?.addEventListener(sign, stop);
		return () => {
			for (const sign of ['input', 'change']) element?.removeEventListener(sign, stop);
		};
	}, []);
	return (
		<dialog ref={dialog} aria-label={label} className="suggest-page" onClose={onClose}>
			<div className="suggest-page-head">
				<Icon name="search" size={20} />
				<input
					ref={field}
					type="search"
					aria-label={label}
					defaultValue={input.current?.value ?? ''}
					placeholder={input.current?.placeholder}
					autoComplete="off"
					spellCheck={false}
					maxLength={80}
					enterKeyHint="search"
				/>
				<button type="button" aria-label={t('suggest.close')} onClick={() => dialog.current?.close()}>
					<Icon name="close" size={22} />
				</button>
			</div>
			{isReady ? <PageList {...props} field={field} onDone={() => dialog.current?.close()} /> : null}
		</dialog>
	);
}

type PageListProps = SuggestBoxProps & { field: RefObject<HTMLInputElement>; onDone: () => void };

function PageList({ id, input, label, use, field, onDone }: PageListProps) {
	const { combo, choose, ...drawn } = useSuggestBox({
		id,
		field,
		input,
		use,
		onDone,
		onEnter: (write) => {
			const form = input.current?.form;
			write(field.current?.value ?? '');
			if (use !== 'name') form?.requestSubmit();
		},
	});
	return (
		<SuggestList
			{...drawn}
			lead={drawn.answer?.lead ?? null}
			status={drawn.answer?.status ?? ''}
			id={id}
			label={label}
			active={combo.active}
			onHover={combo.setActive}
			onChoose={choose}
		/>
	);
}
