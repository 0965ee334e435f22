import { useTranslation } from 'react-i18next';
import { KeyCap } from './key-cap';
import type { KeyHint } from './shortcuts';

/** A key and its function, as an entry of a list. */
export function Hint({ hint, keyClass = '' }: { hint: KeyHint; keyClass?: string }) {
	const { t } = useTranslation();
	return (
		<li>
			{hint.keys.map((key) => (
				<KeyCap key={key} isRead className={keyClass}>
					{key}
				</KeyCap>
			))}
			{/* Texts of pages stand in their own namespaces, which the type of one hook cannot name. */}
			<span>{t(hint.text as never) as string}</span>
		</li>
	);
}
