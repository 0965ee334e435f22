import { type ComponentType, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FindBoxProps } from './find-box';

/** The text field of the header's search. On the first focus a separate chunk makes it a combobox. */
export function FindField() {
	const { t } = useTranslation('trade');
	const id = useId();
	const input = useRef<HTMLInputElement>(null);
	const [Box, setBox] = useState<ComponentType<FindBoxProps> | null>(null);
	return (
		<>
			<label htmlFor={id} className="sr-only">
				{t('search')}
			</label>
			<input
				ref={input}
				id={id}
				name="destination"
				type="search"
				placeholder={t('searchPlaceholder')}
				autoComplete="off"
				spellCheck={false}
				maxLength={80}
				onFocus={() =>
					import('./find-box').then(
						(module) => setBox(() => module.FindBox),
						() => undefined,
					)
				}
				className="w-full min-w-0 h-9 bg-transparent text-ellipsis placeholder:text-inherit placeholder:opacity-82 focus:outline-none [&::-webkit-search-cancel-button]:hidden"
			/>
			{Box ? <Box id={`${id}-list`} input={input} label={t('search')} /> : null}
		</>
	);
}
