import type { ReactNode } from 'react';
import { useRoot } from '~/components/root/use-root';
import { formatTimestamp } from '~/domain/date/format-timestamp';

/** An instant on a clock of the Alps; `children` puts it into words. */
export function Timestamp({ at, children }: { at: number; children?: (text: string) => ReactNode }) {
	const { language } = useRoot();
	const text = formatTimestamp(at, language);
	return <time dateTime={new Date(at).toISOString()}>{children ? children(text) : text}</time>;
}
